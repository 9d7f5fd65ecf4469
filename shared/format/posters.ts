import type { Contribution, Session } from '#content';
import { compareCodeUnits } from './compare-code-units';
import { grouped } from './grouped';

/** The posters of a session, or those without a session. */
interface HungPosters {
  readonly session?: Session;
  readonly posters: readonly Contribution[];
}

/** Groups posters by their session in order of time, since board 1 may come each day. Those without a session come last. */
export function postersBySession(posters: readonly Contribution[], sessions: readonly Session[]): HungPosters[] {
  const inSession = grouped(posters, ({ session }) => session);
  const hung = sessions.flatMap((session) => {
    const own = inSession.get(session.id);
    return own ? [{ session, posters: own }] : [];
  });
  const others = posters.filter(({ session }) => session === undefined);
  return [
    ...hung.toSorted((one, other) => compareCodeUnits(startOf(one.session), startOf(other.session))),
    ...(others.length > 0 ? [{ posters: others }] : []),
  ];
}

const startOf = ({ date, start }: Session) => `${date} ${start}`;

/** Sorts posters by board, or by number if they have none. Board 10 comes after board 9. */
export function inOrderOfBoards(posters: readonly Contribution[], language: string): Contribution[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return posters.toSorted((one, other) => compare(one.board ?? '', other.board ?? '') || compare(one.id, other.id));
}
