// Codes: near-domain.

import { distance } from 'fastest-levenshtein';
import { grouped } from '../../../../renderer/format/grouped';
import { defineCheck } from '../../check';
import { isRecord } from '../../fields';
import { isWordSlip } from '../../people/name-slip';
import { nameWords } from '../../people/name-words';
import { isAffiliation, isEmail, isPage, type Said, saidOf } from '../../people/said-beside';
import { plainWords } from '../../plain-words';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { isTurned } from '../../texts/letters-turned';
import { hostOf } from '../../texts/own-links';
import { titleOf } from '../../title-of';

/** Shorter words are near to too many others. */
const SHORTEST = 5;

/** The address of a partner or society has no word of its name with a letter lost or wrong. */
export const domainOfName = defineCheck([], (_records, { files }) =>
  files
    .filter(({ schema }) => schema.properties.url?.format === 'link' && schema.properties.name !== undefined)
    .flatMap(({ entries }) =>
      entries.flatMap(({ value, at }): Diagnostic[] => {
        const url = isRecord(value) ? value.url : undefined;
        const host = typeof url === 'string' ? hostOf(url) : undefined;
        if (host === undefined) return [];
        const words = wordsOf(titleOf(value));
        const found = slipIn(host, words, SHORTEST - 1);
        if (found === undefined) return [];
        const { slip, meant } = found;
        return [
          warning('near-domain', at('url'), `"${slip}" in this address is one letter off "${meant}" in the name.`, {
            hint: `Did you mean "${host.replace(slip, meant)}"?`,
            fix: { from: slip, to: meant, isCertain: false },
          }),
        ];
      }),
    ),
);

/** A mailbox at a place has no word of the place where its owner works with a letter lost or wrong: "souse" for "Sousse". */
export const mailboxOfPlace = defineCheck([], (_records, site) => {
  const mailboxes = saidOf(site, isEmail);
  if (mailboxes.length === 0) return [];
  const placesOf = grouped(saidOf(site, isAffiliation), ({ person }) => person);
  return mailboxes.flatMap(({ person, text, place }): Diagnostic[] => {
    const words = (placesOf.get(person) ?? []).flatMap((said) => wordsOf(said.text));
    const host = text.slice(text.indexOf('@') + 1).toLowerCase();
    const found = slipIn(host, words, SHORTEST);
    if (found === undefined) return [];
    const { slip, meant } = found;
    return [
      warning(
        'near-domain',
        place(),
        `"${slip}" in this mailbox is one letter off "${meant}", where its owner works.`,
        {
          hint: `Did you mean "${host.replace(slip, meant)}"?`,
          fix: { from: slip, to: meant, isCertain: false },
        },
      ),
    ];
  });
});

const wordsOf = (name: string) =>
  (
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z]+/g) ?? []
  ).filter((word) => word.length >= SHORTEST);

/** The page of a person has no word of the name with two letters exchanged. */
export const pageOfName = defineCheck([], (_records, site) =>
  saidOf(site, isPage).flatMap(({ name, text, place }): Diagnostic[] => {
    const own = wordsOf(name);
    const parts = text
      .replace(/^https?:\/\//, '')
      .toLowerCase()
      .split(/[^a-z]+/);
    const slip = parts.find((part) => !own.includes(part) && own.some((word) => isTurned(part, word)));
    const meant = own.find((word) => slip !== undefined && isTurned(slip, word));
    if (slip === undefined || meant === undefined) return [];
    return [
      warning(
        'near-domain',
        place(),
        `"${slip}" in this address is "${meant}" in the name, with two letters exchanged.`,
        {
          hint: `Did you mean "${text.replace(slip, meant)}"?`,
          fix: { from: slip, to: meant, isCertain: false },
        },
      ),
    ];
  }),
);

/** The part of a host that is a slip of one of some words, and the word. */
function slipIn(host: string, words: readonly string[], shortest: number) {
  const parts = host.split(/[.-]/).slice(0, -1);
  const slips = parts.flatMap((slip) => {
    const meant = slip.length < shortest || words.includes(slip) ? undefined : words.find((word) => isSlip(slip, word));
    return meant === undefined ? [] : [{ slip, meant }];
  });
  return slips[0];
}

/** So many addresses show that they are made of names. */
const FEWEST = 5;
/** So few of them may be otherwise. */
const OTHERWISE = 0.1;

/** Where the addresses of people are made of the words of their names, one has no word with a letter lost or wrong. */
export const mailboxOfName = defineCheck([], (_records, site) => [
  ...slipsOf(saidOf(site, isEmail), (text) => text.slice(0, text.indexOf('@'))),
  ...slipsOf(saidOf(site, isPage), (text) => text.replace(/\/$/, '').split('/').at(-1) ?? ''),
]);

function slipsOf(all: readonly Said[], partOf: (address: string) => string): Diagnostic[] {
  const boxes = all.map(({ name, text, place }) => {
    const words = nameWords(name);
    return {
      text,
      place,
      words,
      odd: plainWords(partOf(text)).filter((part) => !words.includes(part)),
    };
  });
  const odd = boxes.filter((each) => each.odd.length > 0);
  if (boxes.length < FEWEST || odd.length > Math.max(1, OTHERWISE * boxes.length)) return [];
  return odd.flatMap(({ text, place, words, odd: [slip = '', ...more] }): Diagnostic[] => {
    const meant = words.find((word) => word[0] === slip[0] && isWordSlip(slip, word));
    if (meant === undefined || more.length > 0) return [];
    return [
      warning('near-domain', place(), `"${slip}" in this address is "${meant}" in the name, but for a letter.`, {
        hint: `Did you mean "${text.replace(slip, meant)}"? What goes to another address is lost, or read by others.`,
        fix: { from: slip, to: meant, isCertain: false },
      }),
    ];
  });
}

/** One letter lost, added or other; a plural and another ending are other words. */
const isSlip = (part: string, word: string) =>
  distance(part, word) === 1 &&
  part.slice(0, -1) !== word.slice(0, -1) &&
  part !== word.slice(0, -1) &&
  part.slice(0, -1) !== word;
