import { type RecordKind, recordKinds } from '../format/record-address';
import { type SinglePage, singlePageIds } from './page-kinds';
import type { JsonSchema } from './schema';
import { acceptedWarningsSchema } from './schemas/accepted-warnings';
import { attendingSchema } from './schemas/attending';
import { callsSchema } from './schemas/calls';
import { chairsSchema } from './schemas/chairs';
import { committeeMembersSchema } from './schemas/committee-members';
import { committeesSchema } from './schemas/committees';
import { conferenceSchema } from './schemas/conference';
import { contactsSchema } from './schemas/contacts';
import { contributionsSchema } from './schemas/contributions';
import { currenciesSchema } from './schemas/currencies';
import { deadlinesSchema } from './schemas/deadlines';
import { documentsSchema } from './schemas/documents';
import { feesSchema } from './schemas/fees';
import { freePagesSchema } from './schemas/free-pages';
import { homeSchema } from './schemas/home';
import { navigationSchema } from './schemas/navigation';
import { pagesSchema } from './schemas/pages';
import { panelsSchema } from './schemas/panels';
import { papersSchema } from './schemas/papers';
import { partnersSchema } from './schemas/partners';
import { paymentSchema } from './schemas/payment';
import { peopleSchema } from './schemas/people';
import { postersSchema } from './schemas/posters';
import { presentationsSchema } from './schemas/presentations';
import { proceedingsSchema } from './schemas/proceedings';
import { programCommitteeSchema } from './schemas/program-committee';
import { registrationSchema } from './schemas/registration';
import { releasedEntriesSchema, releasesSchema } from './schemas/releases';
import { roomsSchema } from './schemas/rooms';
import { sessionKindsSchema } from './schemas/session-kinds';
import { sessionsSchema } from './schemas/sessions';
import { speakersSchema } from './schemas/speakers';
import { specialSessionsSchema } from './schemas/special-sessions';
import { statementsSchema } from './schemas/statements';
import { supplementsSchema } from './schemas/supplements';
import { themeSchema } from './schemas/theme';
import { topicsSchema } from './schemas/topics';
import { tracksSchema } from './schemas/tracks';
import { wordsSchema } from './schemas/words';

/**
 * Describes how a file of `data/` is read, validated and linked. To add a collection, add a row here and a schema in
 * `schemas/`. `npm run format` writes a copy of the schema for editors.
 */
export interface Collection {
  /** Name of its file, with its folder if any, or of its folder. */
  readonly file: string;
  /** `markdown`: a folder of files, each of which is a record with YAML front matter and a text. */
  readonly format: 'csv' | 'yaml' | 'markdown';
  /** `many`: a list of records (a CSV always is). `one`: a single object. */
  readonly shape: 'one' | 'many';
  /** Schema of one record, or of the single object. */
  readonly schema: JsonSchema;
  /** Fields that together identify a record. They must be unique. */
  readonly key?: readonly string[];
  /** Field → the collection to whose key it refers. */
  readonly references?: Readonly<Record<string, CollectionName>>;
  /** Kind of the page of each record, a folder in `pages/`. `'id'`: the record's id is the kind. */
  readonly page?: string;
  /** Prefix of the default address of such a page, before the record's id. */
  readonly under?: string;
  /** Its name in messages, after "the", if it differs from the key. */
  readonly label?: string;
  /** The file must exist. A missing optional file means that the conference has none of it. */
  readonly mandatory?: boolean;
  /** The compiler makes the single object if its file is missing (`complete/`). */
  readonly filledIn?: boolean;
  /** The hint for two records with the same key, where a typo is not the only explanation. */
  readonly duplicateHint?: string;
  /** For the compiler only: no module is written. */
  readonly internal?: boolean;
  /** Written by a command only. Rules about human writing skip it. */
  readonly writtenByCommand?: boolean;
}

/** A row of the table. The export below checks the names in its references. */
type Row = Omit<Collection, 'references'> & { readonly references?: Readonly<Record<string, string>> };

const table = { format: 'csv', shape: 'many' } as const;
const list = { format: 'yaml', shape: 'many' } as const;
const folder = { format: 'markdown', shape: 'many' } as const;
const single = { format: 'yaml', shape: 'one' } as const;

