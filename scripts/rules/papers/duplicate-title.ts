import { recurring } from '../../../shared/format/grouped';
import type { Paper, Poster } from '../../../shared/model/content';
import type { Entry } from '../../content/validate/validate';
import { defineRule, found, foundError, over, say } from '../kit';
import { reasons } from '../reasons';

const keyOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Several talks may share a title of fewer words: "Lightning talks", "Welcome". */
const OWN_WORDS = 4;

/** Finds papers and posters that are listed twice, with the same title and first author. Case and punctuation do not count. */
const duplicateTitle = over(['papers', 'posters'], ({ papers, posters }, { people }) => {
  const all: readonly Entry<Paper | Poster>[] = [...papers, ...posters];
  return recurring(all, ({ value }) => keyOf(value.title)).flatMap(([first, ...others]) =>
    others.flatMap(({ value, at }) => {
      if (first === undefined) return [];
      const sameAuthor = people.identityOf(value.authors[0] ?? '') === people.identityOf(first.value.authors[0] ?? '');
      const isTwice = sameAuthor && value.session === first.value.session;
      if (!isTwice && keyOf(value.title).split(' ').length < OWN_WORDS) return [];
      return [
        (isTwice ? foundError : found)(
          at('title'),
          isTwice ? say`"${value.title}" is scheduled twice.` : say`Two contributions have the title "${value.title}".`,
          {
            hint: isTwice ? 'Delete one of the two rows.' : 'Check whether one of the two is a copy.',
            related: [{ ...first.at('title'), message: `The other one is here, number ${first.value.id}.` }],
          },
        ),
      ];
    }),
  );
});

export const rule = defineRule({
  code: 'duplicate-title',
  severity: 'either',
  reason: reasons.librariesKeepIt,
  mayBeAccepted: true,
  finders: [duplicateTitle],
});
