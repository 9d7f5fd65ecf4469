import { defineRule, found, over, say } from '../kit';

/** Every font that the data names can be opened. */
const brokenFont = over([], (_records, { texts, fonts }) =>
  texts
    .filter(({ text }) => fonts.get(text) === 'broken')
    .map(({ text, path, entry }) =>
      found(entry.at(...path), say`The file public${text} is not a font of the format WOFF2.`, {
        hint: 'Take it from where it came from again; renaming a font of another format is not enough.',
      }),
    ),
);

export const rule = defineRule({
  code: 'broken-font',
  preset: 'core',
  severity: 'error',
  reason: {
    en: 'The file would be missing or blurred, slow on a telephone, or say more than its owner wants.',
    fr: 'Le fichier manquerait, serait flou ou lent sur un téléphone, ou en dirait plus que son auteur ne veut.',
    ar: 'سيغيب الملف أو يكون غير واضح أو بطيئا على الهاتف، أو يكشف أكثر مما يريد صاحبه.',
  },
  finders: [brokenFont],
});
