import { isRecord } from '../content/fields';
import { parseYaml } from '../content/read/parse-yaml';
import { edited, offsetAt } from '../next-edition/editable-file';

/** The texts of a data folder by the paths of their files, such as "papers.csv" and "pages/visa.md", with line feeds only. */
type Texts = ReadonlyMap<string, string>;

/** Changes data from one format to the next. */
export interface Migration {
  /** The format that it makes, of data in the format before. */
  readonly makes: number;
  /** What it does, as a sentence for organisers. */
  readonly does: string;
  /** The tables that it reads or changes, such as "rooms.csv". It is given no others. */
  readonly tables: readonly string[];
  /** Returns the files that it changes or adds, with their whole texts. It must keep all else in them: comments, order, quotation marks. */
  readonly change: (texts: Texts) => Texts;
}

export const CONFERENCE = 'conference.yaml';

/** The format of data that names none: that of the first release. */
const FIRST_FORMAT = 1;

/** Returns the format that the migrations lead to: that of the engine. */
export const latestFormat = (migrations: readonly Migration[]): number => migrations.at(-1)?.makes ?? FIRST_FORMAT;

/** Returns the format that the content of conference.yaml names; undefined if it is no format. */
export function formatIn(conference: unknown): number | undefined {
  if (!isRecord(conference)) return undefined;
  const { dataFormat = FIRST_FORMAT } = conference;
  return typeof dataFormat === 'number' && Number.isInteger(dataFormat) && dataFormat > 0 ? dataFormat : undefined;
}

/** Applies migrations, one after the other, to the texts of a data folder. Returns the changed files. */
export function migrate(texts: Texts, steps: readonly Migration[]): Texts {
  const all = new Map(texts);
  for (const { tables, change } of steps) {
    const given = [...all].filter(([name]) => tables.includes(name) || !name.endsWith('.csv'));
    for (const [name, text] of change(new Map(given))) all.set(name, text);
  }
  if (steps.length > 0) all.set(CONFERENCE, withFormat(all.get(CONFERENCE) ?? '', latestFormat(steps)));
  return new Map([...all].filter(([name, text]) => text !== texts.get(name)));
}

/** Names a format in the text of conference.yaml. */
function withFormat(text: string, format: number): string {
  const parsed = parseConference(text);
  if (!(isRecord(parsed?.value) && 'dataFormat' in parsed.value))
    return `${text}${text.endsWith('\n') ? '' : '\n'}dataFormat: ${format}\n`;
  const { line, column, endLine, endColumn } = parsed.rangeOf(['dataFormat']);
  const [start, end] = [offsetAt(text, line, column), offsetAt(text, endLine, endColumn)];
  return edited(text, [{ start, end, text: `${format}` }]);
}

/** Parses the text of conference.yaml; undefined if it is not valid YAML. */
export const parseConference = (text: string) => parseYaml({ collection: 'conference', file: CONFERENCE, text }).value;
