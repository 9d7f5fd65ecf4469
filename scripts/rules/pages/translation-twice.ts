import { defineRule, foundAs, over, say } from '../kit';
import { reasons } from '../reasons';

/** Finds translations with the language or address of another: search engines would ignore them all. */
const translationTwice = over(['conference'], ({ conference: { value, at } }) => {
  const { language, url, translations = [] } = value;
  return (['language', 'url'] as const).flatMap((field) => {
    const seen = new Map([[{ language, url }[field], at(field)]]);
    return translations.flatMap((translation, index) => {
      const place = at('translations', index, field);
      const first = seen.get(translation[field]);
      seen.set(translation[field], place);
      if (first === undefined) return [];
      return foundAs('translation-twice', place, say`"${translation[field]}" is here for the second time.`, {
        hint: 'Each language has one site, at an address of its own; this site is not among them.',
        related: [{ ...first, message: 'The first time is here.' }],
      });
    });
  });
});

export const rule = defineRule({
  code: 'translation-twice',
  severity: 'error',
  reason: reasons.languagesIgnored,
  finders: [translationTwice],
});
