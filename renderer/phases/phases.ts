import type { Conference, Deadline } from '#content';
import { dayAfter } from '../../shared/format/day-after';
import { PHASES, type Phase } from '../../shared/phases/phase-names';
import { dayEnd, dayStart, momentIn } from '../../shared/timed/span';

/** A phase and the moments between which it lasts; the first has no start, the last no end. */
export interface PhaseSpan {
  readonly phase: Phase;
  readonly from?: string;
  readonly until?: string;
}

type Dated = Pick<Deadline, 'track' | 'milestone' | 'date' | 'endDate'>;
type Days = Pick<Conference, 'start' | 'end' | 'timeZone' | 'countdownTarget' | 'phases'>;

/** Days before the first one on which visitors prepare to come. */
const DAYS_TO_PREPARE = 7;

/**
 * The phases of a conference in order. Papers are called for until the last submission of those tracks that also notify authors (late posters
 * and the like have no notification), and decided on until the last date of theirs. `phases` of conference.yaml says otherwise.
 * A phase that would end before it begins is left out.
 */
export function phasesOf(conference: Days, deadlines: readonly Dated[]): readonly PhaseSpan[] {
  const { timeZone, start, end, countdownTarget, phases = [] } = conference;
  const opening = momentIn(timeZone, countdownTarget);
  const reviewed = deadlines.filter(({ track }) =>
    deadlines.some((other) => other.track === track && other.milestone === 'notification'),
  );
  const lastOf = (milestones: readonly string[], among = reviewed) =>
    among
      .flatMap((each) => (milestones.includes(each.milestone) ? [each.endDate ?? each.date] : []))
      .sort()
      .at(-1);
  const afterDay = (day: string | undefined) => (day === undefined ? undefined : dayEnd(timeZone, day));
  const calls = lastOf(['submission']) ?? lastOf(['submission'], [...deadlines]);
  const decided = lastOf(['notification', 'camera-ready']);
  const begins: Readonly<Record<Phase, string | undefined>> = {
    calls: undefined,
    decisions: afterDay(calls),
    registration: afterDay(decided ?? calls),
    before: dayStart(timeZone, daysBefore(start, DAYS_TO_PREPARE)),
    during: opening,
    after: dayEnd(timeZone, end),
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
  // A phase that begins before an earlier one leaves that no time.
  const inOrder = known.filter(({ at }, index) => known.slice(index + 1).every((later) => later.at > at));
  return inOrder.map(({ phase, from }, index) => {
    const until = inOrder[index + 1]?.from;
    // Nothing is known of the time before the first of them: that is its own.
    return { phase, ...(index > 0 && from !== undefined && { from }), ...(until !== undefined && { until }) };
  });
}

/** The day that lies some days before another. */
function daysBefore(day: string, days: number): string {
  const date = new Date(`${day}T00:00Z`);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10);
}

/** The days of a conference, in order, from the first to the last. */
export function conferenceDays({ start, end }: Pick<Conference, 'start' | 'end'>): readonly string[] {
  const days = [start];
  // A conference of more than two months has no days that anybody counts.
  for (let day = dayAfter(start); day <= end && days.length < 60; day = dayAfter(day)) days.push(day);
  return days;
}
