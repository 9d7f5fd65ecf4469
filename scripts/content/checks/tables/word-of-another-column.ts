// Codes: unlike-column.

import { defineCheck } from '../../check';
import { collections } from '../../collections';
import { isRecord } from '../../fields';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { ANY_LETTER, everyText, isName } from '../../texts/every-text';
import { quote } from '../../texts/text-check';

/** Columns of free words and of names. */
const FREE = ['note', 'title', 'label', 'abstract', 'keywords', 'authors', 'chairs'];

/** No choice of a schema is longer. */
const LONGEST_WORD = 30;

/** A word of which the schema makes a choice stands in the column of that choice: "online" is a mode, and no remark. */
export const wordOfAnotherColumn = defineCheck([], (_records, { files }) =>
  files
    .filter(({ parsed: { collection } }) => collections[collection].format === 'csv')
    .flatMap(({ entries, schema }): Diagnostic[] => {
      const choices = Object.entries(schema.properties).flatMap(([column, node]) => {
        const words = 'enum' in node && Array.isArray(node.enum) ? node.enum : [];
        return words.length === 0 ? [] : [{ column, words }];
      });
      if (choices.length === 0) return [];
      return entries.flatMap(({ value, at }) =>
        FREE.flatMap((column): Diagnostic[] => {
          const text = isRecord(value) ? value[column] : undefined;
          const word = Array.isArray(text) && text.length === 1 ? text[0] : text;
          if (!isRecord(value) || typeof word !== 'string' || word.length > LONGEST_WORD) return [];
          const own = choices.find(
            (choice) => choice.words.includes(word.toLowerCase()) && value[choice.column] === undefined,
          );
          if (own === undefined) return [];
          return [
            warning('unlike-column', at(column), `${quote(word)} is a ${own.column}, and stands as ${column}.`, {
              hint: `Write it into the column "${own.column}".`,
            }),
          ];
        }),
      );
    }),
);

/** Somebody of the data is no keyword of a paper: names of laws and methods are of people that no list has. */
export const nameAsKeyword = defineCheck(['papers'], ({ papers }, site) => {
  if (!papers.some(({ value: { keywords = [] } }) => keywords.some((word) => NAME.test(word)))) return [];
  const named = new Set(everyText(site, ANY_LETTER, isName).map(({ text }) => text));
  return papers.flatMap(({ value: { keywords = [] }, at }): Diagnostic[] => {
    const name = keywords.find((word) => NAME.test(word) && named.has(word));
    return name === undefined
      ? []
      : [
          warning('unlike-column', at('keywords'), `${quote(name)} is the name of somebody, and no keyword.`, {
            hint: 'Look whether it belongs to another column.',
          }),
        ];
  });
});

const NAME = /^\p{Lu}[\p{L}'’.-]*(?: [\p{L}'’.-]+)+$/u;

/** A room, panel or session of the program stands in its own column, and not as the remark of a session or paper. */
export const recordAsNote = defineCheck(['rooms', 'panels', 'sessions', 'papers'], (records) => {
  const { rooms, panels, sessions, papers } = records;
  const known = new Map<string, string>([
    ...rooms.flatMap(({ value: { id, name } }): [string, string][] => [
      [id, 'a room'],
      [name, 'a room'],
    ]),
    ...panels.map(({ value: { id } }): [string, string] => [id, 'the id of a panel']),
    ...sessions.map(({ value: { id } }): [string, string] => [id, 'the id of a session']),
  ]);
  return [...sessions, ...papers].flatMap(({ value: { note }, at }): Diagnostic[] => {
    const what = note === undefined ? undefined : known.get(note);
    return what === undefined
      ? []
      : [
          warning('unlike-column', at('note'), `${quote(note ?? '')} is ${what}, and stands as note.`, {
            hint: 'Write it into its own column, or say in words what visitors should know.',
          }),
        ];
  });
});

/** What a prize is called; a paper about awards has other words beside. */
const AWARD =
  /^(?:(?:nominated for (?:the )?)?best(?: \p{L}+){0,2} (?:paper|poster|demo|talk|presentation)(?: award)?|honou?rable mention|prix (?:du|de la) meilleure? \p{L}+|جائزة \p{L}+(?: \p{L}+)*)$/iu;

/** A prize stands as award, and not as title or among the keywords. */
export const awardAsKeyword = defineCheck(['papers'], ({ papers }) =>
  papers.flatMap(({ value: { keywords = [], title }, at }): Diagnostic[] => {
    if (AWARD.test(title))
      return [
        warning('unlike-column', at('title'), `${quote(title)} is an award, and stands as title.`, {
          hint: 'Look whether two cells are exchanged.',
        }),
      ];
    const award = keywords.find((word) => AWARD.test(word));
    return award === undefined
      ? []
      : [
          warning('unlike-column', at('keywords'), `${quote(award)} is an award, and stands among the keywords.`, {
            hint: 'Write it into the column "award".',
          }),
        ];
  }),
);

/** Fewer phrases between semicolons are a remark. */
const FEWEST_KEYWORDS = 3;
/** A keyword has no more words. */
const LONGEST_KEYWORD = 3;

/** Keywords stand as such, as in other rows, and not as a remark. */
export const keywordsAsNote = defineCheck(['papers'], ({ papers }) => {
  const isKeyword = (part: string) =>
    !/^\p{Lu}\p{Ll}+ \p{Ll}/u.test(part) && part.split(' ').length <= LONGEST_KEYWORD && !/[.!?:\d]/.test(part);
  const areKeywords = (note: string) => {
    const parts = note.split(/\s*;\s*/);
    return parts.length >= FEWEST_KEYWORDS && parts.every(isKeyword);
  };
  if (!papers.some(({ value }) => value.keywords !== undefined)) return [];
  return papers
    .filter(({ value: { note = '', keywords } }) => keywords === undefined && areKeywords(note))
    .map(({ value: { note = '' }, at }) =>
      warning('unlike-column', at('note'), `${quote(note)} looks like keywords, and stands as note.`, {
        hint: 'Move it to the column "keywords".',
      }),
    );
});

/** A remark is a line; what is longer, beside an empty abstract, is the abstract. */
const LONGEST_REMARK = 120;
/** So many abstracts show that this table has them. */
const FEWEST = 2;

/** What a paper is about stands as its abstract, as in other rows, and not as a remark. */
export const abstractAsNote = defineCheck(['papers'], ({ papers }) => {
  const abstracts = papers.filter(({ value }) => value.abstract !== undefined);
  const isLong = (text = '') => text.length > LONGEST_REMARK && /[.!?]\s+\S/.test(text);
  const odd = papers.filter(({ value: { note, abstract } }) => abstract === undefined && isLong(note));
  if (abstracts.length < FEWEST || odd.length > abstracts.length) return [];
  return odd.map(({ at }) =>
    warning('unlike-column', at('note'), 'This remark is as long as an abstract, and the paper has none.', {
      hint: 'Move it to the column "abstract": a remark is shown beside the title.',
    }),
  );
});
