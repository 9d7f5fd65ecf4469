import { recurring } from '../../../../shared/format/grouped';
import type { Session } from '../../../../shared/model/content';
import { found, over, say } from '../../kit';

/** So many sessions of one title have it on purpose. */
const MANY = 4;
/** So many titles that recur are names of tracks. */
const TRACKS = 3;

/** Sessions in which papers are presented have a title each: readers of the schedule know them by nothing else. */
export const sessionTitleTwice = over(['sessions', 'papers'], ({ sessions, papers }) => {
  const filled = new Set(papers.map(({ value }) => value.session));
  // Another rule reports titles with a number.
  const own = sessions.filter(
    ({ value }) => (filled.has(value.id) || value.speaker !== undefined) && !/\d/.test(value.title),
  );
  const groups = recurring(own, ({ value }) => `${value.kind} ${value.title.toLowerCase()}`);
  // A program whose sessions are called by their tracks has many of one title, on purpose.
  if (groups.length >= TRACKS) return [];
  return groups.flatMap(([first, ...others]) =>
    others.length >= MANY || first === undefined
      ? []
      : others
          .filter(({ value }) => !(isSameSpecial(value, first.value) || isBareKind(value)))
          .map(({ value, at }) =>
            found(at('title'), say`"${value.title}" is the title of two sessions with papers.`, {
              hint: 'Say in each title what its papers are about, or give the sessions numbers.',
              related: [{ ...first.at('title'), message: 'The first one is here.' }],
            }),
          ),
  );
});

/** "Keynote" alone is no title of its own: who speaks tells one from the other. */
const isBareKind = ({ speaker, title }: Session) => speaker !== undefined && !/[:–-]| .* /.test(title);

/** The parts of a special session may share its title. */
const isSameSpecial = (one: Session, other: Session) =>
  one.specialSession !== undefined && one.specialSession === other.specialSession;
