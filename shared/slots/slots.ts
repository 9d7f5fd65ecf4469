import { compareCodeUnits } from '../format/compare-code-units';
import { papersOf, sessionName, type Talks, talksOf } from '../format/schedule';
import { localDateTime, minutesIn, minutesWithin, type Times } from '../format/times';
import { memoised } from '../memoise';
import type { Content, Paper, Session } from '../model/content';
import type { Words } from '../words';

/** A session, or the presentation of a paper in one: a paper that is presented twice has two slots. */
export interface Slot {
  /**
   * Its name for ever, whatever moves: "session-oral-1"; "paper-239" in the session that the paper's own row names,
   * "paper-239.oral-9" in one that presentations.csv names.
   */
  readonly key: string;
  /** The session that it is, or within which it takes place. */
  readonly session: Session;
  /** The paper, with the times and the mode of this presentation; none of a session. */
  readonly paper?: Paper;
  /** Of a session: what is presented in it, in its order. */
  readonly papers: readonly Paper[];
  /** Local date and time, as YYYY-MM-DDTHH:MM. A talk without times of its own has those of its session. */
  readonly start: string;
  readonly end: string;
  readonly hasOwnTime: boolean;
  readonly isCancelled: boolean;
}

/** The key of a session's slot. */
export const sessionKey = (id: string): string => `session-${id}`;

/** By what releases know a poster, which hangs in a session and has no slot of its own. */
export const posterKey = (id: string): string => `poster-${id}`;

/** The key of a paper's slot in a session; `own` is the session that the paper's own row names. */
const paperKey = (paper: string, session: string, own: string | undefined): string =>
  session === own ? `paper-${paper}` : `paper-${paper}.${session}`;

/** The name of a slot: "Session 7: Learning from little data", or the title of the paper. */
export const slotTitle = ({ session, paper }: Slot, words: Words): string =>
  paper?.title ?? sessionName(session, words);

type Program = Pick<Content, 'sessions' | 'papers' | 'presentations'>;

/** Every slot of a program by the start of its session, each session before its talks: of the same records the same slots. */
export const slotsOf = ({ sessions, papers, presentations }: Program): readonly Slot[] =>
  slotsFrom(sessions)(papers)(presentations);

// A dozen files are made of them.
const slotsFrom = memoised((sessions: Program['sessions']) =>
  memoised((papers: Program['papers']) =>
    memoised((presentations: Program['presentations']) => makeSlots({ sessions, papers, presentations })),
  ),
);

function makeSlots({ sessions, papers, presentations }: Program): readonly Slot[] {
  const talks = talksOf(papers, presentations);
  const own = new Map(papers.map(({ id, session }) => [id, session]));
  return sessions
    .map((session) => ({ session, start: localDateTime(session.date, minutesIn(session).start) }))
    .sort((one, other) => compareCodeUnits(one.start, other.start))
    .flatMap(({ session }) => slotsIn(session, talks, own));
}

function slotsIn(session: Session, talks: Talks<Paper>, own: ReadonlyMap<string, string | undefined>): Slot[] {
  const papers = papersOf(talks, session);
  const isCancelled = session.status === 'cancelled';
  const span = (part?: Times) => {
    const { start, end } = part === undefined ? minutesIn(session) : minutesWithin(session, part);
    return {
      start: localDateTime(session.date, start),
      end: localDateTime(session.date, end),
      hasOwnTime: true,
    };
  };
  const whole = span();
  return [
    { key: sessionKey(session.id), session, papers, isCancelled, ...whole },
    ...papers.map((paper): Slot => {
      const { start, end } = paper;
      // The compiler sees to it that a talk has both times or neither.
      const times = start === undefined || end === undefined ? { ...whole, hasOwnTime: false } : span({ start, end });
      return {
        key: paperKey(paper.id, session.id, own.get(paper.id)),
        session,
        paper,
        papers: [],
        isCancelled,
        ...times,
      };
    }),
  ];
}
