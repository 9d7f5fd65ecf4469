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
  const groups = rows.flatMap(splitAtBreaks);
  return {
    sessions: groups.flatMap(([first, ...others]): ImportedSession[] => {
      if (first === undefined) return [];
      const { title, date, room, start, at } = first;
      const end = [first, ...others].reduce((last, talk) =>
        minutesIn(talk).end > minutesIn(last).end ? talk : last,
      ).end;
      return [
        {
          key: keyOf(first),
          at,
          title,
          kind: sessionKindIn(title) === 'posters' ? 'posters' : 'oral',
          chairs: [],
          date,
          start,
          end,
          room,
        },
      ];
    }),
    presentations: groups.flatMap((group) => {
      const [first] = group;
      return first === undefined ? [] : group.map(({ title: _, ...talk }) => ({ ...talk, session: keyOf(first) }));
    }),
  };
}

interface Groups {
  readonly sessions: readonly ImportedSession[];
  readonly presentations: readonly ImportedPresentation[];
}

const keyOf = ({ title, date, room, start }: Talk) => JSON.stringify([title, date, room, start]);

/** Tells whether a session is a group of talks, and not one of the export. */
export const isGrouped = (key: string): boolean => key.startsWith('[');

function splitAtBreaks(talks: readonly Talk[]): Talk[][] {
  const inOrder = [...talks].sort((one, other) => minutesIn(one).start - minutesIn(other).start);
  const groups: Talk[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const talk of inOrder) {
    const minutes = minutesIn(talk);
    if (minutes.start - end > LONGEST_GAP) groups.push([]);
    groups.at(-1)?.push(talk);
    end = Math.max(end, minutes.end);
  }
  return groups;
}
