/** A person as an export writes them. An e-mail address is never among it: nothing that is imported may publish one. */
export interface ImportedPerson {
  /** Given name first. */
  readonly name: string;
  readonly familyName?: string | undefined;
  readonly affiliation?: string | undefined;
  /** Code of two letters where the export's name of the country is known, else that name. */
  readonly country?: string | undefined;
  readonly orcid?: string | undefined;
  readonly page?: string | undefined;
  /** Where the export says so. */
  readonly at: string;
}

/** The columns of papers.csv that hold an address. */
export const FILE_COLUMNS = ['pdf', 'slides', 'video', 'code'] as const;

export type Files = Readonly<Partial<Record<(typeof FILE_COLUMNS)[number], string>>>;

/** The values of one row or object of an export for a paper; several files may have some for the same paper. */
export interface PaperFacts {
  readonly id: string;
  readonly at: string;
  readonly title?: string | undefined;
  readonly authors?: readonly ImportedPerson[] | undefined;
  /** The authors stand one by one, which tells names apart better than a list in one text. */
  readonly authorsApart?: boolean | undefined;
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
  /** Addresses, by the columns of papers.csv. */
  readonly files?: Files | undefined;
  readonly language?: string | undefined;
  /** The decision, in the service's words. */
  readonly decision?: string | undefined;
  /** Ids or titles of the sessions of sessions.csv in which it is presented. */
  readonly sessions?: readonly string[] | undefined;
}

/** Something that takes place at a time: a session, or the presentation of a paper. */
export interface TimeSlot {
  readonly at: string;
  /** YYYY-MM-DD, HH:MM: in the time zone of the conference. */
  readonly date: string;
  readonly start: string;
  readonly end: string;
  /** Name of the room. */
  readonly room?: string | undefined;
}

export interface ImportedSession extends TimeSlot {
  /** The same for the same session, within the export. */
  readonly key: string;
  readonly title: string;
  /** A kind of data/session-kinds.csv, or a usual one. */
  readonly kind: string;
  readonly chairs: readonly string[];
  readonly note?: string | undefined;
}

export interface ImportedPresentation extends TimeSlot {
  readonly paper: string;
  /** Key of its session. */
  readonly session: string;
}

/** Something of an export that does not come along, and why; of several alike, `what` names each. */
export interface LeftOut {
  readonly from: string;
  readonly what: string;
  readonly why: string;
}

/** A talk or session as the exported file lists it, before anything is made of it: what comes out is compared with it. */
export interface Listed {
  readonly id: string;
  readonly title: string;
  /** HH:MM, as it is written. */
  readonly start?: string | undefined;
  /** Name of the room. */
  readonly room?: string | undefined;
  readonly people: readonly string[];
  readonly hasAbstract: boolean;
}

/** The content of one exported file. */
export interface Reading {
  /** All that a program lists; undefined of a table of papers, whose papers are what it lists. */
  readonly listed?: readonly Listed[];
  readonly papers: readonly PaperFacts[];
  readonly members: readonly ImportedPerson[];
  readonly sessions: readonly ImportedSession[];
  readonly presentations: readonly ImportedPresentation[];
  /** All topics in their order, as far as the export lists them. */
  readonly topics: readonly string[];
  readonly left: readonly LeftOut[];
}
