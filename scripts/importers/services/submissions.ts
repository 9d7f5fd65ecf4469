import type { PaperFacts } from '../model';
import type { Report } from '../read/problem';
import { doiIn } from '../values/checked';
import { listIn } from '../values/lists';
import { markdownOf } from '../values/markup';
import { peopleIn } from '../values/names';
import { paperIdIn } from '../values/paper-id';
import type { Context } from './service';
import type { Row } from './table-format';

/** The fields of a table with one row a paper. */
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

/** The names that columns of such tables usually have, whoever wrote them; every service has its own beside them. */
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

/** The papers of a table with one row a paper. */
export function papersIn(rows: readonly Row<PaperField>[], { report }: Context): PaperFacts[] {
  return rows.flatMap((row): PaperFacts[] => {
    const id = paperIdIn(row.text('id'));
    const title = row.text('title');
    if (!isNamed(id, title, row.at('id'), report)) return [];
    const { people, corresponding } = peopleIn(row.text('authors'), row.at('authors'));
    return [
      {
        id,
        at: row.at('id'),
        title,
        corresponding,
        authors: people.length === 0 ? undefined : people,
        abstract: markdownOf(row.lines('abstract')),
        keywords: listIn(row.lines('keywords')),
        topics: listIn(row.lines('topics')),
        track: row.text('track'),
        pages: row.text('pages'),
        doi: doiIn(row.text('doi'), row.at('doi'), report),
        decision: /^(|no|false|0)$/i.test(row.text('deleted')) ? row.text('decision') : 'deleted',
        sessions: listIn(row.lines('session')),
      },
    ];
  });
}

/** Whether a paper has a number and a title; what has not is told, and left out. */
export function isNamed(id: string, title: string, at: string, report: Report): boolean {
  if (id !== '' && title !== '') return true;
  const message = `A paper without a ${id === '' ? 'number' : 'title'} is left out.`;
  report({ at, message, hint: 'Write it into the service, and export it again.' });
  return false;
}
