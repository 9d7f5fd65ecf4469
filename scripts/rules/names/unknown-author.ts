import { didYouMean } from '../../content/report/nearest';
import { defineRule, found, over, say } from '../kit';

/** The author to write to is one of the paper's authors. */
const correspondingAuthor = over(['papers'], ({ papers }) =>
  papers.flatMap(({ value: { authors, corresponding }, at }) => {
    if (corresponding === undefined || authors.includes(corresponding)) return [];
    return found(
      at('corresponding'),
      say`"${corresponding}" is none of the authors of the paper.`,
      didYouMean(corresponding, authors),
    );
  }),
);

export const rule = defineRule({
  code: 'unknown-author',
  preset: 'core',
  severity: 'error',
  reason: {
    en: 'It refers to a record that is not there, and pages would lead nowhere.',
    fr: 'Il renvoie à un enregistrement qui n’existe pas, et les pages ne mèneraient nulle part.',
    ar: 'يشير إلى سجل غير موجود، ولن تؤدي الصفحات إلى شيء.',
  },
  finders: [correspondingAuthor],
});
