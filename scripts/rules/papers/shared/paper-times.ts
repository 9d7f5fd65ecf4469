import { grouped } from '../../../../shared/format/grouped';
import { type Minutes, minutesIn, minutesWithin } from '../../../../shared/format/times';
import type { Session } from '../../../../shared/model/content';
import type { Entry } from '../../../content/validate/validate';
import { type Finding, type Found, foundAs, over, say } from '../../kit';
import { overlaps } from '../../lexicon/overlaps';
import { type Talk, talksIn } from '../../lexicon/presentations';

type Timed = Entry<Talk & { readonly start: string; readonly end: string }> & { readonly minutes: Minutes };

/** Finds papers outside of their session, and papers of a session that overlap. */
export const paperTimes = over(
  ['contributions', 'presentations', 'sessions'],
  ({ contributions, presentations, sessions }) => {
    const sessionOf = new Map(sessions.map((entry) => [entry.value.id, entry]));
    const talks = talksIn(contributions, presentations);
    const bySession = grouped(
      talks.flatMap((talk) => timed(talk, sessionOf.get(talk.value.session))),
      ({ value }) => value.session,
    );
    return [talks.map(halfTimed), [...bySession].map(([id, group]) => inSession(group, sessionOf.get(id)))];
  },
);

/** Adds the times of a talk in minutes since the start of its session's day; none if they are missing or impossible. */
function timed({ value, at }: Entry<Talk>, session: Entry<Session> | undefined): Timed[] {
  const { start, end } = value;
  if (start === undefined || end === undefined) return [];
  const minutes = session === undefined ? minutesIn({ start, end }) : minutesWithin(session.value, { start, end });
  return minutes.start < minutes.end ? [{ value: { ...value, start, end }, at, minutes }] : [];
}

function halfTimed({ value: { start, end }, at }: Entry<Talk>): Found {
  if ((start === undefined) === (end === undefined)) return [];
  const [missing, given] = start === undefined ? ['start', 'end'] : ['end', 'start'];
  return foundAs(
    'paper-half-timed',
    at(missing ?? ''),
    say`The row has a time for its ${given} and none for its ${missing}.`,
    {
      hint: 'Write both times, or neither.',
    },
  );
}

function inSession(papers: readonly Timed[], session: Entry<Session> | undefined): Found {
  const inOrder = [...papers].sort((a, b) => a.minutes.start - b.minutes.start);
  return [
    ...inOrder.flatMap((paper) => (session ? outside(paper, session) : [])),
    ...overlaps(inOrder, ({ minutes }) => minutes).map(([earlier, later]) => overlap(earlier, later)),
  ];
}

function outside({ value, at, minutes }: Timed, { value: session, at: sessionAt }: Entry<Session>): Found {
  const around = minutesIn(session);
  const field = minutes.start < around.start ? 'start' : minutes.end > around.end ? 'end' : undefined;
  if (field === undefined || around.end <= around.start) return [];
  return foundAs(
    'paper-outside-session',
    at(field),
    say`"${value.id}" (${value.start}–${value.end}) is not within its session "${session.title}" (${session.start}–${session.end}).`,
    {
      hint: 'Correct its times, or those of the session.',
      related: [{ ...sessionAt(field), message: 'The session is here.' }],
    },
  );
}

const what = ({ id, start, end }: Timed['value']) => `"${id}" (${start}–${end})`;

function overlap({ value: earlier, at: earlierAt }: Timed, { value: later, at }: Timed): Finding {
  return foundAs(
    'paper-overlap',
    at('start'),
    say`Two contributions of one session are presented at the same time: ${what(later)} and ${what(earlier)}.`,
    {
      hint: 'Let each start when the one before ends.',
      related: [{ ...earlierAt('end'), message: 'The other one ends here.' }],
    },
  );
}
