import { grouped } from '../../../shared/format/grouped';
import { type Diagnostic, placeText } from './diagnostics';

/** The number of problems from which a summary helps: fewer are read in their order. */
const MANY = 12;
const SHOWN = 5;

/** These come first: as long as one of them is there, its consequences are unknown, or told in vain. */
const BEFORE_OTHERS: ReadonlySet<string> = new Set([
  'missing-folder',
  'unreadable-file',
  'file-too-large',
  'mixed-separators',
  'columns-exchanged',
  'unclosed-quote',
  'stray-quote',
  'missing-column',
  'unknown-column',
  'duplicate-column',
  'too-many-cells',
  'too-few-cells',
  'yaml-syntax',
  'yaml-indent',
  'yaml-tab',
  'merge-conflict',
]);

/**
 * The summary of many problems, by which to begin: one line for each kind in a file and field, causes and errors before
 * the rest.
 */
export function whatFirst(diagnostics: readonly Diagnostic[]): string | undefined {
  if (diagnostics.length < MANY) return undefined;
  const kinds = [...grouped(diagnostics, ({ code, file, field }) => `${code} ${file} ${columnIn(field)}`).values()];
  const lines = kinds
    .flatMap((group) => (group[0] === undefined ? [] : [{ first: group[0], count: group.length }]))
    .sort((a, b) => rank(b.first) - rank(a.first) || b.count - a.count)
    .slice(0, SHOWN)
    .map(({ first, count }, index) => {
      const where = first.cell ? placeText(first) : `${first.file}:${first.range.line}`;
      const times =
        count === 1 ? '' : ` (${count} times in this ${first.field === undefined ? 'file' : 'column or field'})`;
      return `  ${index + 1}. ${where} ${first.code}${times}: ${first.message} ${first.hint ?? ''}`.trimEnd();
    });
  const certain = diagnostics.filter(({ fix }) => fix?.isCertain).length;
  if (certain > 0) lines.push(`  "npx colloquium check --fix" fixes ${certain} of them without asking.`);
  return [`${diagnostics.length} problems of ${kinds.length} kinds. What to do first:`, ...lines].join('\n');
}

const rank = ({ code, severity }: Diagnostic) => (BEFORE_OTHERS.has(code) ? 2 : severity === 'error' ? 1 : 0);

/** The name of a column; entries of lists in YAML are of one kind. */
const columnIn = (field = '') => field.replace(/ › \d+(?= ›|$)/g, '');
