import { clockOf, minutesIn } from '../../../shared/format/times';
import { defineRule, type Found, foundAs, over, say } from '../kit';
import { reasons } from '../reasons';

const NOON = 12 * 60;

/** Earlier hours, in minutes of the day, are night. */
const EARLIEST = 6 * 60;

/** When lunch may begin and end, in minutes of the day, in any country. */
const LUNCH = { from: 11 * 60, to: 16 * 60 };

/** Words for dinner alone; "dîner" is lunch in many countries. */
const DINNER = /\bdinner\b|\bbanquet\b|dîner de gala|عشاء/i;

const LUNCHEON = /^(?:lunch|déjeuner|الغداء|غداء)(?:\s|$)/iu;

/** The earliest dinner, in minutes of the day. */
const EVENING = 15 * 60;

/** Finds lunches that are not at midday, and dinners that are not in the evening. */
const mealHour = over(['sessions'], ({ sessions }) =>
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

export const rule = defineRule({
  code: 'meal-hour',
  reason: reasons.wrongHour,
  yieldsTo: { row: ['absurd-length'], anywhere: ['breaks-overlap'] },
  finders: [mealHour],
});
