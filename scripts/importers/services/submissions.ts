import type { Report } from '../../tables/problem';
import type { ContributionFacts } from '../model';
import { doiIn } from '../values/checked';
import { listIn, trimmed } from '../values/lists';
import { markdownOf } from '../values/markup';
import { isFamilyFirst, peopleIn } from '../values/names';
import { paperIdIn } from '../values/paper-id';
import type { Context } from './service';
import type { Row } from './table-format';

/** Fields of a table with one row for each paper. */
export type PaperField =
  | 'id'
  | 'title'
  | 'authors'
  | 'abstract'
  | 'keywords'
  | 'topics'
  | 'track'
  | 'pages'
  | 'doi'
  | 'decision'
  | 'deleted'
  | 'session';

/** Usual column names of such tables; services add their own. */
export const USUAL_COLUMNS = {
  id: ['#', 'id', 'number', 'paper', 'paper id', 'paper number', 'submission', 'submission id', 'submission number'],
  title: ['title', 'paper title', 'submission title'],
  authors: ['authors', 'author names', 'author', 'primary and other authors'],
  abstract: ['abstract', 'abstract text', 'paper abstract'],
  keywords: ['keywords', 'keyword', 'author keywords', 'paper keywords'],
  topics: ['topics', 'topic', 'subject areas', 'primary area'],
  track: ['track name', 'track'],
  pages: ['pages', 'page range', 'page numbers'],
  doi: ['doi'],
  decision: ['decision', 'status', 'paper decision', 'recommendation', 'venue'],
  session: ['session', 'sessions'],
} as const satisfies Partial<Record<PaperField, readonly string[]>>;

const FIELDS: ReadonlySet<string> = new Set(Object.keys(USUAL_COLUMNS));
const isPaperField = (column: string): column is PaperField => FIELDS.has(column);

/** Reads the papers of a table with one row for each paper. */
export function papersIn(rows: readonly Row<PaperField>[], { report }: Context): ContributionFacts[] {
  const named = rows.flatMap((row) => {
    const id = paperIdIn(row.text('id'));
    const title = row.text('title');
    return isNamed(id, title, row.at('id'), report)
      ? [{ row, id, title, authors: row.text('authors'), session: row.lines('session') }]
      : [];
  });
  const turned = isFamilyFirst(named.map(({ authors }) => authors));
  const sessions = new Set(named.map(({ session }) => session));
  return named.map(({ row, id, title, authors, session }): ContributionFacts => {
    const { people, corresponding } = peopleIn(authors, row.at('authors'), turned);
    return {
      id,
      at: row.at('id'),
      placeOf: (column) => row.at(isPaperField(column) ? column : 'id'),
      title,
      corresponding,
      people: people.length === 0 ? undefined : people,
      abstract: markdownOf(row.lines('abstract')),
      keywords: listIn(row.lines('keywords')),
      topics: listIn(row.lines('topics')),
      track: row.text('track'),
      pages: row.text('pages'),
      doi: doiIn(row.text('doi'), row.at('doi'), report),
      decision: /^(|no|false|0)$/i.test(row.text('deleted')) ? row.text('decision') : 'deleted',
      sessions: sessionsIn(session, sessions),
    };
  });
}

/** Splits a cell into sessions. Commas separate them only if each part is the session of another paper, since names may have commas. */
export function sessionsIn(text: string, known: ReadonlySet<string>): string[] {
  const parts = listIn(text);
  return /[;|\n]/.test(text) || parts.every((part) => known.has(part)) ? parts : trimmed([text]);
}

/** Tells whether a paper has a number and a title, and reports papers that do not. */
export function isNamed(id: string, title: string, at: string, report: Report): boolean {
  if (id !== '' && title !== '') return true;
  const message = `A paper without a ${id === '' ? 'number' : 'title'} is left out.`;
  report({ at, message, hint: 'Write it into the service, and export it again.' });
  return false;
}
