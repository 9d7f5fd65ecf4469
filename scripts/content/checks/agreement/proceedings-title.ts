// Codes: other-acronym.

import { isAboutTheConference, typedByHand } from '../../agreement/whose-texts';
import { wordReplaced } from '../../agreement/word-replaced';
import { defineCheck } from '../../check';
import type { Conference } from '../../content';
import { plainWords } from '../../plain-words';
import { type Diagnostic, type Place, warning } from '../../report/diagnostics';
import { escapeRegExp } from '../../texts/escape-reg-exp';
import { ANY_LETTER, everyText } from '../../texts/every-text';
import { isSlipAway, isTurned } from '../../texts/letters-turned';
import { flawAt, flawReport, quote } from '../../texts/text-check';
import { wordedLinks } from '../../texts/worded-links';
import type { Entry } from '../../validate/validate';

/** The title of the proceedings has the words of the conference's name in their order. */
export const proceedingsTitle = defineCheck(
  ['proceedings', 'conference'],
  ({ proceedings: { value, at }, conference }) => {
    const name = plainWords(conference.value.name);
    const title = plainWords(value.title);
    const replaced = wordReplaced(title, name);
    if (replaced !== undefined)
      return [
        warning(
          'other-acronym',
          at('title'),
          `The title has "${replaced.found}" where the name has "${replaced.meant}".`,
          {
            hint: 'Write the name as it stands in conference.yaml: libraries keep the title as it is.',
            related: [{ ...conference.at('name'), message: 'The name is here.' }],
          },
        ),
      ];
    const has = ` ${title.join(' ')} `.includes(` ${name.join(' ')} `);
    if (has || name.length < 3 || !name.every((word) => title.includes(word)) || hasInOrder(title, name)) return [];
    return [
      warning('other-acronym', at('title'), `The title has the words of "${conference.value.name}" in another order.`, {
        hint: 'Write the name as it stands in conference.yaml: libraries keep the title as it is.',
        related: [{ ...conference.at('name'), message: 'The name is here.' }],
      }),
    ];
  },
);

/** Whether the words stand in their order, with others between them. */
function hasInOrder(title: readonly string[], name: readonly string[]): boolean {
  let from = 0;
  return name.every((word) => {
    const at = title.indexOf(word, from);
    from = at + 1;
    return at !== -1;
  });
}

/** The title of the home page is the name of the conference, not that of another with one word in place of another. */
export const titleOfHome = defineCheck(['conference', 'home', 'pages'], ({ conference, home, pages }): Diagnostic[] => [
  ...unlikeName(home.value.hero?.title, () => home.at('hero', 'title'), conference),
  ...pages.flatMap(({ value, at }) =>
    value.id === 'home' ? unlikeName(value.title, () => at('title'), conference) : [],
  ),
]);

function unlikeName(title: string | undefined, at: () => Place, conference: Entry<Conference>): Diagnostic[] {
  const [words, own] = [plainWords(title ?? ''), plainWords(conference.value.name)];
  const replaced = title === undefined ? undefined : (wordReplaced(words, own) ?? partReplaced(words, own));
  if (replaced === undefined) return [];
  return [
    warning('other-acronym', at(), `The title has "${replaced.found}" where the name has "${replaced.meant}".`, {
      hint: 'Write the name as it stands in conference.yaml, or leave the title out: it is then shown by itself.',
      related: [{ ...conference.at('name'), message: 'The name is here.' }],
    }),
  ];
}

/** So many words of a name may be others, where more of it is the same at both ends. */
const MOST_OTHER = 3;

/** "Conference on Machine Learning" in place of "Conference on Artificial Intelligence": a part of a name in place of another. */
function partReplaced(words: readonly string[], own: readonly string[]) {
  const shorter = Math.min(words.length, own.length);
  let first = 0;
  while (first < shorter && words[first] === own[first]) first++;
  let last = 0;
  while (last < shorter - first && words[words.length - 1 - last] === own[own.length - 1 - last]) last++;
  const [found, meant] = [words.slice(first, words.length - last), own.slice(first, own.length - last)];
  const isPart = found.length > 0 && meant.length > 0 && Math.max(found.length, meant.length) <= MOST_OTHER;
  return isPart && first + last >= FEWEST - 1 ? { found: found.join(' '), meant: meant.join(' ') } : undefined;
}

