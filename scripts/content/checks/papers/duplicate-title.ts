import { recurring } from '../../../../renderer/format/grouped';
import { defineRefusal } from '../../check';
import type { Paper, Poster } from '../../content';
import { error, warning } from '../../report/diagnostics';
import type { Entry } from '../../validate/validate';

/** No paper or poster is listed twice, with the same title and first author; letter case and signs do not count. */
export const duplicateTitle = defineRefusal(['papers', 'posters'], ({ papers, posters }, { people }) => {
  const all: readonly Entry<Paper | Poster>[] = [...papers, ...posters];
  const byTitle = recurring(all, ({ value }) =>
    value.title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );
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
