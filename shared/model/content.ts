import type { EditionFacts } from '../editions';
import type { FontMeasures } from '../theme/fallback-faces';
import type { SomeTexts } from '../words/texts';
import type { CollectionName, PublishedName, Rows } from './collections';
import type { Contribution } from './contribution';
import type { Contributor } from './contributor';
import type { FromSchema } from './from-schema';
import type { Picture } from './picture';
import type { Route } from './route';

/** The type of a record, or of the single object, derived from its schema. */
type RecordOf<Name extends CollectionName> = Name extends 'words'
  ? SomeTexts // its schema is computed, so it has no literal types
  : Name extends 'sessions'
    ? Omit<FromSchema<Rows['sessions']['schema']>, 'status'> & OnlyOne
    : Name extends 'theme'
      ? FromSchema<Rows['theme']['schema']> & Measured
      : FromSchema<Rows[Name]['schema']>;

/** What the compiler measures in the file of a typeface of the conference's own. */
interface Measured {
  readonly ownMeasures?: FontMeasures;
}

/** The fields that the compiler adds to some sessions. Of one contribution they have its title, language and status. */
interface OnlyOne extends Pick<Contribution, 'language' | 'status'> {
  /** It is the slot that a contribution has of its own, and no row of sessions.csv. */
  readonly isOwnSlot?: true;
  /** The key of the one contribution that the session consists of: both are one thing, with one page, entry and star. */
  readonly contribution?: string;
}

/** All collections by name: a list, or the single object, which may be undefined if the file is optional. */
export type Content = {
  readonly [Name in CollectionName]: Rows[Name]['shape'] extends 'many'
    ? readonly RecordOf<Name>[]
    : Rows[Name] extends { readonly mandatory: true } | { readonly filledIn: true }
      ? RecordOf<Name>
      : RecordOf<Name> | undefined;
} & {
  /** Everybody whom the data names, with their roles. */
  readonly contributions: readonly Contribution[];
  /** Everybody whom the data names, with their roles. */
  readonly contributors: readonly Contributor[];
};

/** The content from which pages and files are made. */
export type PublishedContent = Pick<Content, PublishedName | 'contributions' | 'contributors'>;

/** The content that pages render: the modules that the compiler writes. */
export type RenderedContent = PublishedContent & {
  readonly pictures: readonly Picture[];
  readonly routes: readonly Route[];
} & EditionFacts;

export type { RouteKind } from './collections';
export type { Role } from './roles';
export type { Contribution, Contributor, Picture, Route };

export type AcceptedWarning = RecordOf<'acceptedWarnings'>;
export type Attending = RecordOf<'attending'>;
export type Call = RecordOf<'calls'>;
export type Chair = RecordOf<'chairs'>;
export type Conference = RecordOf<'conference'>;
export type Contact = RecordOf<'contacts'>;
export type Currency = RecordOf<'currencies'>;
export type Deadline = RecordOf<'deadlines'>;
export type Document = RecordOf<'documents'>;
export type Fee = RecordOf<'fees'>;
export type Home = RecordOf<'home'>;
export type Navigation = RecordOf<'navigation'>;
export type Page = RecordOf<'pages'>;
export type Panel = RecordOf<'panels'>;
export type Paper = RecordOf<'papers'>;
export type Partner = RecordOf<'partners'>;
export type Payment = RecordOf<'payment'>;
export type Person = RecordOf<'people'>;
export type Poster = RecordOf<'posters'>;
export type Presentation = RecordOf<'presentations'>;
export type Proceedings = RecordOf<'proceedings'>;
export type ProgramCommitteeMember = RecordOf<'programCommittee'>;
export type Registration = RecordOf<'registration'>;
export type Release = RecordOf<'releases'>;
export type ReleasedEntry = RecordOf<'releasedEntries'>;
export type Room = RecordOf<'rooms'>;
export type Session = RecordOf<'sessions'>;
export type Speaker = RecordOf<'speakers'>;
export type SpecialSession = RecordOf<'specialSessions'>;
export type Statement = RecordOf<'statements'>;
export type Supplement = RecordOf<'supplements'>;
export type ThemeSettings = RecordOf<'theme'>;
export type Topic = RecordOf<'topics'>;
export type Track = RecordOf<'tracks'>;
