import { grouped } from '../../../shared/format/grouped';
import type { ContributionFacts, ImportedPerson, ImportedPresentation, ImportedSession } from '../model';
import { orcidIn } from '../values/checked';
import { listIn, trimmed } from '../values/lists';
import { markdownOf, withoutTags } from '../values/markup';
import { peopleIn } from '../values/names';
import { paperIdIn } from '../values/paper-id';
import { sessionKindIn } from '../values/session-kind';
import { startIn } from '../values/times';
import { verdictOf } from '../values/verdict';
import { keys } from './document-keys';
import { personIn } from './people';
import { joinedTexts, kindWithTalks } from './schedule-events';
import type { Context, Service } from './service';
import { isNamed } from './submissions';
import { type Row, tableFormat } from './table-format';

type Cells = Row<string>;

/** The most authors of a paper, chairs or talks of a session: each has columns of its own. */
const MOST = 100;

/** The names of columns, of which each is a field; of a name with "#" one for each number. */
const named = (names: string): string[] =>
  keys(names).flatMap((name) =>
    name.includes('#') ? Array.from({ length: MOST }, (_, index) => name.replace('#', String(index + 1))) : [name],
  );
const fields = (names: string) => Object.fromEntries(named(names).map((name) => [name, [name]]));

const [AUTHORS, TALKS, CHAIRS] = [named('authors_formatted_#_'), named('p#_'), named('chair#')];

const OF_SESSION = `
  session_ID session_short session_title session_info session_abstract session_start session_end session_room chair#
  chair#_organisation
`;
const LEFT = {
  same: named('authors_formatted authors_formatted_index fullname p#_number session_room_ID presentations'),
  presenter: named('p#_presenting_author'),
  when: ['registered', 'paper_last_update', 'last_login'],
  form: keys('studentpaper extratext extraoption external_resource title'),
  room: ['session_room_info'],
  service: named(`
    submitting_author sa_organisation sa_country sa_region copyright_signature copyright_signed_date personID username
    organisation2 submitter_of presenter_of author_registration_status paperIDs sessionIDs sessions_short
    sessions_short_index sessions sessions_formatted track_type
  `),
};

/** ConfTool: its exports of papers, sessions with their papers, authors and users, as CSV, XML or Excel. */
export const confTool: Service = {
  name: 'ConfTool',
  tables: [
    tableFormat<string>({
      holds: 'papers',
      fields: fields(`
        paperID contribution_type presentation_mode title abstract keywords topics authors organisations acceptance_status
        acceptance withdrawn presenting_author presenting_author_cv authors_formatted_#_name authors_formatted_#_organisation
        authors_formatted_#_orcid ${OF_SESSION}
      `),
      needs: ['paperID', 'title', 'authors'],
      left: { ...LEFT, form: LEFT.form.filter((name) => name !== 'title') },
      read: (rows, context) => {
        const placed = rows.filter((row) => row.text('session_ID') !== '' && row.text('session_start') !== '');
        return {
          contributions: withTracks(rows.flatMap((row) => paperOf(row, '', context))),
          ...sessionsIn(placed, context),
          presentations: placed.map((row) => presentationOf(row, '')),
        };
      },
    }),
    tableFormat<string>({
      holds: 'sessions',
      fields: fields(
        `${OF_SESSION} p#_paperID p#_contribution_type p#_title p#_abstract p#_keywords p#_topics p#_authors p#_organisations p#_start p#_end`,
      ),
      needs: ['session_ID', 'session_title', 'session_start'],
      left: LEFT,
      read: (rows, context) => {
        const talks = rows.flatMap((row) =>
          TALKS.flatMap((prefix) => (row.text(`${prefix}paperID`) === '' ? [] : [{ row, prefix }])),
        );
        const program = sessionsIn(rows, context);
        const timed = new Set(program.sessions.map(({ key }) => key));
        return {
          contributions: withTracks(talks.flatMap(({ row, prefix }) => paperOf(row, prefix, context))),
          ...program,
          presentations: talks.flatMap(({ row, prefix }) =>
            timed.has(keyOf(row)) ? [presentationOf(row, prefix)] : [],
          ),
        };
      },
    }),
    ...[
      { holds: 'authors', family: 'lastname', needs: ['paperIDs'] },
      { holds: 'users', family: 'name', needs: ['personID'] },
    ].map(({ holds, family, needs }) =>
      tableFormat<string>({
        holds,
        fields: {
          ...fields(`name country orcid cv ${needs.join(' ')}`),
          given: ['firstname'],
          family: [family],
          affiliation: ['organisation'],
        },
        needs: ['given', 'family', ...needs],
        left: LEFT,
        read: (rows, context) => ({
          people: rows.flatMap((row) => {
            const person = personIn(row, context);
            return person === undefined ? [] : [{ ...person, bio: markdownOf(row.lines('cv')) }];
          }),
        }),
      }),
    ),
  ],
  documents: [],
};

