import { recurring, tally } from '../../../../renderer/format/grouped';
import { defineCheck, defineRefusal } from '../../check';
import type { Paper, Poster } from '../../content';
import { error, warning } from '../../report/diagnostics';
import type { Entry } from '../../validate/validate';

/** A paper among others of a session has a title of its own, and not that of the session. */
export const titleOfSession = defineCheck(['papers', 'sessions'], ({ papers, sessions }) => {
  const called = new Map(sessions.map(({ value: { id, title }, at }) => [keyOf(title), { id, at }]));
  const counts = tally(papers, ({ value }) => value.session);
  return papers.flatMap(({ value: { title, session }, at }) => {
    const same = called.get(keyOf(title));
    if (same === undefined || (session === same.id && (counts.get(session) ?? 0) < 2)) return [];
    return [
      warning('duplicate-title', at('title'), `"${title}" is the title of a session.`, {
        hint: 'Write the title of the paper: a cell may have been copied.',
        related: [{ ...same.at('title'), message: 'The session is here.' }],
      }),
    ];
  });
});

const keyOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** No paper or poster is listed twice, with the same title and first author; letter case and signs do not count. */
export const duplicateTitle = defineRefusal(['papers', 'posters'], ({ papers, posters }, { people }) => {
  const all: readonly Entry<Paper | Poster>[] = [...papers, ...posters];
  const byTitle = recurring(all, ({ value }) => keyOf(value.title));
  return byTitle.flatMap(([first, ...others]) =>
    others.map(({ value, at }) => {
      const same = people.identityOf(value.authors[0] ?? '') === people.identityOf(first?.value.authors[0] ?? '');
      return (same ? error : warning)(
        'duplicate-title',
        at('title'),
        same ? `"${value.title}" is scheduled twice.` : `Two contributions have the title "${value.title}".`,
        {
          hint: same ? 'Delete one of the two rows.' : 'Check whether one of the two is a copy.',
          ...(first && {
            related: [{ ...first.at('title'), message: `The other one is here, number ${first.value.id}.` }],
          }),
        },
      );
    }),
  );
});
