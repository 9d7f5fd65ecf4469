// Codes: repeated-text, unlike-column.

import { recurring, tally } from '../../../../renderer/format/grouped';
import { madeOnce } from '../../../../renderer/made-once';
import { defineCheck } from '../../check';
import { keywordFlaw, keywordKey } from '../../columns/keyword-forms';
import type { Content } from '../../content';
import { isInstitution } from '../../people/name-forms';
import { affiliationsIn } from '../../people/said-beside';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { wordsNear } from '../../texts/words-near';
import type { Entry } from '../../validate/validate';

/** So many rows show how keywords are separated. */
const MANY = 6;

/** A keyword of so many papers is written so; one near to it, in one paper alone, is a slip. */
const RECURRING = 3;

/** Of keywords that are chosen from a list, more than this part stand in so many papers. */
const LIST = 0.5;

/** So many keywords in common are no chance. */
const FEWEST = 3;

/** The keywords of the papers that have any. */
const keywordsIn = madeOnce((papers: readonly Entry<Content['papers'][number]>[]) =>
  papers.flatMap(({ value: { id, keywords = [] }, at }) => (keywords.length > 0 ? [{ id, keywords, at }] : [])),
);

const timesOf = madeOnce((given: ReturnType<typeof keywordsIn>) =>
  tally(
    given.flatMap(({ keywords }) => keywords.map(keywordKey)),
    (word) => word,
  ),
);

/** Keywords are separated by semicolons, and each is one, and is written as in other papers. */
export const keywordsSense = defineCheck(['papers'], ({ papers }, site) => {
  const institutions = new Set(affiliationsIn(site).flatMap(({ text }) => [text, text.replace(/,[^,]*$/, '')]));
  const given = keywordsIn(papers);
  const times = timesOf(given);
  const usual = wordsNear([...times].filter(([, count]) => count >= RECURRING).map(([word]) => word));
  const column = {
    isSeparated: given.some(({ keywords }) => keywords.length > 1),
    hasOneComma: given.length >= MANY && given.filter(({ keywords }) => keywords.join().includes(', ')).length === 1,
    isAffiliation: (word: string) => isInstitution(word) && institutions.has(word),
    meant: (word: string) => (times.get(keywordKey(word)) === 1 ? usual(keywordKey(word)) : undefined),
  };
  return given.flatMap(({ keywords, at }): Diagnostic[] => {
    const found = keywordFlaw(keywords, column);
    if (found === undefined) return [];
    const { message, hint, fix } = found;
    return [warning('unlike-column', at('keywords'), message, { hint, ...(fix && { fix }) })];
  });
});

/** A keyword of a paper stands once. */
export const keywordTwice = defineCheck(['papers'], ({ papers }) =>
  keywordsIn(papers).flatMap(({ keywords, at }): Diagnostic[] => {
    const keys = keywords.map(keywordKey);
    const again = keywords.find((word, index) => keys.indexOf(keywordKey(word)) < index);
    return again === undefined
      ? []
      : [
          warning('repeated-text', at('keywords'), `"${again}" stands among the keywords twice.`, {
            hint: 'Delete one of the two.',
          }),
        ];
  }),
);

/** Two papers do not have the same keywords, one by one. */
export const keywordsCopied = defineCheck(['papers'], ({ papers }) => {
  const given = keywordsIn(papers);
  const times = timesOf(given);
  // Words of a list are shared by chance: there, most stand in several papers.
  const shared = given
    .flatMap(({ keywords }) => keywords)
    .map((word) => (times.get(keywordKey(word)) ?? 0) >= RECURRING);
  if (shared.filter(Boolean).length > LIST * shared.length) return [];
  return recurring(
    given.filter(({ keywords }) => keywords.length >= FEWEST),
    ({ keywords }) => keywords.map(keywordKey).join(';'),
  ).flatMap(([first, ...others]) =>
    others.map(({ id, at }) =>
      warning('repeated-text', at('keywords'), `Paper ${id} has the keywords of paper ${first?.id}, one by one.`, {
        hint: 'Write its own: the cell may have been copied.',
        ...(first && { related: [{ ...first.at('keywords'), message: 'The first ones are here.' }] }),
      }),
    ),
  );
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
