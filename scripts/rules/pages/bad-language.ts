import { isLanguage, languageAsMeant } from '../../content/validate/languages';
import { defineRule, foundAs, over, say } from '../kit';
import { reasons } from '../reasons';

/** Finds unknown languages of the site and its translations. */
const languageOfNone = over(['conference'], ({ conference: { value, at } }) =>
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
          foundAs('bad-language', place, say`"${tag}" is not the code of a language.`, {
            hint: 'Write its code of two or three letters: ar for Arabic, fr for French, it for Italian.',
          }),
        ],
  ),
);

export const rule = defineRule({
  code: 'bad-language',
  severity: 'error',
  reason: reasons.codeOfAnother,
  finders: [languageOfNone],
});
