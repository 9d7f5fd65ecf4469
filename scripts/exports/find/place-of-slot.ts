import { formatSpan, roomOf } from '../../../shared/format/schedule';
import type { PublishedContent } from '../../../shared/model/content';
import type { Slot } from '../../../shared/slots/slots';
import type { Words } from '../../../shared/words';

/** Says when and where: "Wednesday, December 13, 09:30–10:30, Carthage Hall"; a talk without times has its session's. */
export const placeOfSlot =
  ({ rooms }: Pick<PublishedContent, 'rooms'>, words: Words) =>
  ({ session, start, end }: Slot): string =>
    words.lists.text([
      words.dates.day(start.slice(0, 10)),
      formatSpan(start, end, words),
      roomOf(rooms, session, words),
    ]);
