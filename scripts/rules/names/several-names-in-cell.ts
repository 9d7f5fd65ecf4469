import { severalNames } from '../../content/people/name-forms';
import { defineRule, inTexts, say } from '../kit';
import { isFamilyFirst } from '../lexicon/family-first';
import { quote } from '../lexicon/flaw';
import { reasons } from '../reasons';

/** Finds cells with several names that are read as one: names are separated by semicolons. */
const severalNamesInCell = inTexts({
  kinds: ['name'],
  trigger:
    /\p{Ll}[:.] |[,;،|•·/&+\n\t；–—]| {2}| - |(?<!\p{L})(?:and|et|und|y|e|og|och|en|i|with|avec|mit|con|مع|و) | و\p{L}/iu,
  flawAmong: (text, written, site) => {
    const { path } = written;
    if (/^[^,،]+[,،][^,،]+$/u.test(text) && !/[&/+\n]/.test(text) && isFamilyFirst(site, written)) return undefined;
    const names = severalNames(text);
    if (names === undefined) return undefined;
    const isListed = typeof path.at(-1) === 'number';
    const right = names.join('; ');
    return {
      start: 0,
      end: text.length,
      message:
        names.length > 1
          ? say`${quote(text)} seems to be ${names.length} people, and is read as one.`
          : say`${quote(text)} is more than a name.`,
      hint: isListed ? `Write ${quote(right)}: names are separated by semicolons.` : 'Give each person a row or entry.',
      ...(isListed && { replacement: right }),
    };
  },
});

export const rule = defineRule({
  code: 'several-names-in-cell',
  reason: reasons.nameBecomesPerson,
  finders: [severalNamesInCell],
});
