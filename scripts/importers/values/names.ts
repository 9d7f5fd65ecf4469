import { withoutDegrees } from '../../content/people/titles';
import type { ImportedPerson } from '../model';

/** People of one text, and which of them is marked as the one to write to. */
export interface NamedPeople {
  readonly people: readonly ImportedPerson[];
  readonly corresponding?: string | undefined;
}

/**
 * Reads people from one text, as services write them: "Ada Sow, Luca Neri and Zoé Diop", "Sow, Ada; Neri, Luca",
 * "Ada Sow (Dakar)*; Luca Neri (Pisa)", where brackets hold the affiliation and an asterisk marks whom to write to.
 */
export function peopleIn(text: string, at: string, isFamilyFirst = false): NamedPeople {
  const bare = text.replace(/\([^()]*(\([^()]*\)[^()]*)*\)/g, ''); // commas within affiliations separate nobody
  const isOne = isFamilyFirst && /^[^,;|]+,[^,;|]+$/.test(bare);
  const separator = bare.includes(';') || isOne ? /[;]/ : bare.includes('|') ? /[|]/ : /,|\band\b|&/;
  const people: ImportedPerson[] = [];
  let corresponding: string | undefined;
  for (const part of withSuffixes(splitOutside(text, separator))) {
    const [name, affiliation] = apart(part);
    const written = name.replace(/<[^<>]*>|\*/g, '').trim();
    const [family = '', given, ...suffixes] = written.split(/,\s*/);
    if (family === '') continue;
    // "Jan Novák, jr." and "Ada Sow, PhD" have no given name behind the comma.
    const isTurned =
      given !== undefined && !isSuffix(given) && !BEHIND.test(`${family}, ${given}`) && suffixes.every(isSuffix);
    const person = isTurned
      ? withSuffix(personOf(given, family, at), suffixes)
      : { name: asItem(given ? written : family), at };
    people.push(affiliation ? { ...person, affiliation } : person);
    if (part.includes('*')) corresponding ??= person.name;
  }
  return { people, corresponding };
}

/** The fewest people that show how a column writes them. */
const FEWEST = 4;

/** Whether a column has "Sow, Ada; Neri, Luca": where it names one person alone, the comma parts a name as well. */
export function isFamilyFirst(texts: readonly string[]): boolean {
  const listed = texts.filter((text) => text.includes(';')).flatMap((text) => text.split(';'));
  const turned = listed.filter((name) => /^[^,]+,[^,]+$/.test(name));
  return listed.length >= FEWEST && turned.length * 10 >= listed.length * 9;
}

/** A list with commas has a suffix behind one as well: "Bo Chen, Jr." is one person. */
function withSuffixes(parts: readonly string[]): string[] {
  const found: string[] = [];
  for (const part of parts) {
    const before = found.at(-1)?.trim();
    if (before && isSuffix(part)) found.push(`${found.pop()}, ${part.trim()}`);
    else found.push(part);
  }
  return found;
}

/** "Chen, Bo, Jr." has its suffix at the end. */
const withSuffix = (person: ImportedPerson, suffixes: readonly string[]): ImportedPerson => ({
  ...person,
  name: [person.name, ...suffixes].join(', '),
});

/** Whether a text is the end of a name alone: "Jr.", "III", "PhD". */
const isSuffix = (text: string): boolean => {
  const name = `Ann Lee, ${text.trim()}`;
  return BEHIND.test(name) || withoutDegrees(name) === 'Ann Lee';
};

/** What tells a person from a parent of the same name. */
const BEHIND = /^\S+ .+,\s*(?:jr|sr|junior|senior|i{2,3}|iv|fils)\.?$/iu;

/** What stands outside of the brackets of a text, and what within. */
function apart(text: string): [outside: string, within: string] {
  const [start, end] = [text.indexOf('('), text.lastIndexOf(')')];
  // What stands before more of a name is how somebody is called: "Lin (Mia) Chen".
  const [, next = ''] = /^[\s*]*([^\s<]{0,80})/.exec(text.slice(end + 1)) ?? [];
  const isWithin = /^\p{L}/u.test(next) && !next.includes('@');
  return start === -1 || end < start || isWithin
    ? [text, '']
    : [text.slice(0, start) + text.slice(end + 1), text.slice(start + 1, end).trim()];
}

/** A person whose given and family name stand apart. */
export const personOf = (given: string, family: string, at: string): ImportedPerson => ({
  name: [given, family].map(asItem).filter(Boolean).join(' '),
  ...(given === '' || family === '' ? {} : { familyName: asItem(family) }),
  at,
});

/** Items of a list stand in one cell with semicolons between: none may stay within. */
export const asItem = (text: string): string => text.replace(/\s*;\s*/g, ', ').trim();

/** Splits a text where a separator stands outside of brackets. */
function splitOutside(text: string, separator: RegExp): string[] {
  const parts = text.match(new RegExp(`\\(|\\)|${separator.source}|[^]`, 'g')) ?? [];
  const found = [''];
  let depth = 0;
  for (const part of parts) {
    if (part === '(') depth++;
    else if (part === ')') depth = Math.max(0, depth - 1);
    if (depth === 0 && separator.test(part)) found.push('');
    else found.push((found.pop() ?? '') + part);
  }
  return found;
}
