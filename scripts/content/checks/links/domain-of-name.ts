// Codes: near-domain.

import { distance } from 'fastest-levenshtein';
import { grouped } from '../../../../renderer/format/grouped';
import { defineCheck } from '../../check';
import { isRecord } from '../../fields';
import { isAffiliation, isEmail, saidOf } from '../../people/said-beside';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { latinWordsIn } from '../../texts/latin-words';
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
        const words = latinWordsIn(titleOf(value), SHORTEST);
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
    const words = (placesOf.get(person) ?? []).flatMap((said) => latinWordsIn(said.text, SHORTEST));
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

/** The part of a host that is a slip of one of some words, and the word. */
function slipIn(host: string, words: readonly string[], shortest: number) {
  const parts = host.split(/[.-]/).slice(0, -1);
  const slips = parts.flatMap((slip) => {
    const meant = slip.length < shortest || words.includes(slip) ? undefined : words.find((word) => isSlip(slip, word));
    return meant === undefined ? [] : [{ slip, meant }];
  });
  return slips[0];
}

/** One letter lost, added or other; a plural and another ending are other words. */
const isSlip = (part: string, word: string) =>
  distance(part, word) === 1 &&
  part.slice(0, -1) !== word.slice(0, -1) &&
  part !== word.slice(0, -1) &&
  part.slice(0, -1) !== word;