/** A link to the association bears its name, and not that of another of which all words but one are the same. */
export const linkToOrganizer = defineCheck(['conference'], ({ conference }, site) => {
  const { name = '', url = '' } = conference.value.organizer ?? {};
  const own = plainWords(name);
  if (own.length < FEWEST - 1) return [];
  return wordedLinks(site).flatMap(({ written, words, href, start, end }): Diagnostic[] => {
    const leadsThere = /^\{\{\s*conference\.organizer\.url\s*\}\}$/.test(href) || (url !== '' && href === url);
    const replaced = leadsThere ? wordReplaced(plainWords(words), own) : undefined;
    if (replaced === undefined || start >= end) return [];
    return [
      flawReport('other-acronym', written, {
        start,
        end,
        message: `${quote(words)} leads to "${name}".`,
        hint: 'Correct the name, or write {{conference.organizer.name}}.',
        related: [{ ...conference.at('organizer', 'name'), message: 'The name is here.' }],
      }),
    ];
  });
});

/** The association is called by its name, not by that of another of which all words but one are the same. */
export const nameOfOrganizer = defineCheck(['conference'], ({ conference }, site) => {
  const name = conference.value.organizer?.name ?? '';
  const words = name.split(' ');
  if (words.length < FEWEST - 1) return [];
  // Each long word left open in its turn; of a long name, the first one is the kind of body, and is left as it is.
  const forms = words.flatMap((word, open) =>
    (open === 0 && words.length >= FEWEST) || !(open === 0 ? /^\p{Lu}\p{L}{3,}$/u : /^\p{L}{5,}$/u).test(word)
      ? []
      : [
          {
            word,
            form: new RegExp(
              `(?<!\\p{L})${words.map((each, at) => (at === open ? `(${/^\p{Lu}/u.test(word) ? '\\p{Lu}' : '\\p{L}'}\\p{L}{3,})` : escapeRegExp(each))).join('\\s+')}(?!\\p{L})`,
              'u',
            ),
          },
        ],
  );
  const [first = '', second = ''] = words;
  const begins = words.length < FEWEST ? second : first;
  return everyText(site, ANY_LETTER, isAboutTheConference).flatMap((written): Diagnostic[] => {
    if (!written.text.includes(begins)) return [];
    const text = typedByHand(written.text);
    const [found] = forms.flatMap(({ word, form }) => {
      const other = form.exec(text);
      // A congress and the society that holds it may share all words but one.
      return other === null || other[1] === word || conference.value.name.includes(other[0]) ? [] : [other];
    });
    if (found === undefined) return [];
    return [
      flawReport(
        'other-acronym',
        written,
        flawAt(found, {
          message: `"${found[0]}" is not "${name}".`,
          hint: 'Correct it: who transfers money looks for the very name.',
          related: [{ ...conference.at('organizer', 'name'), message: 'The name is here.' }],
        }),
      ),
    ];
  });
});

/** Shorter names have their first words in common with too many. */
const FEWEST = 4;

/** The letters of the acronym are those of the brand, and of the address: "CMOS 2028" at coms2028.example.org has two exchanged. */
export const acronymOfAddress = defineCheck(['conference'], ({ conference: { value, at } }): Diagnostic[] => {
  const brand = (/^\p{L}+/u.exec(value.acronym)?.[0] ?? '').toLowerCase();
  const label = (/^https?:\/\/(?:www\.)?([a-z]+)/.exec(value.url ?? '')?.[1] ?? '').toLowerCase();
  const called = value.brand ?? '';
  // A brand may be of its own; one that is a letter off the acronym is a slip.
  if (brand.length >= FEWEST && isSlipAway(brand, called.toLowerCase().replace(/[\s'’-]*\d*$/u, '')))
    return [
      warning('other-acronym', at('brand'), `"${called}" is a letter off the acronym, "${value.acronym}".`, {
        hint: 'Correct one of the two.',
        related: [{ ...at('acronym'), message: 'The acronym is here.' }],
      }),
    ];
  if (brand.length < FEWEST || !isTurned(brand, label)) return [];
  return [
    warning('other-acronym', at('acronym'), `"${value.acronym}" has two letters in another order than ${value.url}.`, {
      hint: 'Correct one of the two.',
      related: [{ ...at('url'), message: 'The address is here.' }],
    }),
  ];
});
