import { unsettable } from '../../content/fonts/paper-letters';
import type { SiteContent } from '../../content/site-content';
import { badgesOf, makeBadges } from './badges';
import { attendeesOf, makeAttendance, makePresentations } from './certificates';
import { chairedSessionsOf, makeChairSheets } from './chair-sheets';
import { type Desk, deskOf, type Participant } from './desk';
import { doorSignsOf, makeDoorSigns } from './door-signs';
import { boardsOf, makeBoards } from './poster-boards';
import { presentationsOf } from './presentations';

/** A document of the print set. */
interface DeskDocument {
  readonly file: string;
  /** Its content for the command's output: "12 signs". */
  readonly what: string;
  readonly make: () => Uint8Array;
}

type Texts = readonly [name: string, ...others: readonly string[]];

interface Kind<Item> {
  readonly name: string;
  /** Singular and plural. */
  readonly noun: readonly [one: string, several: string];
  readonly itemsOf: (desk: Desk) => readonly Item[];
  readonly makeOf: (desk: Desk, items: readonly Item[]) => Uint8Array;
  /** The name of somebody to whom an item belongs, and its other texts: it is left out if the fonts lack a letter of them. */
  readonly textsOf?: (item: Item) => Texts;
  /** The most items of a file, for printers and memory. */
  readonly most: number;
}

/** Declares a kind of document. There are none if the conference has no items for it. */
function kind<Item>({ name, noun, itemsOf, makeOf, most, textsOf }: Kind<Item>) {
  return {
    name,
    documentsOf: (desk: Desk): { readonly documents: DeskDocument[]; readonly leftOut: readonly Texts[] } => {
      const all = itemsOf(desk);
      const items = textsOf ? all.filter((item) => textsOf(item).every((text) => unsettable(text).length === 0)) : all;
      const parts = Math.ceil(items.length / most);
      const documents = Array.from({ length: parts }, (_, part) => {
        const inside = items.slice(part * most, (part + 1) * most);
        return {
          file: parts === 1 ? `${name}.pdf` : `${name}-${part + 1}.pdf`,
          what: `${inside.length} ${noun[inside.length === 1 ? 0 : 1]}`,
          make: () => makeOf(desk, inside),
        };
      });
      const made = new Set(items);
      const leftOut = all.flatMap((item) => (textsOf && !made.has(item) ? [textsOf(item)] : []));
      return { documents, leftOut };
    },
  };
}

/** All kinds of documents for the desk. */
const KINDS = [
  kind({
    name: 'badges',
    noun: ['badge', 'badges, four on a sheet of A4, to be cut at the marks'],
    itemsOf: badgesOf,
    makeOf: makeBadges,
    textsOf: ({ name, affiliation, country, roles }) => [name, affiliation, country, ...roles],
    most: 1000,
  }),
  kind({ name: 'door-signs', noun: ['sign', 'signs'], itemsOf: doorSignsOf, makeOf: makeDoorSigns, most: 500 }),
  kind({
    name: 'chair-sheets',
    noun: ['session', 'sessions, each on a sheet of its own'],
    itemsOf: chairedSessionsOf,
    makeOf: makeChairSheets,
    most: 500,
  }),
  kind({
    name: 'certificates-of-attendance',
    noun: ['certificate', 'certificates, by family names'],
    itemsOf: attendeesOf,
    makeOf: makeAttendance,
    textsOf: ({ name, affiliation }) => [name, affiliation],
    most: 500,
  }),
  kind({
    name: 'certificates-of-presentation',
    noun: [
      'certificate',
      'certificates, by family names; of several authors the first has one, of other contributions everybody',
    ],
    itemsOf: presentationsOf,
    makeOf: makePresentations,
    textsOf: ({ name, affiliation, title, others }) => [name, affiliation, title, ...others],
    most: 500,
  }),
  kind({
    name: 'poster-boards',
    noun: ['poster', 'posters in a list'],
    itemsOf: boardsOf,
    makeOf: makeBoards,
    most: 5000,
  }),
] as const;

/** The names of all kinds of documents. */
export const deskKinds: readonly string[] = KINDS.map(({ name }) => name);

/**
 * Lists the documents for the desk of a conference, by kind, and who is left out since no font has all letters. A kind without items has no
 * documents.
 */
export function printSetOf(
  site: SiteContent,
  kinds: readonly string[] = deskKinds,
  participants: readonly Participant[] = [],
) {
  const desk = deskOf(site, participants);
  return KINDS.filter(({ name }) => kinds.includes(name)).map(({ name, documentsOf }) => ({
    name,
    ...documentsOf(desk),
  }));
}
