import { defineRule, found, over, say } from '../kit';
import { reasons } from '../reasons';

/** Finds fonts that cannot be read. */
const brokenFont = over([], (_records, { texts, fonts }) =>
  texts
    .filter(({ text }) => fonts.get(text) === 'broken')
    .map(({ text, path, entry }) =>
      found(entry.at(...path), say`The file public${text} is not a font of the format WOFF2.`, {
        hint: 'Download it again; renaming a font of another format is not enough.',
      }),
    ),
);

export const rule = defineRule({
  code: 'broken-font',
  severity: 'error',
  reason: reasons.badFile,
  finders: [brokenFont],
});
