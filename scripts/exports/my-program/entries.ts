import {
  contributionKey,
  contributionName,
  isPoster,
  pageKindOf,
  takesPlace,
} from '../../../shared/format/contributions';
import { grouped } from '../../../shared/format/grouped';
import { headlineOf } from '../../../shared/format/headline';
import { offsetAt } from '../../../shared/format/offset-at';
import { formatSpan, roomOf, sessionName } from '../../../shared/format/schedule';
import { lecturerNames } from '../../../shared/format/speakers';
import { dayOfStart } from '../../../shared/format/times';
import type { Session } from '../../../shared/model/content';
import type { ProgramEntry, ProgramSlot } from '../../../shared/my-programme/program-files';
import { pagesOfSlots } from '../../../shared/slots/slot-program';
import { type Slot, sessionKey, slotsOf } from '../../../shared/slots/slots';
import { slotsOfContributions } from '../../../shared/slots/slots-of-contributions';
import { wordsOf } from '../../../shared/words';
import { addressPrefix, type SiteContent } from '../../content/site-content';

/** Lists everything that can be starred: sessions, then papers, then posters, as the page "my programme" shows them. */
export function programEntries(site: Pick<SiteContent, 'content' | 'routes' | 'shown'>): readonly ProgramEntry[] {
  const { content, routes } = site;
  const prefix = addressPrefix(site);
  const { conference, rooms, sessionKinds, speakers } = content;
  const words = wordsOf(content);
  const slots = slotsOf(content);
  const addressOf = pagesOfSlots(routes, (address) => prefix + address);
  const pageOf = new Map(routes.map(({ kind, id, canonical }) => [`${kind} ${id}`, canonical]));
  const schedule = `${prefix}${pageOf.get('schedule schedule') ?? '/'}`;
  const speakerOf = new Map<number | undefined, (typeof speakers)[number]>(
    speakers.map((speaker) => [speaker.id, speaker]),
  );
  const sessionOf = new Map(content.sessions.map((session) => [session.id, session]));
  const zoned = (local: string) => `${local}:00${offsetAt(conference.timeZone, local)}`;
  const within = (session: Session) => ({ session: sessionKey(session.id), sessionName: sessionName(session, words) });
  const shown = ({ key, session, start, end, hasOwnTime, isCancelled, paper }: Slot): ProgramSlot => {
    const whole = paper ? session.contribution === undefined && session : sessionOf.get(session.parent ?? '');
    const date = start.slice(0, 10);
    const day = dayOfStart(date, start.slice(11), conference.dayEnds);
    return {
      // A talk without times of its own is not in calendars, but its session is.
      event: hasOwnTime ? key : sessionKey(session.id),
      date: session.date,
      start: zoned(start),
      end: zoned(end),
      day: words.dates.day(day),
      hours: formatSpan(start, end, words),
      place: roomOf(rooms, session, words) ?? '',
      ...(day !== date && { under: day }),
      ...(whole && within(whole)),
      ...(isCancelled && { isCancelled }),
    };
  };
  const slotsOfOne = slotsOfContributions(slots);
  const wholes = slots.filter(({ paper, session }) => paper === undefined && session.continues === undefined);
  const blocksOf = grouped(slots, ({ paper, session }) => (paper ? undefined : session.continues));
  const entriesOfContributions = content.contributions.map((contribution): ProgramEntry => {
    const { title, language, people } = contribution;
    const cancelled = !takesPlace(contribution) && ({ isCancelled: true } as const);
    const own = slotsOfOne(contribution);
    const [first] = own;
    const page = pageOf.get(`${pageKindOf(contribution)} ${contribution.id}`);
    const path = page === undefined ? undefined : prefix + page;
    return {
      key: contributionKey(contribution),
      title,
      kind: contributionName(contribution, sessionKinds, words),
      ...(language && { language }),
      path: path ?? (first && !isPoster(contribution) ? addressOf(first) : schedule),
      people: words.lists.text(people),
      ...cancelled,
      slots: own.map((slot) => ({ ...shown(slot), ...cancelled })),
    };
  });
  const entryOf = new Map(entriesOfContributions.map((entry) => [entry.key, entry]));
  // Who has starred a session before it became one thing with its contribution finds that.
  const starredBefore = content.sessions.flatMap(({ id, contribution, isOwnSlot }) => {
    const entry = entryOf.get(contribution ?? '');
    return entry && !isOwnSlot ? [{ ...entry, key: sessionKey(id) }] : [];
  });
  return [
    ...wholes.map((slot) => {
      const { title, label } = headlineOf(slot.session, speakers, words);
      const speaker = speakerOf.get(slot.session.speaker);
      return {
        key: slot.key,
        title,
        kind: label ?? sessionKinds.find(({ id }) => id === slot.session.kind)?.label ?? '',
        path: addressOf(slot),
        people: speaker ? lecturerNames(speaker, words) : '',
        slots: [slot, ...(blocksOf.get(slot.session.id) ?? [])].map(shown),
      };
    }),
    ...entriesOfContributions,
    ...starredBefore,
  ];
}
