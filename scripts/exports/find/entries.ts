import { contributionKey, isPoster, pageKindOf } from '../../../shared/format/contributions';
import { deadlineText } from '../../../shared/format/deadlines';
import { grouped } from '../../../shared/format/grouped';
import { headlineOf } from '../../../shared/format/headline';
import { homeAnchor } from '../../../shared/format/home-anchor';
import { topicSlug } from '../../../shared/format/record-address';
import { saysTrack } from '../../../shared/format/says-track';
import { statusMark } from '../../../shared/format/schedule';
import { trackAnchor } from '../../../shared/format/section-anchors';
import { isPause } from '../../../shared/format/session-kinds';
import { lecturersOf } from '../../../shared/format/speakers';
import type { EntryKind, SearchEntry } from '../../../shared/search/index-files';
import { pagesOfSlots } from '../../../shared/slots/slot-program';
import type { Slot } from '../../../shared/slots/slots';
import { slotsOf } from '../../../shared/slots/slots';
import { slotsOfContributions } from '../../../shared/slots/slots-of-contributions';
import { type Words, wordsOf } from '../../../shared/words';
import { describedBy } from '../../content/complete/pages';
import { addressPrefix, type SiteContent } from '../../content/site-content';
import { isFoundAsPage } from './division';
import { textsOfPage } from './page-text';
import { placeOfSlot } from './place-of-slot';

/** Something to find: how it is shown, and the texts whose words lead to it. */
export interface Findable {
  readonly kind: EntryKind;
  /** Its name for ever, whatever it is called: no two things have the same. */
  readonly key: string;
  readonly shown: SearchEntry;
  readonly title: readonly (string | undefined)[];
  readonly beside: readonly (string | undefined)[];
}

type Source = Pick<SiteContent, 'content' | 'routes' | 'shown'>;

/** All that there is to find, each kind in the order of the program or of the site. */
export function findables(site: Source): readonly Findable[] {
  const { content } = site;
  const words = wordsOf(content);
  const slots = slotsOf(content);
  const all = [
    ...sessions(site, slots, words),
    ...contributions(site, slots, words),
    ...people(site, words),
    ...pages(site, words),
  ];
  const base = addressPrefix(site);
  if (base === '') return all;
  return all.map(({ shown: [title, path, ...more], ...each }) => ({ ...each, shown: [title, base + path, ...more] }));
}

function sessions({ content, routes }: Source, slots: readonly Slot[], words: Words): Findable[] {
  const addressOf = pagesOfSlots(routes, (address) => address);
  const labelOf = new Map(content.sessionKinds.map(({ id, label }) => [id, label]));
  const speakerOf = new Map(content.speakers.map((speaker) => [speaker.id, speaker]));
  const place = placeOfSlot(content, words);
  const blocksOf = grouped(slots, ({ paper, session }) => (paper ? undefined : session.continues));
  const where = (slot: Slot) => [slot, ...(blocksOf.get(slot.session.id) ?? [])].map(place).join(words.semicolon);
  return slots
    .filter(({ paper, session }) => paper === undefined && session.continues === undefined)
    .map((slot) => {
      const { session } = slot;
      const { kind, chairs = [], people = [], speaker: id, note } = session;
      const speaker = id === undefined ? undefined : speakerOf.get(id);
      const { title, label } = headlineOf(session, content.speakers, words);
      const names = speaker ? lecturersOf(speaker).map(({ name }) => name) : [];
      const affiliations = speaker ? lecturersOf(speaker).map(({ affiliation }) => affiliation) : [];
      const detail = words.lists.text([label ?? labelOf.get(kind), ...names]);
      return {
        kind: 'session',
        key: slot.key,
        shown: [title, addressOf(slot), detail, where(slot), ...starOf(content, isPause(session) ? '' : slot.key)],
        title: [title, label, session.secondTitle, ...names],
        beside: [labelOf.get(kind) ?? kind, ...chairs, ...people, ...affiliations, where(slot), note],
      };
    });
}

/** The key under which something is starred, where visitors have a program of their own, and the language of its title. */
function starOf({ conference }: Source['content'], key: string, language?: string): [star?: string, language?: string] {
  const star = conference.features.myProgramme ? key : '';
  return language ? [star, language] : star ? [star] : [];
}

