import { isFamilyFirst } from '../../content/people/family-first';
import { severalNames } from '../../content/people/name-forms';
import { quote } from '../../content/texts/flaw';
import { defineRule, inTexts, say } from '../kit';

/** Names are parted by semicolons, each in its own place: two names in one are one person who does not exist. */
const severalNamesInCell = inTexts({
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
          ? say`${quote(text)} seems to be ${names.length} people, and is read as one.`
          : say`${quote(text)} is more than a name.`,
      hint: isListed
        ? `Write ${quote(right)}: names are separated by semicolons.`
        : 'Give each of them a row or entry of their own.',
      ...(isListed && { mend: right }),
    };
  },
});

export const rule = defineRule({
  code: 'several-names-in-cell',
  preset: 'core',
  severity: 'warning',
  reason: {
    en: 'Each name becomes a page, an entry of the index and a part of citations: what is no name becomes a person.',
    fr: 'Chaque nom devient une page, une entrée d’index et une part des citations : ce qui n’en est pas un devient une personne.',
    ar: 'يصبح كل اسم صفحة ومدخلا في الفهرس وجزءا من الاستشهادات، وما ليس اسما يصبح شخصا.',
  },
  finders: [severalNamesInCell],
});
