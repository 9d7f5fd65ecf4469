import { isLanguage, languageAsMeant } from '../../../content/validate/languages';
import { foundAs, over, say } from '../../kit';

/** Each site in another language has a language and an address of its own: else search engines heed none of them. */
export const translationTwice = over(['conference'], ({ conference: { value, at } }) => {
  const { language, url, translations = [] } = value;
  return (['language', 'url'] as const).flatMap((field) => {
    const seen = new Map([[{ language, url }[field], at(field)]]);
    return translations.flatMap((translation, index) => {
      const place = at('translations', index, field);
      const first = seen.get(translation[field]);
      seen.set(translation[field], place);
      if (first === undefined) return [];
      return foundAs('translation-twice', place, say`"${translation[field]}" stands here for the second time.`, {
        hint: 'Each language has one site, at an address of its own; this site is not among them.',
        related: [{ ...first, message: 'The first time is here.' }],
      });
    });
  });
});

/** The languages of the site and of its translations are known: browsers and screen readers choose by them. */
export const languageOfNone = over(['conference'], ({ conference: { value, at } }) =>
  [
    { tag: value.language, place: at('language') },
    ...(value.translations ?? []).map(({ language }, index) => ({
      tag: language,
      place: at('translations', index, 'language'),
    })),
  ].flatMap(({ tag, place }) =>
    isLanguage(tag) || languageAsMeant(tag) !== undefined
      ? []
      : [
          foundAs('bad-language', place, say`"${tag}" is the code of no language.`, {
            hint: 'Write its code of two or three letters: ar for Arabic, fr for French, it for Italian.',
          }),
        ],
  ),
);
