import { recurring } from '../../../shared/format/grouped';
import { defineRule, found, foundError, over, say } from '../kit';
import { reasons } from '../reasons';

const keyOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Several talks may share a title of fewer words: "Lightning talks", "Welcome". */
const OWN_WORDS = 4;

/** Finds contributions that are listed twice, with the same title and first author. Case and punctuation do not count. */
const duplicateTitle = over(['contributions'], ({ contributions }, { people }) => {
  return recurring(contributions, ({ value }) => keyOf(value.title)).flatMap(([first, ...others]) =>
    others.flatMap(({ value, at }) => {
      if (first === undefined) return [];
      const sameAuthor = people.identityOf(value.people[0] ?? '') === people.identityOf(first.value.people[0] ?? '');
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
