import type { ImportedPaper } from '../combine';
import type { ImportedPresentation } from '../model';
import type { Report } from '../read/problem';
import type { DataTable } from './data-table';
import { planTable, type TablePlan, type WantedRow } from './plan-table';

export const PAPER_COLUMNS = ['id', 'session', 'title', 'authors'];
export const PRESENTATION_COLUMNS = ['paper', 'session', 'start', 'end'];

/** Look-ups of ids in the data. */
export interface Ids {
  readonly topicOf: (title: string) => string | undefined;
  readonly trackOf: (title: string) => string | undefined;
  /** Returns the id of a session by its key in the export. */
  readonly sessionOf: (key: string) => string;
  /** Returns the id of a session of the data by its id or title. */
  readonly knownSession: (name: string) => string | undefined;
}

export interface PaperOptions {
  /** Session of new papers without one in the export. */
  readonly session: string;
  /** Language of the site, which papers need not state. */
  readonly language: string;
  readonly update: boolean;
}

/** Cells for the presentation of a paper: the session's id, and the times if known. */
type Place = Readonly<Record<'session' | 'start' | 'end', string>>;

/** Plans changes of papers.csv, and of presentations.csv for papers with more than one presentation. */
export function planPapers(
  tables: { readonly papers: DataTable; readonly presentations: DataTable },
  papers: readonly ImportedPaper[],
  presentations: ReadonlyMap<string, readonly ImportedPresentation[]>,
  ids: Ids,
  options: PaperOptions,
  report: Report,
): { readonly papers: TablePlan; readonly presentations: TablePlan } {
  const { session, update } = options;
  const here = new Map(tables.papers.rows.map((row) => [row.cell('id'), row]));
  const repeats: WantedRow[] = [];
  const wanted = papers.flatMap((paper): WantedRow[] => {
    const row = here.get(paper.id);
    if (row === undefined && !paper.authors?.length && !presentations.has(paper.id)) {
      const message = `Paper ${paper.id} has no authors here, and is left out.`;
      report({ at: paper.at, message, hint: 'Name the export with its authors as well, or add it by hand.' });
      return [];
    }
    const [first, ...others] = oncePerSession([
      ...(presentations.get(paper.id) ?? []).map(({ session: key, start, end }) => ({
        session: ids.sessionOf(key),
        start,
        end,
      })),
      ...placesNamed(paper, ids, report),
    ]);
    for (const place of others) repeats.push(repeatOf(paper.id, place));
    const written = row?.cell('session') ?? '';
    // Times belong to a session: they are not imported if organisers have chosen another session.
    const isElsewhere = written !== '' && written !== first?.session && !update;
    const place = isElsewhere ? { session: first?.session ?? '' } : first;
    return [
      {
        key: paper.id,
        called: paper.id,
        cells: { ...cellsOf(paper, ids, options), ...place },
        whenNew: { id: paper.id, session },
      },
    ];
  });
  return {
    papers: planTable(tables.papers, wanted, { keyOf: ({ cell }) => cell('id'), update }),
    presentations: planTable(tables.presentations, repeats, {
      keyOf: ({ cell }) => JSON.stringify([cell('paper'), cell('session')]),
      update,
    }),
  };
}

/** Removes repeated presentations of several files. */
function oncePerSession(places: readonly Place[]): Place[] {
  const first = new Map<string, Place>();
  for (const place of places) if (!first.has(place.session)) first.set(place.session, place);
  return [...first.values()];
}

const repeatOf = (paper: string, { session, start, end }: Place): WantedRow => ({
  key: JSON.stringify([paper, session]),
  called: `${paper} in ${session}`,
  cells: { start, end },
  whenNew: { paper, session },
});

/** Finds the sessions that a paper names. Unknown sessions are reported. */
function placesNamed({ sessions = [], at }: ImportedPaper, ids: Ids, report: Report): Place[] {
  return sessions.flatMap((name) => {
    const session = ids.knownSession(name);
    if (session !== undefined) return [{ session, start: '', end: '' }];
    const hint = 'Add the session to sessions.csv first, or say --session.';
    report({ at, message: `There is no session "${name}" in sessions.csv, and the paper is not put into it.`, hint });
    return [];
  });
}

function cellsOf(paper: ImportedPaper, ids: Ids, { language }: PaperOptions): Record<string, string> {
  const { title, authors = [], keywords = [], topics = [], track = '' } = paper;
  const numbers = topics.flatMap((topic) => ids.topicOf(topic) ?? []);
  return {
    title,
    authors: authors.map(({ name }) => name).join('; '),
    abstract: paper.abstract ?? '',
    keywords: keywords.join('; '),
    topics: [...new Set(numbers)].join('; '),
    track: track && (ids.trackOf(track) ?? ''),
    pages: paper.pages ?? '',
    doi: paper.doi ?? '',
    ...paper.files,
    language: paper.language === language ? '' : (paper.language ?? ''),
    corresponding: paper.corresponding ?? '',
  };
}
