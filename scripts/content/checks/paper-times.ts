// Codes: paper-gap, paper-half-timed, paper-outside-session, paper-overlap.

import { compareCodeUnits } from '../../../renderer/format/compare-code-units';
import type { Paper, Session } from '../content';
import { grouped } from '../grouped';
import { type Diagnostic, error, warning } from '../report/diagnostics';
import { minutesOf, overlaps } from '../schedule/overlaps';
import type { Entry } from '../validate/validate';
import { defineCheck } from './check';

type Timed = Entry<Paper & { readonly start: string; readonly end: string }>;

const isTimed = (entry: Entry<Paper>): entry is Timed =>
  entry.value.start !== undefined && entry.value.end !== undefined && entry.value.start < entry.value.end;

/** Papers with times of their own lie within their session and follow each other without overlap or gap. */
export const paperTimes = defineCheck(['papers', 'sessions'], ({ papers, sessions }) => {
  const sessionOf = new Map(sessions.map((entry) => [entry.value.id, entry]));
  const bySession = grouped(papers.filter(isTimed), ({ value }) => value.session);
  return [
    ...papers.flatMap(halfTimed),
    ...[...bySession].flatMap(([id, group]) => inSession(group, sessionOf.get(id))),
  ];
});

function halfTimed({ value: { start, end }, at }: Entry<Paper>): Diagnostic[] {
  if ((start === undefined) === (end === undefined)) return [];
  const [missing, given] = start === undefined ? ['start', 'end'] : ['end', 'start'];
  return [
    error('paper-half-timed', at(missing ?? ''), `The paper has a time for its ${given} and none for its ${missing}.`, {
      hint: 'Write both times, or neither.',
    }),
  ];
}

function inSession(papers: readonly Timed[], session: Entry<Session> | undefined): Diagnostic[] {
  const inOrder = [...papers].sort((a, b) => compareCodeUnits(a.value.start, b.value.start));
  return [
    ...inOrder.flatMap((paper) => (session ? outside(paper, session) : [])),
    ...overlaps(inOrder, ({ value }) => value).map(([earlier, later]) => overlap(earlier, later)),
    ...inOrder.flatMap((paper, index) => gap(inOrder[index - 1], paper)),
  ];
}

function outside({ value, at }: Timed, { value: session, at: sessionAt }: Entry<Session>): Diagnostic[] {
  const field = value.start < session.start ? 'start' : value.end > session.end ? 'end' : undefined;
  if (field === undefined || session.end <= session.start) return [];
  return [
    error(
      'paper-outside-session',
      at(field),
      `Paper ${value.id} (${value.start}–${value.end}) is not within its session "${session.title}" (${session.start}–${session.end}).`,
      {
        hint: 'Correct the times of the paper or of the session.',
        related: [{ ...sessionAt(field), message: 'The session is here.' }],
      },
    ),
  ];
}

const what = ({ id, start, end }: Timed['value']) => `paper ${id} (${start}–${end})`;

function overlap({ value: earlier, at: earlierAt }: Timed, { value: later, at }: Timed): Diagnostic {
  return error(
    'paper-overlap',
    at('start'),
    `Two papers of one session are presented at the same time: ${what(later)} and ${what(earlier)}.`,
    {
      hint: 'Let each start when the one before ends.',
      related: [{ ...earlierAt('end'), message: 'The other one ends here.' }],
    },
  );
}

function gap(before: Timed | undefined, { value: next, at }: Timed): Diagnostic[] {
  if (before === undefined || before.value.end >= next.start) return [];
  const length = minutesOf({ start: before.value.end, end: next.start });
  return [
    warning(
      'paper-gap',
      at('start'),
      `There is a gap of ${length} minutes between ${what(before.value)} and ${what(next)}.`,
      {
        hint: 'Let each paper start when the one before ends.',
        related: [{ ...before.at('end'), message: 'The one before ends here.' }],
      },
    ),
  ];
}
