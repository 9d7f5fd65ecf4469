import type { Contributor, Role, Topic } from '#content';
import { proceedingsFormatsOf } from '../citation/proceedings-formats';
import { baseOf } from '../editions';
import { compareCodeUnits } from '../format/compare-code-units';
import { topicSlug } from '../format/record-address';
import { papersOf } from '../format/schedule';
import { memoised } from '../memoise';
import { type PaperEntry, type PersonEntry, paperEntry, type SessionEntry, sessionEntry, withPath } from './entries';
import { isLong, type LetterPart, lettersOf } from './letters';
import type { Program } from './program';

/** A page with a part of a list. */
interface PartEntry {
  readonly label: string;
  readonly path: string;
  readonly count: number;
}

/** The list of all papers and posters, or of the parts of a long list. */
export interface PapersView {
  readonly kind: 'papers';
  readonly bySession: readonly { readonly session: SessionEntry; readonly papers: readonly PaperEntry[] }[];
  readonly topics: readonly {
    readonly title: string;
    readonly path?: string;
    /** The kinds of the contributions on it. */
    readonly kinds: readonly Pick<PaperEntry, 'kind'>[];
  }[];
  readonly byTitle: readonly PaperEntry[];
  readonly parts: readonly PartEntry[];
  /** The proceedings volume, with its files for reference managers. */
  readonly proceedings?: { readonly title: string; readonly url?: string; readonly files: readonly FileEntry[] };
}

/** A file of the site. */
interface FileEntry {
  readonly name: string;
  readonly path: string;
}

/** Papers and posters whose titles have the same initial. */
export interface PapersPartView {
  readonly kind: 'papers-letter';
  readonly label: string;
  readonly papers: readonly PaperEntry[];
  readonly parts: readonly PartEntry[];
}

/** A person in the list of all people, with their roles. */
export interface ListedPerson extends PersonEntry {
  readonly familyName: string;
  readonly roles: readonly Role[];
}

/** All people, or those whose family names have the same initial, with links to the other parts. */
export interface PeopleView {
  readonly kind: 'people';
  /** The letter, if this is a part. */
  readonly label?: string;
  readonly letters: readonly {
    readonly id: string;
    readonly label: string;
    readonly people: readonly ListedPerson[];
  }[];
  readonly parts: readonly PartEntry[];
}

/** A topic with the papers that name it. */
export interface TopicView {
  readonly kind: 'topic';
  readonly topic: Omit<Topic, 'aliases'>;
  readonly papers: readonly PaperEntry[];
}

/** A sorted list, and its pages if it is long. */
interface Lettered<Item> {
  readonly letters: readonly LetterPart<Item>[];
  readonly parts: readonly PartEntry[];
}

/** Sorts all papers and posters by title. */
const papersByTitle = memoised((program: Program): Lettered<PaperEntry> => {
  const { content, links } = program;
  const entries = content.contributions.map((each) => paperEntry(program, each));
  const letters = lettersOf('papers', entries, ({ title }) => title, content.conference.language);
  return {
    letters,
    parts: partsOf(letters, isLong('papers', entries.length), (id) => links.to('papers-letter', id)),
  };
});

/** Sorts everybody by family name. */
const peopleByName = memoised((program: Program): Lettered<Contributor> => {
  const { contributors, conference } = program.content;
  const letters = lettersOf(
    'people',
    contributors,
    ({ familyName, name }) => `${familyName} ${name}`,
    conference.language,
  );
  return {
    letters,
    parts: partsOf(letters, isLong('people', contributors.length), (id) => program.links.to('people-letter', id)),
  };
});

const partsOf = (
  letters: readonly LetterPart<unknown>[],
  areParts: boolean,
  pathOf: (id: string) => string | undefined,
): PartEntry[] =>
  areParts ? letters.map(({ id, label, items }) => ({ label, path: pathOf(id) ?? '', count: items.length })) : [];

/** Returns the list of all papers and posters. */
export function papersView(program: Program): PapersView {
  const { sessions, topics } = program.content;
  const { letters, parts } = papersByTitle(program);
  const bySession = sessions
    .toSorted((one, other) => compareCodeUnits(`${one.date} ${one.start}`, `${other.date} ${other.start}`))
    .map((session) => ({
      session: sessionEntry(program, session),
      papers: papersOf(program.talks, session).map((paper) => paperEntry(program, paper)),
    }));
  return {
    kind: 'papers',
    bySession: parts.length > 0 ? [] : bySession.filter((each) => each.papers.length > 0),
    topics: topics.flatMap((topic) => {
      const kinds = (program.papersOnTopic.get(String(topic.id)) ?? []).map(({ kind }) => ({ kind }));
      const path = program.links.to('topic', topicSlug(topic));
      return kinds.length === 0 ? [] : [{ title: topic.title, ...withPath(path), kinds }];
    }),
    byTitle: parts.length > 0 ? [] : letters.flatMap(({ items }) => items),
    parts,
    ...volumeOf(program),
  };
}

function volumeOf({ content }: Program): Pick<PapersView, 'proceedings'> {
  const { proceedings } = content;
  if (proceedings === undefined) return {};
  const { title, url } = proceedings;
  const files = proceedingsFormatsOf(content)
    .filter(({ forEditors }) => !forEditors)
    .map(({ name, address }) => ({ name, path: `${baseOf(content)}${address}` }));
  return { proceedings: { title, ...(url && { url }), files } };
}

/** Returns a part of the list of papers by its id; undefined if there is none. */
export function papersPartView(program: Program, id: string): PapersPartView | undefined {
  const { letters, parts } = papersByTitle(program);
  const part = letters.find((letter) => letter.id === id);
  return part && { kind: 'papers-letter', label: part.label, papers: part.items, parts };
}

/** Returns the list of all people. */
export function peopleView(program: Program): PeopleView {
  const { letters, parts } = peopleByName(program);
  return { kind: 'people', letters: parts.length > 0 ? [] : letters.map((each) => listed(program, each)), parts };
}

/** Returns a part of the list of people by its id; undefined if there is none. */
export function peoplePartView(program: Program, id: string): PeopleView | undefined {
  const { letters, parts } = peopleByName(program);
  const part = letters.find((letter) => letter.id === id);
  return part && { kind: 'people', label: part.label, letters: [listed(program, part)], parts };
}

const listed = ({ links }: Program, { id, label, items }: LetterPart<Contributor>) => ({
  id,
  label,
  people: items.map(({ name, slug, familyName, contributions }) => ({
    name,
    familyName,
    ...withPath(links.to('person', slug)),
    roles: [...new Set(contributions.map(({ role }) => role))],
  })),
});

/** Returns what the page of a topic shows; undefined if there is no such topic. */
export function topicView(program: Program, slug: string): TopicView | undefined {
  const topic = program.content.topics.find((each) => topicSlug(each) === slug);
  if (topic === undefined) return undefined;
  const { aliases: _, ...shown } = topic;
  const named = program.papersOnTopic.get(String(topic.id)) ?? [];
  return { kind: 'topic', topic: shown, papers: named.map((paper) => paperEntry(program, paper)) };
}
