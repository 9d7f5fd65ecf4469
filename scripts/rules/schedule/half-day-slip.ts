import { minuteOf, minutesIn } from '../../../shared/format/times';
import { defineRule, foundAs, over, say } from '../kit';
import { reasons } from '../reasons';

const NOON = 12 * 60;

/** Before that, it is night. */
const EARLIEST = 6 * 60;

/** Kinds of session by day: before six and after ten in the evening, they are twelve hours off. */
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

/** Hours, in minutes of the day, at which nothing begins but what is for the night or the sunrise. */
const DEAD_OF_NIGHT = { from: 2 * 60, to: 5 * 60 + 30 };

const AT_NIGHT = /night|sunrise|dawn|star|moon|nuit|aube|lever d[ue]|étoile|lune|fajr|suhoor|ليل|فجر|سحور|شروق/iu;

/** Finds sessions that are twelve hours off: 02:00 for 14:00. Online sessions may be at any hour. */
const halfDaySlip = over(['sessions', 'conference'], ({ sessions, conference }) => {
  const { opens = '', closes = '', dayEnds = '00:00' } = conference.value;
  if (opens !== '' || closes !== '') return [];
  const dead = Math.max(DEAD_OF_NIGHT.from, minuteOf(dayEnds));
  const slips = sessions.filter(({ value: { kind, mode, title, ...times } }) => {
    const { start } = minutesIn(times);
    if (kind === 'social') return start >= dead && start < DEAD_OF_NIGHT.to && !AT_NIGHT.test(title);
    if (!BY_DAY.has(kind) || mode === 'online') return false;
    return start < EARLIEST || start >= LATEST;
  });
  // If many are at night, assume that is intended.
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

export const rule = defineRule({
  code: 'half-day-slip',
  preset: 'thorough',
  reason: reasons.wrongHour,
  finders: [halfDaySlip],
});
