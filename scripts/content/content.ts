import type { CollectionName, Rows } from './collections';
import type { FromSchema } from './from-schema';

/** A record of a collection, or its single object, as its schema describes it. */
type RecordOf<Name extends CollectionName> = FromSchema<Rows[Name]['schema']>;

/** All collections by their names, as pages and documents get them. */
export type Content = {
  readonly [Name in CollectionName]: Rows[Name]['shape'] extends 'many' ? readonly RecordOf<Name>[] : RecordOf<Name>;
};

export type { Html } from './from-schema';

export type AcceptedWarning = RecordOf<'acceptedWarnings'>;
export type Conference = RecordOf<'conference'>;
export type Currency = RecordOf<'currencies'>;
export type Deadline = RecordOf<'deadlines'>;
export type Document = RecordOf<'documents'>;
export type Fee = RecordOf<'fees'>;
export type Panel = RecordOf<'panels'>;
export type Paper = RecordOf<'papers'>;
export type Poster = RecordOf<'posters'>;
export type Presentation = RecordOf<'presentations'>;
export type Session = RecordOf<'sessions'>;
export type Speaker = RecordOf<'speakers'>;
export type SpecialSession = RecordOf<'specialSessions'>;
export type Supplement = RecordOf<'supplements'>;
