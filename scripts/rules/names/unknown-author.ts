import { didYouMean } from '../../content/report/nearest';
import { defineRule, found, over, say } from '../kit';
import { reasons } from '../reasons';

/** Finds corresponding authors who are not among the authors. */
const correspondingAuthor = over(['papers'], ({ papers }) =>
  papers.flatMap(({ value: { authors, corresponding }, at }) => {
    if (corresponding === undefined || authors.includes(corresponding)) return [];
    return found(
      at('corresponding'),
      say`"${corresponding}" is not an author of the paper.`,
      didYouMean(corresponding, authors),
    );
  }),
);

export const rule = defineRule({
  code: 'unknown-author',
  severity: 'error',
  reason: reasons.leadsNowhere,
  finders: [correspondingAuthor],
});
