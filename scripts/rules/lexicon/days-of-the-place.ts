import { isRecord } from '../../content/fields';
import { valueAt } from '../../content/value-at';
import { citiesIn } from './cities';
import { type Days, isOfConference, ROOMS } from './days-of-others';
import type { WrittenText } from './every-text';
import type { OwnEvent } from './other-events';
import { sentenceAround } from './sentences';
import type { TypedDate } from './typed-dates';

/** Texts that tell of more than the conference: of what neither call nor conference is named with, the day is that of a museum, a ferry or a ministry. */
export const OF_TRAVELLERS: ReadonlySet<string> = new Set(['attending', 'freePages', 'home', 'statements']);
/** Fewer words are a form of the conference's own dates. */
const FEWEST_WORDS = 8;

/** Whether a day in a text for travellers is one of the place: its sentence names neither call nor conference, and its days are not those of the conference in another month. */
export function isOfPlace(
  written: WrittenText,
  date: TypedDate,
  { start, end, hasRooms }: Days,
  { brand, conference }: OwnEvent,
): boolean {
  const words = `${headingOf(written)} ${sentenceAround(written.text, date.start, date.end)}`;
  const [first, last] = [start, end].map((day) => Number(day.slice(8)));
  // On the home page, who names the city means the conference; in texts for travellers, everything is there.
  const city = written.collection === 'home' ? (conference.venue?.city ?? '') : '';
  const isOwnPeriod = date.day === last && new RegExp(`(?<!\\d)${first}(?!\\d)`).test(date.written);
  if (words.split(/\s+/).length < FEWEST_WORDS) return false;
  const isPast = date.year !== undefined && date.year < Number(start.slice(0, 4)) - 1;
  // "The film days of Carthage begin in Tunis": of another town, words that any event has are those of that one.
  const isElsewhere =
    !words.includes(conference.venue?.city ?? '\n') &&
    citiesIn(sentenceAround(written.text, date.start, date.end)).some(({ name }) => name !== conference.venue?.city);
  const said = isElsewhere ? words.replace(ANY_EVENT, ' ') : words;
  return !(isOwnPeriod || isPast || (hasRooms && ROOMS.test(words)) || isOfConference(said, [brand, city]));
}

/** Words of the program that others have as well. */
const ANY_EVENT =
  /(?<!\p{L})(?:events?|days|begins?|starts?|takes? place|held|gathers?|journées|commencent?|lieu)(?!\p{L})/giu;

/** What a text is below: "calls", or the file of a page, and the heading of its section; below "Where to stay", a day is one of hotels. */
export function headingOf({ entry, path, collection }: WrittenText): string {
  const section = valueAt(entry.value, path.slice(0, -1));
  return `${collection} ${isRecord(section) && typeof section.heading === 'string' ? section.heading : ''}`;
}
