// Codes: of-another-person.

import { grouped } from '../../../../renderer/format/grouped';
import { defineCheck } from '../../check';
import { isAffiliation, isEmail, type Said, saidOf } from '../../people/said-beside';
import { plainWords } from '../../plain-words';
import { type Diagnostic, warning } from '../../report/diagnostics';

/** Shorter parts of a host name many places. */
const SHORTEST = 4;

const hostOf = (text: string) => text.slice(text.indexOf('@') + 1).toLowerCase();

const namesOf = (host: string) => host.split(/[.-]/).filter((part) => part.length >= SHORTEST);

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
  const worksThere = ({ person }: Said, host: string) => namesOf(host).some((part) => placesOf.get(person)?.has(part));
  const ofTheHost = new Map(
    [...grouped(mailboxes, ({ text }) => hostOf(text))].map(([host, all]) => [
      host,
      all.find((said) => worksThere(said, host)),
    ]),
  );
  return mailboxes.flatMap((said): Diagnostic[] => {
    const { person, name, text, place } = said;
    const host = hostOf(text);
    const other = ofTheHost.get(host);
    if (!placesOf.has(person) || other === undefined || worksThere(said, host)) return [];
    return [
      warning('of-another-person', place(), `The mailbox of ${name} is at ${host}, where ${other.name} works.`, {
        hint: 'Correct the address or the affiliation: a row may have been copied.',
        related: [{ ...other.place(), message: `The mailbox of ${other.name} is here.` }],
      }),
    ];
  });
});
