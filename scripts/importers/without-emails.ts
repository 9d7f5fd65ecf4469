import type { Report } from '../tables/problem';
import type { ContributionFacts, ImportedPerson } from './model';

/** The address of a page, which may have the same sign and stays, or an e-mail address, with optional brackets around it; its parts are at most as long as RFC 5321 allows. */
const EMAIL =
  /(?<address>https?:\/\/\S{1,2000})|[<([]?(mailto:)?[^\s@<>()[\],;:"]{1,64}@[^\s@<>()[\],;:"]{1,255}\.[^\s@<>()[\],;:"]{1,63}[>)\]]?/gi;

const without = (text: string) =>
  text.includes('@')
    ? text
        .replace(EMAIL, '$<address>')
        .replace(/[^\S\n]+/g, ' ')
        .trim()
    : text;

/** Removes e-mail addresses from the texts of people, so that none is published. */
export function peopleWithoutEmails(people: readonly ImportedPerson[], report: Report): ImportedPerson[] {
  return people.flatMap((person) => {
    const { name, familyName, affiliation, bio } = person;
    const facts = Object.entries({ name, familyName, affiliation, bio }).flatMap(([fact, text = '']) =>
      without(text) === text ? [] : [[fact, without(text)] as const],
    );
    if (facts.length === 0) return [person];
    const found: ImportedPerson = { ...person, ...Object.fromEntries(facts) };
    const message = 'There is an e-mail address among the names, affiliations and biographies; it is left out.';
    const hint =
      found.name === '' ? 'Nothing is left of the name: add the person by hand.' : 'Check whether the rest is right.';
    report({ at: person.at, message, hint });
    return found.name === '' ? [] : [found];
  });
}

/** Removes e-mail addresses from the texts and people of a contribution. */
export function contributionWithoutEmails<Facts extends ContributionFacts>(facts: Facts, report: Report): Facts {
  const { id, at, title = '', abstract = '', people = [] } = facts;
  const texts = Object.entries({ title, abstract }).filter(([, text]) => without(text) !== text);
  if (texts.length > 0) {
    const message = `There is an e-mail address in the ${texts.map(([name]) => name).join(' and ')} of ${id}; it is left out.`;
    report({ at, message, hint: 'Check whether the rest is right.' });
  }
  const cleaned = texts.map(([name, text]) => [name, without(text)]);
  return { ...facts, ...Object.fromEntries(cleaned), people: peopleWithoutEmails(people, report) };
}
