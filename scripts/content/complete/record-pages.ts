import { arePapers, contributionKey, pageKindOf } from '../../../shared/format/contributions';
import { grouped } from '../../../shared/format/grouped';
import { headlineOf } from '../../../shared/format/headline';
import { type RecordKind, recordAddress, topicSlug } from '../../../shared/format/record-address';
import { dateOf, formatTimes, roomOf } from '../../../shared/format/schedule';
import type { CollectionName } from '../../../shared/model/collections';
import type { Conference, Contribution, Room, Session, Speaker, Topic } from '../../../shared/model/content';
import { isLong, lettersOf } from '../../../shared/program/letters';
import type { Words } from '../../../shared/words';
import type { RouteEntry } from '../link/route';
import type { ContributorEntry } from '../people/contributors';
import type { Place } from '../report/diagnostics';
import type { Entry } from '../validate/validate';
import type { Entries } from './known';

/** The fields of a record that its page is derived from. */
interface RecordPage {
  readonly kind: RecordKind;
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly aliases?: readonly string[] | undefined;
  readonly place: () => Place;
}

/** Search engines show about this many letters of a description. */
const LONGEST_DESCRIPTION = 180;

/** Lists the pages of sessions, papers, posters, people and topics, except for those that the conference has switched off. */
export function recordPages(
  entries: Entries,
  contributors: readonly ContributorEntry[],
  contributions: readonly Entry<Contribution>[],
  conference: Conference,
  elsewhere: Place,
  words: Words,
): RouteEntry[] {
  const { features, acronym } = conference;
  const all = <Item>(name: CollectionName) => (entries.get(name) ?? []) as readonly Entry<Item>[]; // their schemas accepted them
  const speakers = all<Speaker>('speakers').map(({ value }) => value);
  const rooms = all<Room>('rooms').map(({ value }) => value);
  const sessions = all<Session>('sessions');
  const values = contributions.map(({ value }) => value);
  const named = new Set(contributions.flatMap(({ value: { topics = [] } }) => topics));
  // The address of a session that consists of one contribution leads to the page of that.
  const wholesOf = grouped(sessions, ({ value }) => (features.paperPages ? value.contribution : undefined));
  // So does that of a session that continues another.
  const blocksOf = grouped(sessions, ({ value }) => value.continues);
  const addressesOf = (all: readonly Entry<Session>[] = []) =>
    all.flatMap(({ value: { id, aliases = [], isOwnSlot } }) =>
      features.sessionPages && !isOwnSlot ? [recordAddress('session', id), ...aliases] : [],
    );
  const pages: readonly RecordPage[] = [
    ...(features.sessionPages
      ? sessions
          .filter(({ value }) => !(value.continues || (features.paperPages && value.contribution)))
          .map(({ value, at }): RecordPage => {
            const { id } = value;
            const aliases = [...(value.aliases ?? []), ...addressesOf(blocksOf.get(id))];
            const { title } = headlineOf(value, speakers, words);
            const when = `${words.dates.dayInText(dateOf(value))}, ${formatTimes(value, words)}`;
            const description = words.lists.text([`${title} (${acronym})`, when, roomOf(rooms, value, words)]);
            return { kind: 'session', id, title, description, aliases, place: () => at('id') };
          })
      : []),
    ...(features.paperPages
      ? contributions.map(({ value, at }): RecordPage => {
          const { id, title, people, aliases = [] } = value;
          return {
            kind: pageKindOf(value),
            id,
            title,
            description:
              arePapers([value]) && value.status === undefined
                ? words.records.presented(words.lists.text(people), title, acronym)
                : words.lists.text([`${title} (${acronym})`, ...people]),
            aliases: [...aliases, ...addressesOf(wholesOf.get(contributionKey(value)))],
            place: () => at('id'),
          };
        })
      : []),
    ...(features.personPages
      ? contributors.map(({ value: { slug, name, contributions }, aliases, place }): RecordPage => {
          const roles = [...new Set(contributions.map(({ role }) => words.records.roles[role]))];
          const description = words.records.contributes(name, acronym, words.lists.text(roles));
          return { kind: 'person', id: slug, title: name, description, aliases, place };
        })
      : []),
    ...(features.topicPages
      ? all<Topic>('topics')
          .filter(({ value }) => named.has(String(value.id)))
          .map(({ value, at }): RecordPage => {
            const { title, content, aliases } = value;
            const description = arePapers(values)
              ? words.records.topic(title, acronym, content ?? '').trim()
              : words.lists.text([`${title} (${acronym})`, content]);
            return { kind: 'topic', id: topicSlug(value), title, description, aliases, place: () => at('title') };
          })
      : []),
  ];
  const titles = values.map(({ title }) => title);
  const names = contributors.map(({ value: { familyName, name } }) => `${familyName} ${name}`);
  const lists = [
    ...(features.paperPages
      ? letterPages('papers', words.defaults.pages.papers, titles, conference, elsewhere, words)
      : []),
    ...(features.personPages
      ? letterPages('people', words.defaults.pages.people, names, conference, elsewhere, words)
      : []),
  ];
  return [...once(pages), ...lists].flatMap(routesOf);
}

/** Two records of one id are a mistake that is reported where keys are compared; two people of one address are not. */
function once(pages: readonly RecordPage[]): RecordPage[] {
  const known = new Set<string>();
  return pages.filter(({ kind, id }) => {
    const key = `${kind} ${id}`;
    const isKnown = known.has(key);
    known.add(key);
    return !isKnown || kind === 'person' || kind === 'topic';
  });
}

/** The pages of the parts of a list that is too long for one. */
function letterPages(
  list: 'papers' | 'people',
  listName: string,
  names: readonly string[],
  { language, name: conference }: Conference,
  elsewhere: Place,
  words: Words,
): RecordPage[] {
  if (!isLong(list, names.length)) return [];
  return lettersOf(list, names, (name) => name, language).map(({ id, label }) => {
    const title = words.records.listed(listName, label);
    return { kind: `${list}-letter`, id, title, description: `${title} (${conference})`, place: () => elsewhere };
  });
}

/** The address of a record's page, then its other spellings. */
function routesOf({ kind, id, title, description, aliases = [], place }: RecordPage): RouteEntry[] {
  const canonical = recordAddress(kind, id);
  return [canonical, ...aliases].map((path) => ({
    route: { path, canonical, kind, id, title, description: shortened(description) },
    // Where a record stands is asked for only where something is wrong with its address.
    get place() {
      return place();
    },
    isDerived: true,
    remedy: REMEDIES[kind],
  }));
}

const REMEDIES: Partial<Readonly<Record<RecordKind, string>>> = {
  person: 'Give one of the two people another address: write it as their "id" in people.csv.',
};

/** A description cut at the end of a word. */
const shortened = (text: string) =>
  text.length <= LONGEST_DESCRIPTION ? text : `${text.slice(0, LONGEST_DESCRIPTION).replace(/[\s,.;:]+\S*$/u, '')} …`;
