// Codes: repeated-text, unlike-column.

import { recurring, tally } from '../../../../renderer/format/grouped';
import { defineCheck } from '../../check';
import { isInstitution } from '../../people/name-forms';
import { affiliationsIn } from '../../people/said-beside';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { quote } from '../../texts/text-check';
import { wordsNear } from '../../texts/words-near';

const keyOf = (word: string) => word.trim().toLowerCase();

/** So many rows show how keywords are separated. */
const MANY = 6;

/** Of keywords that are chosen from a list, so large a part stands in three papers or more. */
const LIST = 0.5;

/** A keyword of so many papers is written so; one near to it, in one paper alone, is a slip. */
const RECURRING = 3;

const LABEL = /^(?:key ?words?|index terms|mots[- ]clés?|(?:ال)?كلمات (?:ال)?مفتاحية)\s*[:—–-]\s*/iu;

/** No keyword has so many words and a full stop. */
const LONGEST = 8;

/** So many keywords in common are no chance. */
const FEWEST = 3;

/** Keywords are separated by semicolons, each stands once, and two papers do not have the same ones. */
export const keywordsSense = defineCheck(['papers'], ({ papers }, site) => {
  const institutions = new Set(affiliationsIn(site).flatMap(({ text }) => [text, text.replace(/,[^,]*$/, '')]));
  const given = papers.filter(({ value: { keywords = [] } }) => keywords.length > 0);
  const separated = given.some(({ value: { keywords = [] } }) => keywords.length > 1);
  // Where many rows have semicolons and none a comma, a single comma stands for one.
  const usual =
    given.length >= MANY && given.filter(({ value: { keywords = [] } }) => keywords.join().includes(', ')).length === 1;
  const times = tally(
    given.flatMap(({ value: { keywords = [] } }) => keywords.map(keyOf)),
    (word) => word,
  );
  const usualWord = wordsNear([...times].filter(([, count]) => count >= RECURRING).map(([word]) => word));
  const own = given.flatMap(({ value: { keywords = [] }, at }): Diagnostic[] => {
    const [only = ''] = keywords;
    const institution = keywords.find((word) => isInstitution(word) && institutions.has(word));
    if (institution !== undefined)
      return [
        warning('unlike-column', at('keywords'), `"${institution}" is the affiliation of somebody, and no keyword.`, {
          hint: 'Look whether it belongs to another column.',
        }),
      ];
    if (keywords.length === 1 && separated && only.split(/,\s/).length >= (usual ? 2 : FEWEST)) {
      return [
        warning(
          'unlike-column',
          at('keywords'),
          `"${only}" is one keyword with commas; in other rows semicolons separate them.`,
          {
            hint: `Write "${only.split(/,\s*/).join('; ')}".`,
            fix: { from: only, to: only.split(/,\s*/).join('; '), isCertain: false },
          },
        ),
      ];
    }
    if (keywords.length === 1 && separated && /\p{L} ?[/|] ?\p{L}.* ?[/|] ?\p{L}/u.test(only)) {
      const meant = only.split(/\s*[/|]\s*/).join('; ');
      return [
        warning('unlike-column', at('keywords'), `"${only}" is one keyword; in other rows semicolons separate them.`, {
          hint: `Write "${meant}".`,
          fix: { from: only, to: meant, isCertain: false },
        }),
      ];
    }
    const label = LABEL.exec(only)?.[0];
    if (label !== undefined)
      return [
        warning(
          'unlike-column',
          at('keywords'),
          `The keywords begin with "${label.trim()}", which stands before them already.`,
          {
            hint: 'Delete the word.',
            fix: { from: label, to: '', isCertain: false },
          },
        ),
      ];
    const text = keywords.find((word) => word.split(' ').length > LONGEST && /[.!?](?:\s|$)/.test(word));
    const number = keywords.every((word) => /^\d{1,3}$/.test(word)) ? keywords.join('; ') : undefined;
    if (text !== undefined || number !== undefined)
      return [
        warning(
          'unlike-column',
          at('keywords'),
          text === undefined
            ? `"${number}" are numbers, and no keywords.`
            : `The keywords hold a whole text: ${quote(text)}.`,
          { hint: `Look whether it belongs to the column "${text === undefined ? 'topics' : 'abstract'}".` },
        ),
      ];
    const slip = keywords.flatMap((word) => {
      const near = times.get(keyOf(word)) === 1 ? usualWord(keyOf(word)) : undefined;
      return near === undefined ? [] : [{ word, near }];
    })[0];
    if (slip !== undefined)
      return [
        warning('unlike-column', at('keywords'), `"${slip.word}" is "${slip.near}" in other rows, but for a letter.`, {
          hint: `Did you mean "${slip.near}"? Who filters by a keyword finds the others alone.`,
          fix: { from: slip.word, to: slip.near, isCertain: false },
        }),
      ];
    const twice = keywords.find((word, index) => keywords.findIndex((each) => keyOf(each) === keyOf(word)) !== index);
    return twice === undefined
      ? []
      : [
          warning('repeated-text', at('keywords'), `"${twice}" stands among the keywords twice.`, {
            hint: 'Delete one of the two.',
          }),
        ];
  });
  // Words of a list are shared by chance: there, most stand in several papers.
  const shared = given
    .flatMap(({ value: { keywords = [] } }) => keywords)
    .map((word) => (times.get(keyOf(word)) ?? 0) > 2);
  const isList = shared.filter(Boolean).length > LIST * shared.length;
  const same = recurring(
    given.filter(({ value: { keywords = [] } }) => !isList && keywords.length >= FEWEST),
    ({ value: { keywords = [] } }) => keywords.map(keyOf).join(';'),
  ).flatMap(([first, ...others]) =>
    others.map(({ value: { id }, at }) =>
      warning(
        'repeated-text',
        at('keywords'),
        `Paper ${id} has the keywords of paper ${first?.value.id}, one by one.`,
        {
          hint: 'Write its own: the cell may have been copied.',
          ...(first && { related: [{ ...first.at('keywords'), message: 'The first ones are here.' }] }),
        },
      ),
    ),
  );
  return [...own, ...same];
});

/** A paper is on each of its topics once. */
export const topicTwice = defineCheck(['papers'], ({ papers }) =>
  papers.flatMap(({ value: { topics = [] }, at }): Diagnostic[] => {
    const again = topics.find((topic, index) => topics.indexOf(topic) < index);
    return again === undefined
      ? []
      : [
          warning('repeated-text', at('topics'), `The topic "${again}" stands here twice.`, {
            hint: 'Delete one of the two, or write the topic that was meant.',
          }),
        ];
  }),
);
