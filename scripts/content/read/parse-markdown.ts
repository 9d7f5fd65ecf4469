import type { CollectionName } from '../../../shared/model/collections';
import { isRecord } from '../fields';
import { type Diagnostic, error, type Place, type Range, type Staged } from '../report/diagnostics';
import { yesOrNo } from '../validate/yes-or-no';
import { LineIndex } from './line-index';
import { parseYaml } from './parse-yaml';
import type { Parsed, Path } from './parsed';
import type { Source } from './source';

const FORM = 'Begin the file with a line "---", then "title: …", then another line "---", and then the text.';

/** Parses the Markdown files of a folder. Each is a record, with its fields in the front matter and its text below. */
export function parseMarkdown(collection: CollectionName, folder: string, sources: readonly Source[]): Staged<Parsed> {
  const diagnostics: Diagnostic[] = [];
  const pages: Page[] = [];
  const misread: unknown[] = [];
  for (const source of sources) {
    const { value, diagnostics: found } = parsePage(source);
    diagnostics.push(...found);
    if (value !== undefined) pages.push(value);
    // Its address is unknown, so that links cannot be checked.
    else misread.push({ id: idOf(source) });
  }
  const pageOf = ([index]: Path) => pages[Number(index)];
  const nowhere: Range = { line: 1, column: 1, endLine: 1, endColumn: 1 };
  return {
    value: {
      collection,
      file: folder,
      text: '',
      value: pages.map(({ value }) => value),
      misread,
      parts: sources.map(({ file, text }) => ({ file, text })),
      fileOf: (path) => pageOf(path)?.file ?? folder,
      rangeOf: (path) => pageOf(path)?.rangeOf(path.slice(1)) ?? nowhere,
      keyRangeOf: (path) => pageOf(path)?.keyRangeOf(path.slice(1)) ?? nowhere,
    },
    diagnostics,
  };
}

/** Returns the name of a file without folder and extension. */
const idOf = ({ file }: Source) => file.replace(/^.*\/|\.md$/g, '');

type Page = Pick<Parsed, 'file' | 'value' | 'rangeOf' | 'keyRangeOf'>;

/** Fields that are derived from the file itself, and hints not to write them. */
const DERIVED: Readonly<Record<string, string>> = {
  id: 'Delete it: the name of the file is the id of the page.',
  text: 'Delete it: the text of the page is below the head.',
};

function parsePage(source: Source): Staged<Page | undefined> {
  const { file, text } = source;
  const lines = new LineIndex(text);
  const at = (start: number, end: number): Place => ({ file, range: lines.range(start, end) });
  const reject = (...diagnostics: Diagnostic[]) => ({ value: undefined, diagnostics });
  const firstLine = /^[^\n]*/.exec(text)?.[0].length ?? 0;
  const opening = /^---[ \t]*(?:\n|$)/.exec(text)?.[0];
  if (opening === undefined) {
    return reject(error('page-head', at(0, firstLine), 'The page has no head.', { hint: FORM }));
  }
  const closing = /^---[ \t]*$/gm;
  closing.lastIndex = opening.length;
  const close = closing.exec(text);
  if (close === null) {
    return reject(error('page-head', at(0, firstLine), 'The head of the page is not closed.', { hint: FORM }));
  }
  // The opening line is kept, so that line numbers are those of the file.
  const head = parseYaml({ ...source, text: `   \n${text.slice(opening.length, close.index)}` });
  if (head.value === undefined) return { value: undefined, diagnostics: head.diagnostics };
  const { value: written, rangeOf, keyRangeOf } = head.value;
  if (written !== null && !isRecord(written)) {
    return reject(error('page-head', at(0, firstLine), 'The head of the page has no fields.', { hint: FORM }));
  }
  const fields = written ?? {};
  const taken = Object.keys(DERIVED).filter((name) => Object.hasOwn(fields, name));
  if (taken.length > 0) {
    return reject(
      ...taken.map((name) =>
        error(
          'unknown-field',
          { file, range: keyRangeOf([name]) },
          `There is no field "${name}" in the head of a page.`,
          {
            hint: DERIVED[name],
          },
        ),
      ),
    );
  }
  const id = idOf(source);
  const start = close.index + close[0].length;
  const body = text.slice(start).trim() === '' ? '' : text.slice(start).replace(/^\n*/, '');
  const from = text.length - body.length;
  const { menu, ...rest } = fields;
  // YAML 1.2 reads "no" as a text; here it means no, as in tables.
  const isInMenu = menu === undefined ? false : yesOrNo(menu);
  const entry = isInMenu === true ? rest.title : isInMenu === false ? undefined : menu;
  const isThere = (name: unknown) => typeof name === 'string' && Object.hasOwn(fields, name);
  const ofHead = lines.range(0, opening.trimEnd().length);
  return {
    value: {
      file,
      value: {
        id,
        path: `/${id}`,
        ...rest,
        ...(entry === undefined ? {} : { menu: entry }),
        text: body,
      },
      rangeOf: (path) => {
        if (path[0] === 'text') return lines.range(from, from + body.trimEnd().length);
        return isThere(path[0]) ? rangeOf(path) : ofHead;
      },
      keyRangeOf: (path) => (isThere(path[0]) ? keyRangeOf(path) : ofHead),
    },
    diagnostics: head.diagnostics,
  };
}