/** A paper and its type, which is its track if it is no kind. */
interface Typed {
  readonly facts: ContributionFacts;
  readonly type: string;
}

/** Gives papers their types as tracks, if there are several: "Full paper", "Industry". */
function withTracks(papers: readonly Typed[]): ContributionFacts[] {
  const types = new Set(papers.flatMap(({ facts, type }) => (facts.kind === undefined && type !== '' ? [type] : [])));
  return papers.map(({ facts, type }) =>
    facts.kind === undefined && types.size > 1 ? { ...facts, track: type } : facts,
  );
}

function paperOf(row: Cells, prefix: string, { report }: Context): Typed[] {
  const text = (name: string) => row.text(prefix + name);
  const id = paperIdIn(text('paperID'));
  const title = withoutTags(text('title'));
  const at = row.at(`${prefix}paperID`);
  if (!isNamed(id, title, at, report)) return [];
  const type = text('contribution_type');
  const kind = kindOf(`${text('presentation_mode')} ${text('acceptance')}`) ?? kindOf(type);
  const facts: ContributionFacts = {
    ...{ id, at, title, kind, people: presented(authorsOf(row, prefix, report), row), peopleApart: true },
    abstract: markdownOf(row.lines(`${prefix}abstract`)),
    keywords: listIn(row.lines(`${prefix}keywords`)),
    topics: listIn(row.lines(`${prefix}topics`)),
    // Sessions have only papers that were accepted.
    decision: prefix === '' ? decisionOf(text('acceptance_status'), text('acceptance'), text('withdrawn')) : 'accepted',
  };
  return [{ facts, type }];
}

/** Gives the author who presents a paper the biography that goes with it. */
function presented(authors: readonly ImportedPerson[], row: Cells): readonly ImportedPerson[] {
  const [presenter] = peopleIn(row.text('presenting_author'), '', true).people;
  const bio = markdownOf(row.lines('presenting_author_cv'));
  return bio === '' ? authors : authors.map((each) => (each.name === presenter?.name ? { ...each, bio } : each));
}

function kindOf(type: string): string | undefined {
  const kind = sessionKindIn(type);
  if (kind !== undefined) return kind === 'posters' ? 'poster' : kind;
  return /\b(?:talk|presentation)s?\b/i.test(type) && !/\boral|\bpaper/i.test(type) ? 'talk' : undefined;
}

/** Above 0 a paper is accepted, in which form `acceptance` says; below it is rejected. */
function decisionOf(status: string, words: string, withdrawn: string): string {
  if (withdrawn === '1') return 'withdrawn';
  const verdict = verdictOf(words);
  if (Number(status) > 0) return verdict === 'in' ? words : 'accepted';
  if (Number(status) < 0) return verdict === 'out' ? words : 'rejected';
  return status === '' ? words : '';
}

