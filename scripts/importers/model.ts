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
  /** The place in the export. */
  readonly at: string;
}

/** The columns of papers.csv that hold addresses. */
export const FILE_COLUMNS = ['pdf', 'slides', 'video', 'code'] as const;

export type Files = Readonly<Partial<Record<(typeof FILE_COLUMNS)[number], string>>>;

/** Values of one row or object of an export for a paper. Several files may have values for the same paper. */
export interface PaperFacts {
  readonly id: string;
  readonly at: string;
  readonly title?: string | undefined;
  readonly authors?: readonly ImportedPerson[] | undefined;
  /** The authors are separate values in the export, which is more reliable than a list in one text. */
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
  /** The decision, as the service writes it. */
  readonly decision?: string | undefined;
  /** Ids or titles of sessions in sessions.csv. */
  readonly sessions?: readonly string[] | undefined;
}

/** The time and room of a session, or of the presentation of a paper. */
export interface TimeSlot {
  readonly at: string;
  /** YYYY-MM-DD; start and end are HH:MM; all in the time zone of the conference. */
  readonly date: string;
  readonly start: string;
  readonly end: string;
  /** Name of the room. */
  readonly room?: string | undefined;
}

export interface ImportedSession extends TimeSlot {
  /** Identifies the session within the export. */
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

/** Parts of an export that are not imported, and why. */
export interface LeftOut {
  readonly from: string;
  readonly what: string;
  readonly why: string;
}

/** A talk or session as the export lists it, for a comparison with the data after the import. */
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
  /** All talks and sessions of a program; undefined for a table of papers, whose papers are listed anyway. */
  readonly listed?: readonly Listed[];
  readonly papers: readonly PaperFacts[];
  readonly members: readonly ImportedPerson[];
  readonly sessions: readonly ImportedSession[];
  readonly presentations: readonly ImportedPresentation[];
  /** Topics in their order, if the export lists them. */
  readonly topics: readonly string[];
  readonly left: readonly LeftOut[];
}