/** All collections, in the order in which the compiler reads them. */
const rows = {
  conference: {
    ...single,
    file: 'conference.yaml',
    schema: conferenceSchema,
    label: 'facts of the conference',
    mandatory: true,
  },
  navigation: { ...single, file: 'navigation.yaml', schema: navigationSchema, label: 'menus', filledIn: true },
  home: { ...single, file: 'home.yaml', schema: homeSchema, label: 'home page', filledIn: true },
  pages: { ...list, file: 'pages.yaml', schema: pagesSchema, label: 'texts of single pages', key: ['id'], page: 'id' },
  tracks: { ...table, file: 'tracks.csv', schema: tracksSchema, key: ['id'] },
  deadlines: {
    ...table,
    file: 'deadlines.csv',
    schema: deadlinesSchema,
    key: ['track', 'milestone'],
    references: { track: 'tracks' },
  },
  topics: { ...table, file: 'topics.csv', schema: topicsSchema, key: ['id'] },
  people: { ...table, file: 'people.csv', schema: peopleSchema },
  speakers: { ...list, file: 'speakers.yaml', schema: speakersSchema, label: 'keynote speakers', key: ['id'] },
  chairs: { ...table, file: 'chairs.csv', schema: chairsSchema, label: 'chairs of the conference', key: ['id'] },
  committees: {
    ...table,
    file: 'committees.csv',
    schema: committeesSchema,
    key: ['id'],
    page: 'committee',
    under: '/committees',
  },
  committeeMembers: {
    ...table,
    file: 'committee-members.csv',
    schema: committeeMembersSchema,
    references: { committee: 'committees' },
  },
  programCommittee: { ...table, file: 'program-committee.csv', schema: programCommitteeSchema },
  partners: { ...table, file: 'partners.csv', schema: partnersSchema, references: { session: 'sessions' } },
  calls: {
    ...list,
    file: 'calls.yaml',
    schema: callsSchema,
    key: ['id'],
    page: 'call',
    under: '/calls',
    references: { track: 'tracks' },
  },
  attending: { ...single, file: 'attending.yaml', schema: attendingSchema, label: 'page on attending' },
  specialSessions: {
    ...list,
    file: 'special-sessions.yaml',
    schema: specialSessionsSchema,
    key: ['id'],
    page: 'special-session',
    under: '/special-sessions',
    references: { textOf: 'specialSessions' },
  },
  rooms: { ...table, file: 'rooms.csv', schema: roomsSchema, key: ['id'] },
  sessionKinds: {
    ...table,
    file: 'session-kinds.csv',
    schema: sessionKindsSchema,
    label: 'kinds of session',
    key: ['id'],
  },
  sessions: {
    ...table,
    file: 'sessions.csv',
    schema: sessionsSchema,
    key: ['id'],
    references: {
      room: 'rooms',
      specialSession: 'specialSessions',
      speaker: 'speakers',
      panel: 'panels',
      parent: 'sessions',
      continues: 'sessions',
    },
  },
  papers: {
    ...table,
    file: 'papers.csv',
    schema: papersSchema,
    key: ['id'],
    references: { session: 'sessions', topics: 'topics', track: 'tracks' },
    duplicateHint:
      'If the paper is presented twice, keep one row, and list its presentations in presentations.csv. If they are two papers, give one of them another id.',
    internal: true,
  },
  listedContributions: {
    ...table,
    file: 'contributions.csv',
    schema: contributionsSchema,
    label: 'contributions',
    key: ['id'],
    references: { session: 'sessions', room: 'rooms', topics: 'topics', track: 'tracks' },
    duplicateHint: 'If it is presented twice, keep one row, and list its presentations in presentations.csv.',
    internal: true,
  },
  presentations: {
    ...table,
    file: 'presentations.csv',
    schema: presentationsSchema,
    key: ['paper', 'session'],
    references: { paper: 'papers', session: 'sessions' },
  },
  posters: {
    ...table,
    file: 'posters.csv',
    schema: postersSchema,
    key: ['id'],
    references: { session: 'sessions' },
    internal: true,
  },
  panels: { ...list, file: 'panels.yaml', schema: panelsSchema, key: ['id'], page: 'panel', under: '/panels' },
  registration: { ...single, file: 'registration.yaml', schema: registrationSchema, label: 'page on registration' },
  fees: { ...table, file: 'fees.csv', schema: feesSchema, key: ['id'] },
  supplements: { ...table, file: 'supplements.csv', schema: supplementsSchema, key: ['id'] },
  currencies: { ...table, file: 'currencies.csv', schema: currenciesSchema, key: ['code'] },
  payment: { ...single, file: 'payment.yaml', schema: paymentSchema, label: 'payment pages' },
  contacts: { ...table, file: 'contacts.csv', schema: contactsSchema, label: 'mailboxes' },
  statements: {
    ...list,
    file: 'statements.yaml',
    schema: statementsSchema,
    key: ['id'],
    page: 'statement',
    under: '',
  },
  freePages: {
    ...folder,
    file: 'pages',
    schema: freePagesSchema,
    label: 'pages of their own',
    key: ['id'],
    page: 'page',
    under: '',
  },
  documents: {
    ...table,
    file: 'documents.csv',
    schema: documentsSchema,
    key: ['file'],
    references: { specialSession: 'specialSessions' },
  },
  proceedings: { ...single, file: 'proceedings.yaml', schema: proceedingsSchema },
  releases: {
    ...list,
    file: 'releases/log.yaml',
    schema: releasesSchema,
    key: ['version'],
    writtenByCommand: true,
  },
  releasedEntries: {
    ...table,
    file: 'releases/program.csv',
    schema: releasedEntriesSchema,
    label: 'program as last released',
    key: ['entry'],
    writtenByCommand: true,
  },
  words: { ...single, file: 'words.yaml', schema: wordsSchema, label: 'words of the interface' },
  theme: { ...single, file: 'theme.yaml', schema: themeSchema, label: 'theme' },
  acceptedWarnings: {
    ...list,
    file: 'accepted-warnings.yaml',
    schema: acceptedWarningsSchema,
    internal: true,
  },
} as const satisfies Readonly<Record<string, Row>>;

