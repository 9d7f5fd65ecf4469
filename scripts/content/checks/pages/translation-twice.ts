import { defineRefusal } from '../../check';
import { error } from '../../report/diagnostics';

/** Each site in another language has a language and an address of its own: else search engines heed none of them. */
export const translationTwice = defineRefusal(['conference'], ({ conference: { value, at } }) => {
  const { language, url, translations = [] } = value;
  return (['language', 'url'] as const).flatMap((field) => {
    const seen = new Map([[{ language, url }[field], at(field)]]);
    return translations.flatMap((translation, index) => {
      const place = at('translations', index, field);
      const first = seen.get(translation[field]);
      seen.set(translation[field], place);
      if (first === undefined) return [];
      return [
        error('translation-twice', place, `"${translation[field]}" stands here for the second time.`, {
          hint: 'Each language has one site, at an address of its own; this site is not among them.',
          related: [{ ...first, message: 'The first time is here.' }],
        }),
      ];
    });
  });
});
