/** A piece of text in one look. `link` is an address, or `#` and the id of a heading of the same document. */
export interface Run {
  readonly text: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly link?: string;
  /** BCP 47 tag, where it is not the document's language. */
  readonly language?: string;
  /** Set where it is not to be parted, if a line holds all of it. */
  readonly together?: true;
}

/** A line of text: runs side by side. */
export type Text = readonly Run[];

/** The first page of a booklet. */
export interface Cover {
  readonly kind: 'cover';
  readonly eyebrow: string;
  readonly title: string;
  readonly subtitle: string;
  readonly lines: readonly string[];
  readonly foot: string;
}

/** The head of a document without a cover. */
interface Title {
  readonly kind: 'title';
  readonly eyebrow: string;
  readonly title: string;
  readonly subtitle?: string;
}

/** The list of the headings of levels 1 and 2 with their pages. */
interface Contents {
  readonly kind: 'contents';
}

/** Level 1 is a chapter and begins a page. */
export interface Heading {
  readonly kind: 'heading';
  readonly level: 1 | 2 | 3;
  readonly text: string;
  /** Name by which runs link to it. */
  readonly id?: string;
  /** Of a chapter: it may stand below another that fills less than half of its last page, or leaves room for all of it. */
  readonly mayFollow?: true;
}

export interface Paragraph {
  readonly kind: 'paragraph';
  readonly text: Text;
  /** `talk` is the title of a talk or panel, `quiet` a line about the heading above; both stay with what follows. */
  readonly look?: 'lead' | 'talk' | 'quiet';
}

interface List {
  readonly kind: 'list';
  readonly ordered: boolean;
  readonly items: readonly (readonly Block[])[];
}

interface Quote {
  readonly kind: 'quote';
  readonly blocks: readonly Block[];
}

/** Things with a short label, such as papers with their numbers; none is cut across pages. */
interface Entries {
  readonly kind: 'entries';
  readonly entries: readonly Entry[];
}

export interface Entry {
  readonly label: string;
  readonly title: Text;
  readonly lines: readonly Text[];
  /** Paragraphs, lists and quotes. */
  readonly abstract?: readonly Block[];
  /** Name by which an index knows its page. */
  readonly anchor?: string;
}

export interface Table {
  readonly kind: 'table';
  /** Column headings; none if the first cell of each row says what the row is about. */
  readonly head?: readonly string[];
  /** true: on one page, if there is one high enough. */
  readonly whole?: boolean;
  /** Shares of the width. */
  readonly widths: readonly number[];
  readonly rows: readonly (readonly Text[])[];
}

/** A column of a table of things of one kind. */
export interface Column<Item> {
  readonly head: string;
  /** Share of the width. */
  readonly width: number;
  readonly text: (item: Item) => Text;
}

/** A day as a table: times down, rooms across. */
interface Grid {
  readonly kind: 'grid';
  /** Of the times, then of each room. */
  readonly head: readonly string[];
  readonly rows: readonly { readonly head: string; readonly cells: readonly GridCell[] }[];
}

interface GridCell {
  /** Each on a line of its own; none where a room is free. */
  readonly lines: readonly Text[];
  readonly columns: number;
  readonly rows: number;
  /** Whether everybody goes to it. */
  readonly isForAll: boolean;
}

/** People with what they do, two beside each other. */
export interface People {
  readonly kind: 'people';
  readonly people: readonly { readonly name: string; readonly lines: readonly string[] }[];
}

/** Somebody who is introduced: the portrait, and beside it the name, as a heading of level 2, and some lines. */
interface Profile {
  readonly kind: 'profile';
  readonly heading: Heading;
  /** Name of the file, a square JPEG; it shows the person named next to it. */
  readonly portrait: string;
  readonly lines: readonly Text[];
}

/** People with the pages on which they are, in columns that are read downwards. */
interface Index {
  readonly kind: 'index';
  readonly entries: readonly IndexEntry[];
  /** The separator between the numbers of two pages. */
  readonly between: string;
}

export interface IndexEntry {
  readonly name: Text;
  /** The letter that begins with it, in an index long enough for letters. */
  readonly letter?: string;
  /** Of entries, headings and profiles. */
  readonly anchors: readonly string[];
}

/** Blocks that stay on one page, if a page is high enough. */
interface Together {
  readonly kind: 'together';
  readonly blocks: readonly Block[];
}

/** An address as a QR code, for those who read on paper. */
interface Code {
  readonly kind: 'code';
  readonly address: string;
  readonly label: string;
  /** SVG. */
  readonly code: string;
}

/** Lines to write on, as many as the page has room for; nothing where there is room for few. */
interface Notes {
  readonly kind: 'notes';
  readonly label: string;
}

/** The contents of a document, before anybody knows how it will look. */
export type Block =
  | Cover
  | Title
  | Contents
  | Heading
  | Paragraph
  | List
  | Quote
  | Entries
  | Table
  | Grid
  | People
  | Profile
  | Index
  | Together
  | Code
  | Notes;

/** A text in one look. */
export const plain = (text: string): Text => [{ text }];

/** A table with a row for each item. A column that nothing stands in is none. */
export function tableOf<Item>(columns: readonly Column<Item>[], items: readonly Item[]): Table {
  const filled = columns.filter(({ text }) => items.some((item) => text(item).some((run) => run.text !== '')));
  return {
    kind: 'table',
    head: filled.map(({ head }) => head),
    widths: filled.map(({ width }) => width),
    rows: items.map((item) => filled.map(({ text }) => text(item))),
  };
}

/** A paragraph in one look. */
export const paragraph = (text: string | Text, look?: Paragraph['look']): Paragraph => ({
  kind: 'paragraph',
  text: typeof text === 'string' ? plain(text) : text,
  ...(look && { look }),
});

/** A text of the data that may be in another language than the document, such as the title of a paper. */
export const inLanguage = (text: string, language: string | undefined): Run => ({
  text,
  ...(language !== undefined && { language }),
});

/** A text that opens the mail program. */
export const mailLink = (email: string): Run => ({ text: email, link: `mailto:${email}` });
