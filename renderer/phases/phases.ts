import type { Conference, Deadline } from '#content';
import { dayAfter, daysLater } from '../../shared/format/day-after';
import { deadlineMoment } from '../../shared/format/deadlines';
import { PHASES, type Phase } from '../../shared/phases/phase-names';
import { dayEnd, dayStart, momentIn } from '../../shared/timed/span';

/** A phase with the moments between which it lasts. The first has no start, the last no end. */
export interface PhaseSpan {
  readonly phase: Phase;
  readonly from?: string;
  readonly until?: string;
}

type Dated = Pick<Deadline, 'track' | 'milestone' | 'date' | 'endDate' | 'time' | 'zone'>;
type Days = Pick<Conference, 'start' | 'end' | 'dayEnds' | 'timeZone' | 'countdownTarget' | 'phases'>;

/** Length in days of the phase before the conference. */
const DAYS_TO_PREPARE = 7;

/**
 * Lists the phases of a conference in order. Calls last until the last submission of the tracks that notify authors, so
 * late posters do not count; decisions last until the last date of these tracks. `phases` of conference.yaml overrides
 * them. A phase that would end before it begins is dropped.
 */
export function phasesOf(conference: Days, deadlines: readonly Dated[]): readonly PhaseSpan[] {
  const { timeZone, start, end, dayEnds, countdownTarget, phases = [] } = conference;
  const opening = momentIn(timeZone, countdownTarget);
  const momentOf = (due: Dated | undefined) => due && deadlineMoment(due, timeZone);
  const calls = momentOf(lastSubmission(deadlines, timeZone));
  const decided = momentOf(lastOf(['notification', 'camera-ready'], reviewed(deadlines), timeZone));
  const begins: Readonly<Record<Phase, string | undefined>> = {
    calls: undefined,
    decisions: calls,
    registration: decided ?? calls,
    before: dayStart(timeZone, daysLater(start, -DAYS_TO_PREPARE)),
    during: opening,
    after: dayEnd(timeZone, end, dayEnds),
  };
  const declared = new Map(phases.map(({ phase, from }) => [phase, from]));
  const known = PHASES.flatMap(
    (phase): readonly { readonly phase: Phase; readonly from?: string; readonly at: number }[] => {
      const day = declared.get(phase);
      const from = day === undefined ? begins[phase] : dayStart(timeZone, day);
      if (from !== undefined) return [{ phase, from, at: Date.parse(from) }];
      return phase === 'calls' && calls !== undefined ? [{ phase, at: Number.NEGATIVE_INFINITY }] : [];
    },
  );
  // Drops phases that begin after a later one.
  const inOrder = known.filter(({ at }, index) => known.slice(index + 1).every((later) => later.at > at));
  return inOrder.map(({ phase, from }, index) => {
    const until = inOrder[index + 1]?.from;
    // The first phase has no start.
    return { phase, ...(index > 0 && from !== undefined && { from }), ...(until !== undefined && { until }) };
  });
}

/** Lists the dates of the tracks that notify authors. */
const reviewed = <Each extends Dated>(deadlines: readonly Each[]): readonly Each[] =>
  deadlines.filter(({ track }) =>
    deadlines.some((other) => other.track === track && other.milestone === 'notification'),
  );

const lastOf = <Each extends Dated>(milestones: readonly string[], among: readonly Each[], timeZone: string) =>
  among
    .filter(({ milestone }) => milestones.includes(milestone))
    .toSorted((one, other) => byMoment(deadlineMoment(one, timeZone), deadlineMoment(other, timeZone)))
    .at(-1);

/** Returns the last submission of the tracks that notify authors; if there is none, that of all tracks. */
export const lastSubmission = <Each extends Dated>(deadlines: readonly Each[], timeZone: string): Each | undefined =>
  lastOf(['submission'], reviewed(deadlines), timeZone) ?? lastOf(['submission'], deadlines, timeZone);

/** Orders moments that may have different offsets. */
export const byMoment = (one: string, other: string): number => Date.parse(one) - Date.parse(other);

/** Lists the days of a conference. */
export function conferenceDays({ start, end }: Pick<Conference, 'start' | 'end'>): readonly string[] {
  const days = [start];
  // Limited to 60 days; nobody counts the days of a longer conference.
  for (let day = dayAfter(start); day <= end && days.length < 60; day = dayAfter(day)) days.push(day);
  return days;
}
