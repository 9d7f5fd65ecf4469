import { isCountryName } from '../../content/validate/country-names';
import { defineRule, inTexts, say } from '../kit';
import { besideName, isListOfNames } from '../lexicon/beside-a-name';
import { citiesIn } from '../lexicon/cities';
import { quote } from '../lexicon/flaw';
import { reasons } from '../reasons';

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
  reason: reasons.nameBecomesPerson,
  finders: [moreThanAName, placeAsName],
});
