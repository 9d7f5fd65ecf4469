import type { Paper, Poster } from '../content';
import { recurring } from '../grouped';
import { personKey } from '../people/people';
import { error, warning } from '../report/diagnostics';
import type { Entry } from '../validate/validate';
import { defineCheck } from './check';

/** No paper or poster is listed twice: the same title by the same first author; letter case and signs aside. */
export const duplicateTitle = defineCheck(['papers', 'posters'], ({ papers, posters }) => {
  const all: readonly Entry<Paper | Poster>[] = [...papers, ...posters];
  const suspects = recurring(all, ({ value }) => letterSum(value.title)).flat();
  const byTitle = recurring(suspects, ({ value }) =>
    value.title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );
  return byTitle.flatMap(([first, ...others]) =>
    others.map(({ value, at }) => {
      const same = personKey(value.authors[0] ?? '') === personKey(first?.value.authors[0] ?? '');
      return (same ? error : warning)(
        'duplicate-title',
        at('title'),
        same ? `"${value.title}" is scheduled twice.` : `Two contributions have the title "${value.title}".`,
        {
          hint: same ? 'Delete one of the two rows.' : 'Look whether one of the two is a copy.',
          ...(first && {
            related: [{ ...first.at('title'), message: `The other one is here, number ${first.value.id}.` }],
          }),
        },
      );
    }),
  );
});

/** The same for titles that differ in signs and letter case alone, and found in a fraction of the time that comparing takes. */
function letterSum(title: string): number {
  const lower = title.toLowerCase();
  let sum = 0;
  for (let index = 0; index < lower.length; index++) {
    const code = lower.charCodeAt(index);
    const isLetter = code >= 97 && code <= 122;
    if (isLetter) sum = (Math.imul(sum, 31) + code) | 0;
  }
  return sum;
}