export type CollectionName = keyof typeof rows;

/** All collections, typed alike. */
export const collections: Readonly<Record<CollectionName, Collection>> = rows;

/** The rows with their literal types, from which the types of the content derive. */
export type Rows = typeof rows;

/** Kind of the pages that show one day of a large program. */
const SCHEDULE_DAY = 'schedule-day';

/** Kind of a page. It selects the component that shows the page. */
export type RouteKind = SinglePage | typeof SCHEDULE_DAY | RecordKind | Exclude<PageOf<Rows[CollectionName]>, 'id'>;

type PageOf<AnyRow> = AnyRow extends { readonly page: infer Kind extends string } ? Kind : never;

/** Names of all collections, in table order. */
export const collectionNames = Object.keys(collections) as CollectionName[]; // Object.keys widens to string[]

/** All kinds of page; unique pages come first. */
export const routeKinds = [
  ...singlePageIds,
  SCHEDULE_DAY,
  ...recordKinds,
  ...Object.values(collections).flatMap(({ page }) => (page === undefined || page === 'id' ? [] : [page])),
] as readonly RouteKind[]; // the rows above, whose types say the same

/** The name of a collection, or of the contributions of all their tables. */
export type ListedBy = CollectionName | 'contributions';

/** The tables that contributions are in. */
export const CONTRIBUTION_TABLES = [
  'papers',
  'posters',
  'listedContributions',
] as const satisfies readonly CollectionName[];

/** Whether a collection is a table of contributions. */
export const isOfContributions = (name: CollectionName): boolean => CONTRIBUTION_TABLES.some((table) => table === name);

/** Collections for which the compiler writes a module. */
export type PublishedName = Exclude<CollectionName, 'acceptedWarnings' | (typeof CONTRIBUTION_TABLES)[number]>;

export const publishedNames = collectionNames.filter((name): name is PublishedName => !collections[name].internal);

/**
 * Returns the file name without extension, prefixed by its folder: the name of the schema. The prefix "free-" keeps the
 * folder `pages` apart from the file `pages.yaml`.
 */
export const moduleName = ({ file, format }: Collection): string =>
  format === 'markdown' ? `free-${file}` : file.replace(/\.[a-z]+$/, '').replaceAll('/', '-');
