import type { Content } from '../../.content/types';

export type CollectionName = keyof Content;

/**
 * How one file of `data/` is read, validated and linked. A new collection is one row in `collections`
 * and one schema, `data/schemas/<file without its ending>.schema.json`.
 */
export interface Collection {
  readonly file: string;
  readonly format: 'csv' | 'yaml';
  /** `many`: a list of records (a CSV always is). `one`: a single object. */
  readonly shape: 'one' | 'many';
  /** Fields that together name a record; no two records may share them. */
  readonly key?: readonly string[];
  /** Field → the collection whose key it holds. */
  readonly references?: Readonly<Record<string, CollectionName>>;
  /** Each record has a page of this kind; `'id'` where the record's own id is the kind. */
  readonly page?: string;
  /** The file may be absent, which means that it has no records. */
  readonly optional?: boolean;
  /** For the compiler alone: no module is made of it. */
  readonly internal?: boolean;
}

type Extras = Omit<Collection, 'file' | 'format' | 'shape'>;

const table = (file: string, extras: Extras = {}): Collection => ({ file, format: 'csv', shape: 'many', ...extras });
const list = (file: string, extras: Extras = {}): Collection => ({ file, format: 'yaml', shape: 'many', ...extras });
const single = (file: string): Collection => ({ file, format: 'yaml', shape: 'one' });

/** The one table of collections, in the order in which the compiler reads them. */
export const collections: Readonly<Record<CollectionName, Collection>> = {
  conference: single('conference.yaml'),
  navigation: single('navigation.yaml'),
  home: single('home.yaml'),
  pages: list('pages.yaml', { key: ['id'], page: 'id' }),
  tracks: table('tracks.csv', { key: ['id'] }),
  deadlines: table('deadlines.csv', { key: ['track', 'milestone'], references: { track: 'tracks' } }),
  topics: table('topics.csv', { key: ['id'] }),
  speakers: list('speakers.yaml', { key: ['id'] }),
  chairs: table('chairs.csv', { key: ['id'] }),
  committees: table('committees.csv', { key: ['id'], page: 'committee' }),
  committeeMembers: table('committee-members.csv', { references: { committee: 'committees' } }),
  programCommittee: table('program-committee.csv'),
  partners: table('partners.csv'),
  calls: list('calls.yaml', { key: ['id'], page: 'call' }),
  attending: single('attending.yaml'),
  specialSessions: list('special-sessions.yaml', {
    key: ['id'],
    page: 'special-session',
    references: { textOf: 'specialSessions' },
  }),
  rooms: table('rooms.csv', { key: ['id'] }),
  sessions: table('sessions.csv', {
    key: ['id'],
    references: { room: 'rooms', specialSession: 'specialSessions', speaker: 'speakers', panel: 'panels' },
  }),
  papers: table('papers.csv', { key: ['id'], references: { session: 'sessions' } }),
  posters: table('posters.csv', { key: ['id'] }),
  panels: list('panels.yaml', { key: ['id'], page: 'panel' }),
  registration: single('registration.yaml'),
  fees: table('fees.csv', { key: ['id'] }),
  supplements: table('supplements.csv', { key: ['id'] }),
  currencies: table('currencies.csv', { key: ['code'] }),
  payment: single('payment.yaml'),
  contacts: table('contacts.csv'),
  statements: list('statements.yaml', { key: ['id'], page: 'statement', optional: true }),
  documents: table('documents.csv', { key: ['file'], references: { specialSession: 'specialSessions' } }),
  acceptedWarnings: list('accepted-warnings.yaml', { optional: true, internal: true }),
};

/** The names of all collections, in table order. */
export const collectionNames = Object.keys(collections) as CollectionName[]; // Object.keys widens to string[]

/** The collections of which a module is made. */
export const publishedNames = collectionNames.filter((name) => !collections[name].internal);

/** File name without its ending: the name of the collection's schema. */
export const stem = (collection: Collection): string => collection.file.replace(/\.[a-z]+$/, '');
