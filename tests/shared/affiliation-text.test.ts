import { expect, it } from 'vitest';
import { affiliationText } from '../../shared/format/affiliation-text';
import { wordsIn } from '../../shared/words';

it.each([
  ['en', ['University of Sfax'], 'University of Sfax, Tunisia'],
  ['en', ['University of Sfax, Tunisia'], 'University of Sfax, Tunisia'],
  ['en', ['University of Sfax, Tunisia', 'Institute of Rivers'], 'University of Sfax, Tunisia, Institute of Rivers'],
  ['en', [undefined], 'Tunisia'],
  ['ar', ['جامعة صفاقس'], 'جامعة صفاقس، تونس'],
])('in %s, says of %j and a country where somebody works, the country once', (language, affiliations, expected) => {
  expect(affiliationText(affiliations, 'TN', wordsIn(language))).toBe(expected);
});

it('says nothing of a country that is not known', () => {
  expect(affiliationText(['University of Sfax'], undefined, wordsIn('en'))).toBe('University of Sfax');
});
