import { grouped } from '../../../../renderer/format/grouped';
import { sizeOfSpecialSessions } from '../../agreement/session-size';
import { defineCheck } from '../../check';
import { warning } from '../../report/diagnostics';
import { type Talk, talksIn } from '../../schedule/presentations';
import type { Entry } from '../../validate/validate';

const papersSay = (count: number) => (count === 1 ? '1 paper' : `${count} papers`);

/** A paper that is presented twice counts once. */
const different = (talks: readonly Entry<Talk>[] = []) => new Set(talks.map(({ value }) => value.id)).size;

/** An accepted special session has at least as many papers as its call asks for, and at most as many each time that it meets. */
export const specialSessionSize = [
  defineCheck(
    ['specialSessions', 'sessions', 'papers', 'presentations'],
    ({ specialSessions, sessions, papers, presentations }, site) => {
      const { fewest } = sizeOfSpecialSessions(site);
      const specialOf = new Map(sessions.map(({ value }) => [value.id, value.specialSession]));
      const papersOf = grouped(talksIn(papers, presentations), ({ value }) => specialOf.get(value.session));
      return specialSessions
        .filter(({ value: { accepted, id } }) => accepted && different(papersOf.get(id)) < fewest)
        .map(({ value: { id, title }, at }) =>
          warning(
            'special-session-size',
            at('id'),
            `The special session "${title}" has ${papersSay(different(papersOf.get(id)))}.`,
            {
              hint: `It needs at least ${fewest}: see column "specialSession" in sessions.csv and column "session" in papers.csv.`,
            },
          ),
        );
    },
    { whole: ['specialSessions', 'sessions', 'papers', 'presentations'] },
  ),
  defineCheck(['sessions', 'papers', 'presentations'], ({ sessions, papers, presentations }, site) => {
    const { most } = sizeOfSpecialSessions(site);
    const papersOf = grouped(talksIn(papers, presentations), ({ value }) => value.session);
    return sessions.flatMap(({ value: { id, title, specialSession }, at }) => {
      const count = papersOf.get(id)?.length ?? 0;
      if (specialSession === undefined || count <= most) return [];
      return [
        warning('special-session-size', at('id'), `"${title}" has ${papersSay(count)}.`, {
          hint: `A special session has at most ${most} each time that it meets: divide it in two.`,
        }),
      ];
    });
  }),
];
