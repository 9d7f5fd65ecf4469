import { grouped } from '../../../shared/format/grouped';
import { minutesIn } from '../../../shared/format/times';
import type { ImportedPresentation, ImportedSession, TimeSlot } from '../model';
import { sessionKindIn } from '../values/session-kind';

/** The presentation of a contribution in services whose sessions have no times of their own. */
interface Talk extends TimeSlot {
  /** Id of the contribution. */
  readonly contribution: string;
  /** Title of the session, or of another group such as the track. */
  readonly title: string;
}

/** In minutes. A longer gap between talks separates two sessions. */
const LONGEST_GAP = 10;

/** Groups talks into sessions: talks with one title that follow each other in a room are one session. */
export function groupTalks(talks: readonly Talk[]): Groups {
  const rows = [...grouped(talks, ({ title, date, room }) => JSON.stringify([title, date, room])).values()];
  const groups = rows.flatMap(splitAtBreaks).map((all) => ({ all, session: sessionOf(all) }));
  return {
    sessions: groups.map(({ session }) => session),
    presentations: groups.flatMap(({ all, session: { key } }) =>
      all.map(({ title: _, ...talk }) => ({ ...talk, session: key })),
    ),
  };
}

function sessionOf([first, ...others]: Group): ImportedSession {
  const { at, title, date, room, start } = first;
  const { end } = others.reduce((last, talk) => (minutesIn(talk).end > minutesIn(last).end ? talk : last), first);
  const key = JSON.stringify([title, date, room, start]);
  const kind = sessionKindIn(title) === 'posters' ? 'posters' : 'oral';
  return { key, at, title, kind, chairs: [], date, start, end, room };
}

type Group = [Talk, ...Talk[]];

interface Groups {
  readonly sessions: readonly ImportedSession[];
  readonly presentations: readonly ImportedPresentation[];
}

/** Tells whether a session is a group of talks, and not one of the export. */
export const isGrouped = (key: string): boolean => key.startsWith('[');

function splitAtBreaks(talks: readonly Talk[]): Group[] {
  const groups: Group[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const talk of talks.toSorted((one, other) => minutesIn(one).start - minutesIn(other).start)) {
    const minutes = minutesIn(talk);
    if (minutes.start - end > LONGEST_GAP) groups.push([talk]);
    else groups.at(-1)?.push(talk);
    end = Math.max(end, minutes.end);
  }
  return groups;
}
