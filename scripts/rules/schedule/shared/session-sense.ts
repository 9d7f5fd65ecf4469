import { clockOf, minutesIn } from '../../../../shared/format/times';
import { type Found, foundAs, over, say } from '../../kit';

const NOON = 12 * 60;

/** Before that, it is night. */
const EARLIEST = 6 * 60;

/** When lunch may begin and end, in minutes of the day; wide enough for every country. */
const LUNCH = { from: 11 * 60, to: 16 * 60 };

/** Words that only name an evening's meal; "dîner" is that of midday in many countries. */
const DINNER = /\bdinner\b|\bbanquet\b|dîner de gala|عشاء/i;

const LUNCHEON = /^(?:lunch|déjeuner|الغداء|غداء)(?:\s|$)/iu;

/** No dinner begins earlier, in minutes of the day. */
const EVENING = 15 * 60;

/** Lunch is at midday, and dinner in the evening. */
export const mealHour = over(['sessions'], ({ sessions }) =>
  sessions.flatMap(({ value, at }): Found => {
    const { start, end } = minutesIn(value);
    if (
      (value.kind === 'break' || value.kind === 'social') &&
      LUNCHEON.test(value.title) &&
      (start < LUNCH.from - 30 || start >= LUNCH.to)
    ) {
      return foundAs(
        'meal-hour',
        at('title'),
        say`"${value.title}" begins at ${value.start}, and lunch is at midday.`,
        {
          hint: 'Correct the title or the hour.',
        },
      );
    }
    const isLunch =
      value.kind === 'lunch' && !/dinner|supper|breakfast|dîner|petit.déjeuner|عشاء|إفطار/i.test(value.title);
    if (value.kind === 'social' && DINNER.test(value.title) && start >= EARLIEST && start < EVENING) {
      return foundAs(
        'meal-hour',
        at('start'),
        say`"${value.title}" begins at ${value.start}, and dinner is in the evening.`,
        {
          hint: `Did you mean ${clockOf(start + NOON)}? Times are written with 24 hours.`,
        },
      );
    }
    if (!isLunch || (start >= LUNCH.from - 30 && end <= LUNCH.to)) return [];
    return foundAs(
      'meal-hour',
      at('start'),
      say`"${value.title}" is from ${value.start} to ${value.end}, and lunch is at midday.`,
      {
        hint: 'Check the hours: 01:00 may be meant as 13:00. For another meal, write the kind "break" or "social".',
      },
    );
  }),
);

/** What takes place while people work: before six and after ten in the evening, only a slip of twelve hours is meant. */
const BY_DAY = new Set([
  'oral',
  'keynote',
  'lecture',
  'panel',
  'posters',
  'break',
  'ceremony',
  'tutorial',
  'registration',
  'workshop',
  'demo',
  'award',
]);

const LATEST = 22 * 60;

/** At these hours, in minutes of the day, nobody begins anything but what is for the night or the sunrise. */
const DEAD_OF_NIGHT = { from: 2 * 60, to: 5 * 60 + 30 };

const AT_NIGHT = /night|sunrise|dawn|star|moon|nuit|aube|lever d[ue]|étoile|lune|fajr|suhoor|ليل|فجر|سحور|شروق/iu;

/** No session is twelve hours beside its time: 02:00 in place of 14:00. Online sessions of the world's hours are left alone. */
export const halfDaySlip = over(['sessions', 'conference'], ({ sessions, conference }) => {
  const { opens = '', closes = '' } = conference.value;
  if (opens !== '' || closes !== '') return [];
  const slips = sessions.filter(({ value: { kind, mode, title, ...times } }) => {
    const { start } = minutesIn(times);
    if (kind === 'social') return start >= DEAD_OF_NIGHT.from && start < DEAD_OF_NIGHT.to && !AT_NIGHT.test(title);
    if (!BY_DAY.has(kind) || mode === 'online') return false;
    return start < EARLIEST || start >= LATEST;
  });
  // Where many are at night, the conference is.
  if (slips.length > 3 && slips.length * 5 > sessions.length) return [];
  return slips.map(({ value: { title, start }, at }) => {
    const hours = Number(start.slice(0, 2));
    const meant = `${String((hours * 60 >= NOON ? hours - 12 : hours + 12) % 24).padStart(2, '0')}:${start.slice(3)}`;
    return foundAs('half-day-slip', at('start'), say`"${title}" starts at ${start}, at night.`, {
      hint: `Did you mean ${meant}? Times are written with 24 hours.`,
      fix: { from: start, to: meant, isCertain: false },
    });
  });
});
