import { besideName, isListOfNames } from '../../content/people/beside-a-name';
import { quote } from '../../content/texts/flaw';
import { citiesIn } from '../../content/validate/cities';
import { isCountryName } from '../../content/validate/country-names';
import { defineRule, inTexts, say } from '../kit';

/** A name holds a name: no e-mail address, affiliation, footnote mark, and nobody who is only counted. */
const moreThanAName = inTexts({
  kinds: ['name'],
  sign: /(?:^|[;,"\n] ?)['‘’“”„«»`~]+\p{L}|https?:|(?:[.:/–-]|,(?=[";\n]|$))(?:$|[;,"\n])|(?:^|[;,"\n] ?)(?:by |@|[•●▪‣◦·–—-])|\p{L}\s?: |_|[@([{\d¹²³⁰⁴-⁹*†‡§¶ªº^,،…]|\.\.|\bal(?:ii)?\b|\bothers?\b|\bautres\b|\bcoll?\b|\p{L} - |وآخرون|chair|organi[sz]er|treasurer|secretary|universi|polytechnic|faculty|department|جامعة|president|président|trésor|secrétaire|رئيس|أمين المال/iu,
  flawAmong: besideName,
});

/** One word, or two of which the first is that of countries. */
const ONE_WORD =
  /^\p{L}[\p{L}'’-]+$|^(?:South|North|New|Saudi|Sri|Ivory|Costa|United|El|San|Saint|Burkina|Sierra|Côte) \S+(?: \S+)?$/u;
const isOnlyPlace = (text: string) => isCountryName(text) || citiesIn(text).some(({ name }) => name === text);

/** In lists of names nobody is called as a country or a city alone: cells were exchanged, or an affiliation is parted. */
const placeAsName = inTexts({
  kinds: ['name'],
  sign: /\p{Lu}/u,
  flaw: (text, { field }) =>
    isListOfNames(field) && ONE_WORD.test(text) && isOnlyPlace(text)
      ? {
          start: 0,
          end: text.length,
          message: say`${quote(text)} is a place, and nobody's name.`,
          hint: 'Write names alone; people.csv has columns for affiliation and country.',
        }
      : undefined,
});

export const rule = defineRule({
  code: 'more-than-a-name',
  preset: 'core',
  severity: 'warning',
  reason: {
    en: 'Each name becomes a page, an entry of the index and a part of citations: what is no name becomes a person.',
    fr: 'Chaque nom devient une page, une entrée d’index et une part des citations : ce qui n’en est pas un devient une personne.',
    ar: 'يصبح كل اسم صفحة ومدخلا في الفهرس وجزءا من الاستشهادات، وما ليس اسما يصبح شخصا.',
  },
  finders: [moreThanAName, placeAsName],
});
