// Codes: unknown-author.

import { defineRefusal } from '../../check';
import { error } from '../../report/diagnostics';
import { didYouMean } from '../../report/nearest';

/** The author to write to is one of the paper's authors. */
export const correspondingAuthor = defineRefusal(['papers'], ({ papers }) =>
  papers.flatMap(({ value: { authors, corresponding }, at }) => {
    if (corresponding === undefined || authors.includes(corresponding)) return [];
    return [
      error(
        'unknown-author',
        at('corresponding'),
        `"${corresponding}" is none of the authors of the paper.`,
        didYouMean(corresponding, authors),
      ),
    ];
  }),
);
