import { didYouMean } from '../../content/report/nearest';
import { defineRule, found, over, say } from '../kit';
import { reasons } from '../reasons';

/** Finds corresponding authors who are not among the authors. */
const correspondingAuthor = over(['contributions'], ({ contributions }) =>
  contributions.flatMap(({ value: { people, corresponding }, at }) => {
    if (corresponding === undefined || people.includes(corresponding)) return [];
    return found(
      at('corresponding'),
      say`"${corresponding}" is not an author of the paper.`,
      didYouMean(corresponding, people),
    );
  }),
);

export const rule = defineRule({
  code: 'unknown-author',
  severity: 'error',
  reason: reasons.leadsNowhere,
  finders: [correspondingAuthor],
});
