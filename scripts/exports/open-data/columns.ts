/** A column of a table of open data. In CSV, a list is one text with semicolons. */
export interface Column {
  readonly type: 'string' | 'integer' | 'list';
  readonly description: string;
  /** Values may be missing. */
  readonly optional?: true;
  /** The table has the column only if a row has a value in it. */
  readonly rare?: true;
}

type Columns = Readonly<Record<string, Column>>;

const text = (description: string) => ({ type: 'string', description }) as const;
const maybe = (description: string) => ({ type: 'string', description, optional: true }) as const;
const rare = <Type extends Column['type']>(type: Type, description: string) =>
  ({ type, description, optional: true, rare: true }) as const;
const list = (description: string) => ({ type: 'list', description }) as const;

const second = {
  secondTitle: rare('string', 'The title in another language.'),
  secondTitleLanguage: rare('string', 'Language of the second title (BCP 47).'),
} as const;

/** The columns of each table. None holds an e-mail address. */
export const COLUMNS = {
  sessions: {
    id: text('Id of the session.'),
    number: { type: 'integer', description: 'Number of an oral session.', optional: true },
    kind: text('Kind of the session, such as oral or keynote.'),
    title: text('Title.'),
    start: text('Start, in local time with its offset from UTC (ISO 8601).'),
    end: text('End, as the start.'),
    rooms: list('Names of the rooms.'),
    chairs: list('Names of the chairs.'),
    people: rare('list', 'Names of the people of the session itself: who teaches, organises or moderates.'),
    abstract: rare('string', 'Abstract.'),
    website: rare('string', 'Website of the session.'),
    ...second,
    speakers: list('Who is heard: the speaker, the people of a panel, else the chairs.'),
    papers: list('Ids of the papers that are presented, in order.'),
    mode: text('in-person, online or hybrid.'),
    status: maybe('cancelled or moved.'),
    url: text('Address of the page that tells most about it.'),
  },
  papers: {
    id: text('Number of the paper.'),
    title: text('Title.'),
    authors: list('Names of the authors, in their order.'),
    sessions: list('Ids of the sessions in which it is presented.'),
    abstract: maybe('Abstract.'),
    keywords: list('Keywords.'),
    language: maybe('Language of the title, where it is not that of the site (BCP 47).'),
    pages: maybe('Pages in the proceedings.'),
    doi: maybe('DOI.'),
    award: maybe('What it was awarded.'),
    tags: rare('list', 'Tags.'),
    links: rare('list', 'Links, each a label and an address.'),
    licence: rare('string', 'Licence.'),
    ...second,
    status: rare('string', 'withdrawn, cancelled or moved.'),
  },
  contributions: {
    id: text('Id of the contribution.'),
    kind: text('Kind of the contribution, such as talk or tutorial.'),
    title: text('Title.'),
    people: list('Names of the people who present it, in their order.'),
    sessions: list('Ids of the sessions in which it is presented.'),
    abstract: maybe('Abstract.'),
    language: maybe('Language of the title, where it is not that of the site (BCP 47).'),
    level: maybe('For whom it is.'),
    tags: list('Tags.'),
    links: list('Links, each a label and an address.'),
    licence: maybe('Licence.'),
    ...second,
    status: maybe('withdrawn, cancelled or moved.'),
  },
  people: {
    id: text('Last part of the address of the page of the person.'),
    name: text('Full name.'),
    familyName: text('Family name.'),
    affiliation: maybe('Affiliation.'),
    orcid: maybe('ORCID iD.'),
    roles: list('What the person does, each once: author, chair, member, speaker, panelist ….'),
  },
  committees: {
    committee: text('Name of the committee.'),
    name: text('Full name of the member.'),
    role: maybe('Role in the committee.'),
    affiliation: maybe('Affiliation.'),
  },
  deadlines: {
    track: text('Name of the track.'),
    milestone: text('Short id of what is due.'),
    label: text('What is due.'),
    date: text('Day, as YYYY-MM-DD.'),
    endDate: maybe('Last day of a period.'),
    ends: rare(
      'string',
      'Moment at which it is over, with its offset from UTC (ISO 8601), if it has an hour or a zone.',
    ),
  },
} as const satisfies Readonly<Record<string, Columns>>;

type Value<Type> = Type extends 'list' ? readonly string[] : Type extends 'integer' ? number : string;

/** A row of a table. Missing values are undefined. */
export type Row<Name extends keyof typeof COLUMNS> = {
  readonly [Field in keyof (typeof COLUMNS)[Name]]: (typeof COLUMNS)[Name][Field] extends {
    readonly type: infer Type;
    readonly optional: true;
  }
    ? Value<Type> | undefined
    : (typeof COLUMNS)[Name][Field] extends { readonly type: infer Type }
      ? Value<Type>
      : never;
};
