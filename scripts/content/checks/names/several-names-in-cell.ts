import { isFamilyFirst } from '../../people/family-first';
import { severalNames } from '../../people/name-forms';
import { defineTextCheck, quote } from '../../texts/text-check';

/** Names are parted by semicolons, each in its own place: two names in one are one person who does not exist. */
export const severalNamesInCell = defineTextCheck('several-names-in-cell', {
  kinds: ['name'],
  sign: /\p{Ll}[:.] |[,;،|•·/&+\n\t；–—]| {2}| - |(?<!\p{L})(?:and|et|und|y|e|og|och|en|i|with|avec|mit|con|مع|و) | و\p{L}/iu,
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
          ? `${quote(text)} seems to be ${names.length} people, and is read as one.`
          : `${quote(text)} is more than a name.`,
      hint: isListed
        ? `Write ${quote(right)}: names are separated by semicolons.`
        : 'Give each of them a row or entry of their own.',
      ...(isListed && { mend: right }),
    };
  },
});
