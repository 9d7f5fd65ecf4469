import { compareCodeUnits } from '../format/compare-code-units';
import { contributionKey, presentedIn, takesPlace } from '../format/contributions';
import { papersOf, sessionName, type Talks, talksOf } from '../format/schedule';
import { localDateTime, minutesIn, minutesWithin, type Times } from '../format/times';
import { memoised } from '../memoise';
import type { Content, Contribution, Session } from '../model/content';
import type { Words } from '../words';

/** A session, or a presentation of a paper in a session. A paper that is presented twice has two slots. */
export interface Slot {
  /**
   * Permanent key: "session-oral-1"; "paper-239" in the session of the paper's own row, "paper-239.oral-9" in one of
   * presentations.csv.
   */
  readonly key: string;
  /** The session itself, or the one that contains the talk. */
  readonly session: Session;
  /** The paper, with the times and mode of this presentation; absent for sessions. */
  readonly paper?: Contribution;
  /** For a session: its papers in order. */
  readonly papers: readonly Contribution[];
  /** Local date and time: YYYY-MM-DDTHH:MM. A talk without its own times has those of its session. */
  readonly start: string;
  readonly end: string;
  readonly hasOwnTime: boolean;
  readonly isCancelled: boolean;
}

/** The key of a session's slot. */
export const sessionKey = (id: string): string => `session-${id}`;

/** The key of a paper's slot in a session; `own` is the session of the paper's row. */
const presentationKey = (contribution: Contribution, session: string, own: string | undefined): string =>
  session === own ? contributionKey(contribution) : `${contributionKey(contribution)}.${session}`;

/** The title of a slot: "Session 7: Learning from little data", or that of the paper. */
export const slotTitle = ({ session, paper }: Slot, words: Words): string =>
  paper?.title ?? sessionName(session, words);

type Program = Pick<Content, 'sessions' | 'contributions' | 'presentations'>;

/** Lists all slots by the start of their session; each session comes before its talks. Memoised, for a dozen files. */
export const slotsOf = ({ sessions, contributions, presentations }: Program): readonly Slot[] =>
  slotsFrom(sessions)(contributions)(presentations);

const slotsFrom = memoised((sessions: Program['sessions']) =>
  memoised((contributions: Program['contributions']) =>
    memoised((presentations: Program['presentations']) => makeSlots({ sessions, contributions, presentations })),
  ),
);

function makeSlots({ sessions, contributions, presentations }: Program): readonly Slot[] {
  const presented = presentedIn(contributions);
  const talks = talksOf(presented, presentations);
  const own = new Map(presented.map(({ id, session }) => [id, session]));
  return sessions
    .map((session) => ({ session, start: localDateTime(session.date, minutesIn(session).start) }))
    .sort((one, other) => compareCodeUnits(one.start, other.start))
    .flatMap(({ session }) => slotsIn(session, talks, own));
}

function slotsIn(session: Session, talks: Talks, own: ReadonlyMap<string, string | undefined>): Slot[] {
  const papers = papersOf(talks, session);
  const isCancelled = !takesPlace(session);
  const span = (part?: Times) => {
    const { start, end } = part === undefined ? minutesIn(session) : minutesWithin(session, part);
    return {
      start: localDateTime(session.date, start),
      end: localDateTime(session.date, end),
      hasOwnTime: true,
    };
  };
  const whole = span();
  const [only] = papers;
  if (session.contribution !== undefined && only)
    return [
      {
        key: presentationKey(only, session.id, own.get(only.id)),
        session,
        paper: only,
        papers: [],
        isCancelled: isCancelled || !takesPlace(only),
        ...whole,
      },
    ];
  return [
    { key: sessionKey(session.id), session, papers, isCancelled, ...whole },
    ...papers.map((paper): Slot => {
      const { start, end } = paper;
      // The compiler ensures that a talk has both times or neither.
      const times = start === undefined || end === undefined ? { ...whole, hasOwnTime: false } : span({ start, end });
      return {
        key: presentationKey(paper, session.id, own.get(paper.id)),
        session,
        paper,
        papers: [],
        isCancelled: isCancelled || !takesPlace(paper),
        ...times,
      };
    }),
  ];
}
