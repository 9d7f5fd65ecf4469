// Codes: of-another-person.

import { plainWords } from '../people/name-words';
import { isAffiliation, isEmail, saidOf } from '../people/said-beside';
import { type Diagnostic, warning } from '../report/diagnostics';
import { defineCheck } from './check';

/** Shorter parts of a host name many places. */
const SHORTEST = 4;

/** The host of a mailbox does not bear the name of the place where only somebody else works. */
export const emailOfAnotherPlace = defineCheck([], (_records, site) => {
  const mailboxes = saidOf(site, isEmail);
  if (mailboxes.length === 0) return [];
  const placesOf = new Map<string, Set<string>>();
  for (const { person, text } of saidOf(site, isAffiliation)) {
    const words = placesOf.get(person) ?? new Set<string>();
    placesOf.set(person, words);
    for (const word of plainWords(text)) words.add(word);
  }
  const hostOf = (text: string) => text.slice(text.indexOf('@') + 1).toLowerCase();
  return mailboxes.flatMap(({ person, name, text, place }): Diagnostic[] => {
    const own = placesOf.get(person);
    const host = hostOf(text);
    const names = host.split(/[.-]/).filter((part) => part.length >= SHORTEST);
    if (own === undefined || names.some((part) => own.has(part))) return [];
    const other = mailboxes.find(
      (each) =>
        each.person !== person &&
        hostOf(each.text) === host &&
        names.some((part) => placesOf.get(each.person)?.has(part)),
    );
    if (other === undefined) return [];
    return [
      warning('of-another-person', place(), `The mailbox of ${name} is at ${host}, where ${other.name} works.`, {
        hint: 'Correct the address or the affiliation: a row may have been copied.',
        related: [{ ...other.place(), message: `The mailbox of ${other.name} is here.` }],
      }),
    ];
  });
});
