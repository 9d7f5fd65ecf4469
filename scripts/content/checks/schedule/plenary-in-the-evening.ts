// Codes: half-day-slip.

import { clockOf, minutesIn } from '../../../../renderer/format/times';
import { defineCheck } from '../../check';
import type { Session } from '../../content';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { said, takesPlace } from '../../schedule/named-sessions';
import type { Entry } from '../../validate/validate';

/** What people come to by day; a talk for the public may be in the evening, and says so. */
const BY_DAY = new Set(['keynote', 'lecture', 'oral', 'panel', 'ceremony', 'award', 'tutorial', 'workshop', 'demo']);
const FOR_THE_EVENING = /evening|night|public|open house|soir|nuit|grand public|مساء|سهرة|ليل|للجمهور/iu;
/** In minutes of the day. */
const EVENING = 19 * 60;
const NOON = 12 * 60;

/**
 * A talk that is alone in the evening, and twelve hours earlier would begin as something else ends and lie beside nothing, has
 * slipped by half a day: the morning has the gap that it left.
 */
export const plenaryInTheEvening = defineCheck(['sessions'], ({ sessions }) => {
  const held = sessions.filter((session) => takesPlace(session));
  const isLate = ({ value }: Entry<Session>) => BY_DAY.has(value.kind) && minutesIn(value).start >= EVENING;
  const [only, ...others] = held.filter(isLate);
  if (only === undefined || others.length > 0 || FOR_THE_EVENING.test(only.value.title)) return [];
  const { start, end } = minutesIn(only.value);
  const day = held.filter((each) => each !== only && each.value.date === only.value.date);
  const [from, to] = [start - NOON, end - NOON];
  const before = day.find(({ value }) => minutesIn(value).end === from);
  const isFree = day.every(({ value }) => minutesIn(value).end <= from || minutesIn(value).start >= to);
  if (before === undefined || !isFree || !day.some(({ value }) => minutesIn(value).start >= to)) return [];
  return [
    warning('half-day-slip', only.at('start'), `${said(only)} is in the evening, as no other talk.`, {
      hint: `Did you mean ${clockOf(from)}? Then it begins as ${said(before)} ends.`,
      related: [{ ...before.at('end'), message: `${said(before)} is here.` }],
    }) satisfies Diagnostic,
  ];
});
