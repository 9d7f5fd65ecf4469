import Handlebars from 'handlebars';
import { formatDecimal } from '../../../shared/format/money';
import { memoised } from '../../../shared/memoise';
import { languageAt, wordsIn } from '../../../shared/words';
import { isRecord } from '../fields';
import { LineIndex } from '../read/line-index';
import { didYouMean } from '../report/nearest';
import type { Facts } from './facts';
import { KEPT_TEXTS, keptByText } from './kept-by-text';

/** An expression that cannot be filled in, with its braces. */
export interface TemplateProblem {
  readonly code: 'template-syntax' | 'template-unknown-name';
  readonly message: string;
  readonly hint: string;
  readonly expression: string;
}

const ALLOWED = 'Write {{name}}, for example {{conference.acronym}}, or {{date name}} for a date.';

/** A text with its expressions replaced. If it is not `complete`, it still has them. */
interface Filled {
  readonly text: string;
  readonly problems: readonly TemplateProblem[];
  readonly complete: boolean;
}

/**
 * Replaces the `{{…}}` expressions of a text by facts of the content. Only names and the `date` helper are allowed: no blocks, no
 * partials. Every name is looked up first, so that a mistyped one is an error and no gap.
 */
export function fillIn(text: string, facts: Facts): Filled {
  if (!text.includes('{{')) return { text, problems: [], complete: true };
  const program = parsed(text);
  if (program === undefined) {
    const message = 'An expression in double braces is not complete.';
    return {
      text,
      problems: [{ code: 'template-syntax', message, hint: ALLOWED, expression: unclosed(text) }],
      complete: false,
    };
  }
  const sourceOf = sourceIn(text);
  const problems = program.body.flatMap((statement) => check(statement, sourceOf, facts));
  if (problems.length > 0 || facts.incomplete.size > 0) return { text, problems, complete: false };
  // Markdown escapes HTML afterwards; escaping here as well would show "&amp;" to readers.
  return { text: program.body.map((statement) => written(statement, facts)).join(''), problems: [], complete: true };
}

/** Parses a text; undefined if its braces do not match. */
const parsed = keptByText((text): hbs.AST.Program | undefined => {
  try {
    return Handlebars.parseWithoutProcessing(text);
  } catch {
    return undefined;
  }
}, KEPT_TEXTS);

/** Makes the text of a part that has passed `check`. */
function written(statement: hbs.AST.Statement, facts: Facts): string {
  if (statement.type === 'ContentStatement') return (statement as hbs.AST.ContentStatement).value; // its type says so
  const { named, isDate } = nameIn(statement as hbs.AST.MustacheStatement); // check() lets nothing else pass
  let value: unknown = facts.values;
  for (const part of (named as hbs.AST.PathExpression).parts) value = isRecord(value) ? value[part] : undefined;
  if (typeof value === 'number') return formatDecimal(value, languageOf(facts));
  if (!isDate) return String(value);
  const { dates, lists } = wordsOfFacts(facts);
  const [, day = '', hour] = DATE.exec(String(value)) ?? [];
  return lists.text([dates.date(day), hour?.replace(/\d+:\d+/, dates.clock)]);
}

const languageOf = ({ values: { conference } }: Facts) =>
  isRecord(conference) && typeof conference.language === 'string' ? conference.language : 'en';

/** A date, and the hour and zone of a deadline. */
const DATE = /^(\d{4}-\d{2}-\d{2})(?: (.+))?$/;

/** How dates and lists are written in the language of the conference. */
const wordsOfFacts = memoised(({ values: { conference } }: Facts) => {
  const { language = '', digits, venue } = isRecord(conference) ? conference : {};
  const country = isRecord(venue) ? String(venue.countryCode) : undefined;
  const written = digits === 'arabic' || digits === 'latin' ? digits : undefined;
  return wordsIn(languageAt(String(language), country), { digits: written });
});

/** Finds the name of a fact: the first word in the braces, or the one after "date". */
function nameIn({ path, params }: hbs.AST.MustacheStatement) {
  const isDate = path.type === 'PathExpression' && (path as hbs.AST.PathExpression).original === 'date';
  return { named: isDate ? params[0] : path, isDate };
}

/** Finds the first pair of braces that is not closed, and what follows it. */
const unclosed = (text: string) => /\{\{(?![^{}]*\}\})[^{}\n]*\}?/.exec(text)?.[0] ?? '{{';

function check(
  statement: hbs.AST.Statement,
  sourceOf: (node: hbs.AST.Node) => string,
  facts: Facts,
): TemplateProblem[] {
  if (statement.type === 'ContentStatement') return [];
  const expression = sourceOf(statement);
  const reject = (message: string): TemplateProblem[] => [
    { code: 'template-syntax', message, hint: ALLOWED, expression },
  ];
  if (statement.type !== 'MustacheStatement') return reject(`${expression} is more than a name in double braces.`);

  const { params, hash } = statement as hbs.AST.MustacheStatement; // its type says so
  const { named, isDate } = nameIn(statement as hbs.AST.MustacheStatement);
  if (params.length !== (isDate ? 1 : 0) || hash !== undefined || named?.type !== 'PathExpression') {
    return reject(`${expression} is not a name in double braces.`);
  }
  return lookUp(named as hbs.AST.PathExpression, expression, isDate, facts);
}

function lookUp(
  { parts, original, depth }: hbs.AST.PathExpression,
  expression: string,
  isDate: boolean,
  facts: Facts,
): TemplateProblem[] {
  if (depth > 0) {
    const message = `${expression} is not a name in double braces.`;
    return [{ code: 'template-syntax', message, hint: ALLOWED, expression }];
  }
  let value: unknown = facts.values;
  for (const part of parts) {
    const known = isRecord(value) ? Object.keys(value) : [];
    if (!(isRecord(value) && known.includes(part))) {
      if (facts.incomplete.has(parts[0] ?? '')) return [];
      const message = `${expression} names nothing: "${part}" is not known.`;
      return [
        {
          code: 'template-unknown-name',
          message,
          hint: known.length === 0 ? ALLOWED : didYouMean(part, known).hint,
          expression,
        },
      ];
    }
    value = value[part];
  }
  if (isRecord(value)) {
    const hint = `Continue with one of: ${Object.keys(value).join(', ')}.`;
    return [{ code: 'template-unknown-name', message: `${original} is a group, not a single fact.`, hint, expression }];
  }
  if (isDate && !DATE.test(String(value))) {
    return [{ code: 'template-unknown-name', message: `${original} is not a date.`, hint: ALLOWED, expression }];
  }
  return [];
}

/** The text of an expression. */
const sourceIn = (text: string) => {
  const lines = new LineIndex(text);
  return ({ loc: { start, end } }: hbs.AST.Node): string =>
    text.slice(lines.offset(start.line, start.column + 1), lines.offset(end.line, end.column + 1));
};
