import { describe, expect, it } from 'vitest';
import { ar } from '../../../scripts/desk/words/findings/ar';
import { fr } from '../../../scripts/desk/words/findings/fr';
import { inLanguage } from '../../../scripts/desk/words/findings/translate';
import { expectedOf, fixtureNames } from '../../content/support/fixture';
import { CORE } from '../../content/support/sentences';

describe('findings of core rules in French and Arabic', () => {
  // The cases by which the rules are tested hold every finding to its sentences.
  it('are there for codes that no case has', () => {
    const tried = new Set(fixtureNames.flatMap(expectedOf).map(({ code }) => code));

    expect([...CORE].filter((code) => !tried.has(code) && fr[code] === undefined)).toEqual([]);
  });

  it('have the same sentences in both', () => {
    const sentencesIn = (all: typeof fr) =>
      Object.entries(all).flatMap(([code, sentences]) => Object.keys(sentences).map((each) => `${code}: ${each}`));

    expect(sentencesIn(fr).sort()).toEqual(sentencesIn(ar).sort());
  });

  it.each([fr, ar])('fill in only what the English sentence has', (all) => {
    const holes = (text: string): readonly string[] => text.match(/[{<]\d[}>]/g) ?? [];
    const unknown = Object.values(all)
      .flatMap(Object.entries<string>)
      .filter(([english, translation]) => holes(translation).some((hole) => !holes(english).includes(hole)));

    expect(unknown).toEqual([]);
  });

  it('are shown in English if there is no sentence', () => {
    expect(inLanguage({ code: 'bad-date', message: 'Nobody has translated this.' }, 'fr')).toBeUndefined();
  });

  it('keep the spaces of French and the direction of values', () => {
    const finding = {
      code: 'country-unknown',
      message: '"Tunisie" is not in ISO 3166.',
      hint: 'Did you mean "Tunisia"?',
    };

    expect(inLanguage(finding, 'fr')).toEqual({
      message: '«\u202fTunisie\u202f» ne figure pas dans l’ISO 3166.',
      hint: 'Vouliez-vous écrire «\u202fTunisia\u202f»\u202f?',
    });
    expect(inLanguage(finding, 'ar')).toEqual({
      message: 'لا يرد «\u2068Tunisie\u2069» في \u2068ISO 3166\u2069.',
      hint: 'هل تقصدون «\u2068Tunisia\u2069»؟',
    });
  });
});
