import type { Room, Session } from '../content';
import { plainWords } from '../plain-words';
import { quote } from '../texts/text-check';
import type { Entry } from '../validate/validate';
import { monthDay, typedDates } from './typed-dates';
import { HOUR } from './typed-period';
import { weekdaysIn } from './weekdays';

const TIME = new RegExp(
  `(?<!\\p{L})(?:at|from|begins at|starts at|à partir de|à|dès|في الساعة|الساعة)\\s+${HOUR}`,
  'giu',
);

/** "Starts at 17:00 in front of the house and ends at 20:00": both ends of one event, each behind its verb. */
const STARTS_AND_ENDS = new RegExp(
  `(?<!\\p{L})(?:starts?|begins?|opens?|commence|débute|يبدأ|تبدأ)\\s+(?:\\p{L}+ ){0,3}?(?:at|à|في الساعة|الساعة)\\s+${HOUR}[^.;!?\\d]*(?:ends?|finishes|closes?|until|se termine|finit|s[’']achève|jusqu[’']à|ينتهي|تنتهي|حتى)\\s+(?:(?:at|à|vers|في الساعة|الساعة)\\s+)?${HOUR}`,
  'iu',
);

function fromAndTo(sentence: string): { readonly start: string; readonly end: string } | undefined {
  const [found, hours = '', minutes = '', toHours = '', toMinutes = ''] = STARTS_AND_ENDS.exec(sentence) ?? [];
  return found === undefined
    ? undefined
    : { start: `${hours.padStart(2, '0')}:${minutes}`, end: `${toHours.padStart(2, '0')}:${toMinutes}` };
}

const LEAVING =
  /(?<!\p{L})(?:bus(?:es)?|coach(?:es)?|shuttles?|boats?|trains?|meet|leave|navettes?|cars|autocars?|bateaux?|départ|rendez-vous|حافل\p{L}+)(?!\p{L})/iu;

/** Words by which a sentence or note speaks of other days on purpose. */
const OTHER_DAY =
  /until|before|after|by\b|previous|next|continu|tickets?|regist|sign|also|again|each|every|from|jusqu|avant|après|inscri|billet|suite|chaque|حتى|قبل|بعد|كل/i;

/** The number of the day of the week of an ISO date, 0 for Sunday. */
const weekdayOf = (date: string) => new Date(`${date}T00:00Z`).getUTCDay();

/** The room in which a sentence has an event, where the schedule has it in another. */
export function otherRoom(
  sentence: string,
  { title, room = [] }: Session,
  rooms: readonly Entry<Room>[],
): string | undefined {
  const named = rooms.filter(
    ({ value: { name } }) => name.includes(' ') && sentence.toLowerCase().includes(name.toLowerCase()),
  );
  const [only] = named;
  if (only === undefined || named.length > 1 || room.length === 0 || room.includes(only.value.id)) return undefined;
  return `${quote(title)} is in another room in the schedule than "${only.value.name}".`;
}

/** In a list, "Friday's lunch" and "le déjeuner du vendredi" name the day of that item alone. */
const DAY_OF_ITEM =
  /(?<!\p{L})(?<day>\p{L}+)['’]s (?<item>\p{L}+)(?=,| and )|(?<!\p{L})(?<what>\p{L}+) (?:du|de) (?<jour>\p{L}+)(?=,| et )/giu;

/** A sentence without the days that it names of other items than an event. */
const withoutDaysOfOthers = (sentence: string, title: string): string =>
  sentence.replace(DAY_OF_ITEM, (written, ...found) => {
    const { item, what }: Partial<Record<string, string>> = found.at(-1);
    return plainWords(title).some((word) => plainWords(item ?? what ?? '').includes(word)) ? written : '';
  });

/** The day on which a sentence has an event, where the schedule has it on another. */
export function otherDay(sentence: string, { title, date }: Session): string | undefined {
  const days = weekdaysIn(withoutDaysOfOthers(sentence, title));
  const [day] = days;
  if (day !== undefined && days.length === 1 && day.number !== weekdayOf(date))
    return `${quote(title)} is on ${date} in the schedule, which is no ${day.written}.`;
  const dates = typedDates(sentence);
  const [typed] = dates;
  if (typed !== undefined && dates.length === 1 && !OTHER_DAY.test(sentence) && !date.endsWith(`-${monthDay(typed)}`))
    return `${quote(title)} is on ${date} in the schedule, and the text says "${typed.written}".`;
  return undefined;
}

/** The day or the hour at which a sentence has an event, where the schedule has it at another. */
export function disagreement(sentence: string, session: Session): string | undefined {
  const { title, start, end, note = '' } = session;
  const day = otherDay(sentence, session);
  if (day !== undefined) return day;
  const period = fromAndTo(sentence);
  if (period !== undefined && !LEAVING.test(sentence)) {
    // What lies within, without an end in common, is a part of it.
    const isPart = period.start > start && period.end < end;
    return isPart || (period.start === start && period.end === end)
      ? undefined
      : `${quote(title)} is from ${start} to ${end} in the schedule, and the text says ${period.start} to ${period.end}.`;
  }
  const times = [...sentence.matchAll(TIME)].map(
    ([, hours = '', minutes = '']) => `${hours.padStart(2, '0')}:${minutes}`,
  );
  const [time] = times;
  if (times.length !== 1 || time === undefined || time === start || time === end) return undefined;
  // The buses leave before it begins, and its note may say when.
  if (LEAVING.test(sentence) ? time < start : note.includes(time)) return undefined;
  return `${quote(title)} is from ${start} to ${end} in the schedule, and the text says ${time}.`;
}