/** Reads authors from columns of their own, else from lists with numbers: "Sow, Ada (1); Neri, Luca (1,2)" and "1: Dakar; 2: Pisa". */
function authorsOf(row: Cells, prefix: string, report: Context['report']): ImportedPerson[] {
  const apart = prefix === '' ? AUTHORS.filter((author) => row.text(`${author}name`) !== '') : [];
  const own = apart.flatMap((author) => {
    const at = row.at(`${author}name`);
    return peopleIn(row.text(`${author}name`), at, true).people.map((person) => ({
      ...person,
      affiliation: row.text(`${author}organisation`),
      orcid: orcidIn(row.text(`${author}orcid`), row.at(`${author}orcid`), report),
    }));
  });
  if (own.length > 0) return own;
  const places = row
    .text(`${prefix}organisations`)
    .split(/;\s*(?=\d+:\s)/)
    .map((place) => place.replace(/^\d+:\s*/, ''));
  return peopleIn(row.text(`${prefix}authors`), row.at(`${prefix}authors`), true).people.map((person) => {
    const numbers = person.affiliation?.split(/\D+/).map(Number) ?? (places.length === 1 ? [1] : []);
    return { ...person, affiliation: trimmed(numbers.map((number) => places[number - 1] ?? '')).join('; ') };
  });
}

const keyOf = (row: Cells) => `session ${row.text('session_ID')}`;

/** Reads each session once, from its own row or from those of its papers. */
function sessionsIn(
  rows: readonly Cells[],
  { zone, report }: Context,
): { sessions: ImportedSession[]; people: ImportedPerson[] } {
  const people: ImportedPerson[] = [];
  const sessions = [...grouped(rows, keyOf)].flatMap(([key, [row]]): ImportedSession[] => {
    const start = startIn(row?.text('session_start') ?? '', zone);
    const end = startIn(row?.text('session_end') ?? '', zone);
    if (row === undefined || start === undefined || end === undefined) {
      const at = row?.at('session_start') ?? '';
      const message = `The ${key} has no time yet, and is left out.`;
      report({ at, message, hint: 'Give it a time in the service, and export it again.' });
      return [];
    }
    const chairs = CHAIRS.filter((chair) => row.text(chair) !== '').flatMap((chair) =>
      peopleIn(row.text(chair), row.at(chair), true).people.map((person) => ({
        ...person,
        affiliation: row.text(`${chair}_organisation`),
      })),
    );
    people.push(...chairs);
    const hasPapers = row.text('paperID') !== '' || row.text('p1_paperID') !== '';
    const short = row.text('session_short');
    const title = withoutTags(row.text('session_title')) || short;
    const kind = sessionKindIn(title) ?? sessionKindIn(row.text('p1_contribution_type')) ?? 'oral';
    return [
      {
        ...{ key, at: row.at('session_ID'), date: start.date, start: start.time },
        end: end.time === '00:00' ? '24:00' : end.time,
        // Codes such as "S01.03" are on the doors of big conferences.
        title: /^\p{Lu}{1,4}\d[\d.]*\p{L}?$/u.test(short) && !title.includes(short) ? `${short}: ${title}` : title,
        kind: hasPapers ? kindWithTalks(kind) : kind,
        room: row.text('session_room'),
        chairs: chairs.map(({ name }) => name),
        abstract: joinedTexts(['session_info', 'session_abstract'].map((name) => markdownOf(row.lines(name)))),
      },
    ];
  });
  return { sessions, people };
}

/** A paper in its session. Without times of its own it has those of the session. */
function presentationOf(row: Cells, prefix: string): ImportedPresentation {
  const clock = (name: string) => /\d\d:\d\d/.exec(prefix === '' ? '' : row.text(prefix + name))?.[0] ?? '';
  const date = row.text('session_start').slice(0, 10);
  return {
    ...{ contribution: paperIdIn(row.text(`${prefix}paperID`)), at: row.at('session_ID'), session: keyOf(row) },
    ...{ date, start: clock('start'), end: clock('end'), room: row.text('session_room') },
  };
}
