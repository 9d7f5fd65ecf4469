/** A person of an export. It never has an e-mail address, since imported data is published. */
export interface ImportedPerson {
  /** Given name first. */
  readonly name: string;
  readonly familyName?: string | undefined;
  readonly affiliation?: string | undefined;
  /** The two-letter code if the country's name is known, else the name. */
  readonly country?: string | undefined;
  readonly orcid?: string | undefined;
  readonly page?: string | undefined;
  /** Biography, as Markdown. */
  readonly bio?: string | undefined;
  readonly pronouns?: string | undefined;
  /** Each a label and an address: "Code https://example.org". */
  readonly links?: readonly string[] | undefined;
  /** The place in the export. */
  readonly at: string;
}

/** The columns of contributions.csv and papers.csv that hold one address each. */
export const FILE_COLUMNS = ['pdf', 'slides', 'video', 'code'] as const;

export type Files = Readonly<Partial<Record<(typeof FILE_COLUMNS)[number], string>>>;

/** Values of one row or object of an export for a contribution. Several files may have values for the same one. */
export interface ContributionFacts {
  readonly id: string;
  /** The id is made from the title: the contribution is the one that has the title elsewhere. */
  readonly isIdMade?: boolean | undefined;
  readonly at: string;
  /** Returns the place of the value for a column of contributions.csv, in exports whose values are in cells. */
  readonly placeOf?: ((column: string) => string) | undefined;
  /** A paper of papers.csv if absent, else a kind of contributions.csv, or the label of an own one: `talk`, `workshop`, "Film". */
  readonly kind?: string | undefined;
  readonly title?: string | undefined;
  /** Who presents or wrote it. */
  readonly people?: readonly ImportedPerson[] | undefined;
  /** The people are separate values in the export, which is more reliable than a list in one text. */
  readonly peopleApart?: boolean | undefined;
  /** Name of the author to write to. */
  readonly corresponding?: string | undefined;
  readonly abstract?: string | undefined;
  readonly keywords?: readonly string[] | undefined;
  /** Names of topics. */
  readonly topics?: readonly string[] | undefined;
  /** Name of the track. */
  readonly track?: string | undefined;
  readonly pages?: string | undefined;
  readonly doi?: string | undefined;
  /** Addresses, by column. */
  readonly files?: Files | undefined;
  /** Other addresses, each with its label: "Feedback https://example.org". */
  readonly links?: readonly string[] | undefined;
  /** Code of two letters. */
  readonly language?: string | undefined;
  readonly level?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly licence?: string | undefined;
  readonly status?: 'withdrawn' | 'cancelled' | undefined;
  readonly board?: string | undefined;
  /** The decision, as the service writes it. */
  readonly decision?: string | undefined;
  /** Ids or titles of sessions in sessions.csv. */
  readonly sessions?: readonly string[] | undefined;
}

/** The time and room of a session, or of a contribution. */
export interface TimeSlot {
  readonly at: string;
  /** YYYY-MM-DD; start and end are HH:MM; all in the time zone of the conference. */
  readonly date: string;
  readonly start: string;
  readonly end: string;
  /** Day on which it ends, if it lasts longer than an evening. */
  readonly endDate?: string | undefined;
  /** Name of the room. */
  readonly room?: string | undefined;
}

export interface ImportedSession extends TimeSlot {
  /** Identifies the session within the export. */
  readonly key: string;
  /** Its number in the export, by which other files may name it. */
  readonly id?: string | undefined;
  readonly title: string;
  /** A usual kind, or the label of an own one. */
  readonly kind: string;
  readonly chairs: readonly string[];
  readonly note?: string | undefined;
  /** The people of the session itself, such as the teachers of a tutorial with parts. */
  readonly people?: readonly ImportedPerson[] | undefined;
  readonly abstract?: string | undefined;
  readonly website?: string | undefined;
}

/** When and where a contribution is presented: in a session, or in a slot of its own. */
export interface ImportedPresentation extends TimeSlot {
  /** Id of the contribution. */
  readonly contribution: string;
  /** Key of its session; absent for a slot of its own. */
  readonly session?: string | undefined;
}

/** Facts of a room, if the export has more of it than its name. */
export interface ImportedRoom {
  readonly name: string;
  readonly building?: string | undefined;
  readonly floor?: string | undefined;
  /** Seats, as digits. */
  readonly capacity?: string | undefined;
}

/** Parts of an export that are not imported, and why. */
export interface LeftOut {
  readonly from: string;
  readonly what: string;
  readonly why: string;
}

/** A contribution or session as the export lists it, for a comparison with the data after the import. */
export interface Listed {
  readonly id: string;
  readonly title: string;
  /** HH:MM, as in the export. */
  readonly start?: string | undefined;
  /** Name of the room. */
  readonly room?: string | undefined;
  readonly people: readonly string[];
  readonly hasAbstract: boolean;
}

/** The content of one exported file. */
export interface Reading {
  /** All contributions and sessions of a program; undefined for a table of contributions, which are listed anyway. */
  readonly listed?: readonly Listed[];
  readonly contributions: readonly ContributionFacts[];
  readonly members: readonly ImportedPerson[];
  /** Facts of people, who are imported if a contribution or session names them. */
  readonly people?: readonly ImportedPerson[];
  readonly sessions: readonly ImportedSession[];
  readonly presentations: readonly ImportedPresentation[];
  readonly rooms?: readonly ImportedRoom[];
  /** Abstracts of sessions by title, of a table that has no times of them. */
  readonly sessionAbstracts?: ReadonlyMap<string, string>;
  /** Topics in their order, if the export lists them. */
  readonly topics: readonly string[];
  readonly left: readonly LeftOut[];
  /** What the columns hold, if it was guessed: name → field. */
  readonly columns?: readonly string[];
}

/** A contribution of the programme, combined from all files. */
export type ImportedContribution = ContributionFacts & { readonly title: string };

/** The combined content of all files. */
export interface Imported {
  readonly contributions: readonly ImportedContribution[];
  readonly members: readonly ImportedPerson[];
  /** Facts of people, whoever they are. */
  readonly people: readonly ImportedPerson[];
  readonly sessions: readonly ImportedSession[];
  readonly presentations: readonly ImportedPresentation[];
  readonly rooms: readonly ImportedRoom[];
  readonly topics: readonly string[];
  /** Numbers of the papers that are not in the programme, by decision. */
  readonly outside: ReadonlyMap<string, readonly string[]>;
  /** Those of them that were withdrawn or cancelled, by number. */
  readonly gone: ReadonlyMap<string, 'withdrawn' | 'cancelled'>;
  readonly left: readonly LeftOut[];
  /** Talks and sessions that the files list, without papers that are not in the programme. */
  readonly listed: readonly Listed[];
}
