import { grouped } from '../../../shared/format/grouped';
import { offsetAt } from '../../../shared/format/offset-at';
import { formatTimes, roomOf, sessionName } from '../../../shared/format/schedule';
import type { ProgramEntry, ProgramSlot } from '../../../shared/my-programme/program-files';
import { pagesOfSlots } from '../../../shared/slots/slot-program';
import { type Slot, sessionKey, slotsOf } from '../../../shared/slots/slots';
import { wordsOf } from '../../../shared/words';
import type { SiteContent } from '../../content/site-content';

/** Lists everything that can be starred: sessions, then papers, then posters, as the page "my programme" shows them. */
export function programEntries({
  content,
  routes,
  edition,
}: Pick<SiteContent, 'content' | 'routes' | 'edition'>): readonly ProgramEntry[] {
  const { conference, papers, posters, rooms, speakers } = content;
  const words = wordsOf(content);
  const slots = slotsOf(content);
  const addressOf = pagesOfSlots(routes, (address) => `${edition?.base ?? ''}${address}`);
  const pageOf = new Map(routes.map(({ kind, id, canonical }) => [`${kind} ${id}`, canonical]));
  const schedule = `${edition?.base ?? ''}${pageOf.get('schedule schedule') ?? '/'}`;
  const speakerOf = new Map(speakers.map(({ id, name }) => [id, name]));
  const zoned = (local: string) => `${local}:00${offsetAt(conference.timeZone, local)}`;
  const shown = ({ key, session, paper, start, end, hasOwnTime, isCancelled }: Slot): ProgramSlot => ({
    // A talk without times of its own is not in calendars, but its session is.
    event: hasOwnTime ? key : sessionKey(session.id),
    date: session.date,
    start: zoned(start),
    end: zoned(end),
    day: words.dates.day(start.slice(0, 10)),
    hours: formatTimes({ start: start.slice(11), end: end.slice(11) }),
    place: roomOf(rooms, session, words) ?? '',
    ...(paper && { session: sessionKey(session.id) }),
    ...(isCancelled && { isCancelled }),
  });
  const talks = grouped(slots, ({ paper }) => paper?.id);
  const wholes = slots.filter(({ paper }) => paper === undefined);
  const sessionOf = new Map(wholes.map((slot) => [slot.session.id, slot]));
  return [
    ...wholes.map((slot) => ({
      key: slot.key,
      title: sessionName(slot.session, words),
      path: addressOf(slot),
      people: (slot.session.speaker !== undefined && speakerOf.get(slot.session.speaker)) || '',
      slots: [shown(slot)],
    })),
    ...papers.map(({ id, title, authors }) => {
      const own = talks.get(id) ?? [];
      const [first] = own;
      return {
        key: `paper-${id}`,
        title,
        path: first ? addressOf(first) : `${edition?.base ?? ''}${pageOf.get(`paper ${id}`) ?? '/'}`,
        people: words.lists.text(authors),
        slots: own.map(shown),
      };
    }),
    ...posters.map(({ id, title, authors, session }) => {
      const own = sessionOf.get(session ?? '');
      const page = pageOf.get(`poster ${id}`);
      return {
        key: `poster-${id}`,
        title,
        path: page === undefined ? schedule : `${edition?.base ?? ''}${page}`,
        people: words.lists.text(authors),
        slots: own ? [{ ...shown(own), session: own.key }] : [],
      };
    }),
  ];
}