/** Contributions in the order of the program, then what is in no session. */
function contributions({ content, routes }: Source, slots: readonly Slot[], words: Words): Findable[] {
  const addressOf = pagesOfSlots(routes, (address) => address);
  const pageOf = new Map(routes.map(({ kind, id, canonical }) => [`${kind} ${id}`, canonical]));
  const schedule = pageOf.get('schedule schedule') ?? '/';
  const where = placeOfSlot(content, words);
  const topicOf = new Map(content.topics.map((topic) => [String(topic.id), topic.title]));
  const slotsOfOne = slotsOfContributions(slots);
  const order = new Map(slots.map((slot, index) => [slot, index]));
  const placed = content.contributions.map((contribution) => {
    const own = slotsOfOne(contribution);
    const [first] = own;
    const place = first && !isPoster(contribution) ? (order.get(first) ?? order.size) : order.size;
    return { contribution, own, place };
  });
  return placed
    .sort((one, other) => one.place - other.place)
    .map(({ contribution, own }): Findable => {
      const {
        id,
        title,
        secondTitle,
        language,
        people,
        keywords = [],
        tags = [],
        topics = [],
        board,
        status,
        note,
        award,
      } = contribution;
      const [first] = own;
      const key = contributionKey(contribution);
      const path =
        pageOf.get(`${pageKindOf(contribution)} ${id}`) ??
        (first && !isPoster(contribution) ? addressOf(first) : schedule);
      const places = words.lists.text([
        statusMark(status, words),
        own.map(where).join(words.semicolon),
        board && words.schedule.board(board),
      ]);
      return {
        kind: 'paper',
        key,
        shown: [title, path, words.lists.text(people), places, ...starOf(content, key, language)],
        title: [title, secondTitle, id],
        beside: [
          ...(isPoster(contribution) ? [words.schedule.poster] : []),
          ...people,
          ...keywords,
          ...tags,
          ...topics.map((topic) => topicOf.get(topic)),
          note,
          award,
        ],
      };
    });
}

function people({ content, routes }: Source, words: Words): Findable[] {
  const pageOf = new Map(routes.flatMap(({ kind, id, canonical }) => (kind === 'person' ? [[id, canonical]] : [])));
  const known = new Map(content.people.map((person) => [person.name, person]));
  return content.contributors.flatMap(({ slug, name, spellings, contributions }) => {
    const path = pageOf.get(slug);
    if (path === undefined) return [];
    const roles = [...new Set(contributions.map(({ role }) => words.records.roles[role]))];
    const { affiliation } = known.get(name) ?? {};
    return {
      kind: 'person' as const,
      key: `person-${slug}`,
      shown: [name, path, words.lists.text([...roles, affiliation]), ''] as const,
      title: [name, ...spellings],
      beside: [affiliation],
    };
  });
}

/** Pages and their sections, and the important dates. */
function pages({ content, routes }: Source, words: Words): Findable[] {
  const papersOn = new Map(content.topics.map((topic) => [topicSlug(topic), topic.content]));
  const found = routes.filter(isFoundAsPage).flatMap(({ kind, id, path, title, description }): Findable[] => {
    const { text, sections } = textsOfPage(kind, id, content, words);
    // One that follows from the title says nothing of the page: every page would be found by the conference's name.
    const isOwn = ![title, describedBy(title, content.conference, words)].includes(description);
    const said = kind === 'topic' ? (papersOn.get(id) ?? '') : isOwn ? description : '';
    const page: Findable = {
      kind: 'page',
      key: `page-${path}`,
      shown: [title, path, said, ''],
      // The title of a special session is an acronym, which its description spells out.
      title: [title, ...(kind === 'special-session' ? [said] : [])],
      beside: [said, text],
    };
    const parts = sections.map(
      ({ anchor, heading, text: inside }): Findable => ({
        kind: 'page',
        key: `page-${path}#${anchor}`,
        // "Process" alone does not say of what.
        shown: [title + words.colon + heading, `${path}#${anchor}`, '', ''],
        title: [heading],
        beside: [title, inside],
      }),
    );
    return [page, ...parts];
  });
  return [...found, ...dates({ content, routes }, words)];
}

/** The deadlines, each with its date, on the page of the dates or in the timeline of the home page. */
function dates({ content, routes }: Source, words: Words): Findable[] {
  const { conference, deadlines, tracks, home } = content;
  const page = routes.find(({ kind }) => kind === 'important-dates');
  const start = routes.find(({ kind }) => kind === 'home');
  const timeline =
    start && home.order.includes('importantDates') ? `${start.canonical}#${homeAnchor('importantDates')}` : undefined;
  return deadlines.flatMap((deadline) => {
    const { label, milestone } = deadline;
    const track = tracks.find(({ id }) => id === deadline.track);
    const path = page && track?.card ? `${page.canonical}#${trackAnchor(track.id)}` : timeline;
    if (!track || path === undefined) return [];
    const isClear = tracks.length === 1 || saysTrack(label, track.title);
    const title = isClear ? label : words.phases.labelOf(label, track.title);
    return {
      kind: 'page' as const,
      key: `date-${track.id}-${milestone}`,
      shown: [title, path, page?.title ?? '', deadlineText(deadline, conference.timeZone, words)] as const,
      title: [title],
      beside: [page?.title],
    };
  });
}
