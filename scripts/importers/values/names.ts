import { withoutDegrees } from '../../content/people/titles';
import type { ImportedPerson } from '../model';
import { decoded } from './markup';

/** The people of one text, and the corresponding author if one is marked. */
export interface NamedPeople {
  readonly people: readonly ImportedPerson[];
  readonly corresponding?: string | undefined;
}

/**
 * Reads people from one text, as services write them: "Ada Sow, Luca Neri and Zoé Diop", "Sow, Ada; Neri, Luca", "Ada Sow (Dakar)*; Luca
 * Neri (Pisa)", where brackets hold the affiliation and an asterisk marks the corresponding author, "Ada Sow: Dakar; Luca Neri: Pisa".
 */
export function peopleIn(cell: string, at: string, isFamilyFirst = false): NamedPeople {
  const text = decoded(cell).replace(BEHIND_COLON, '$1 ($2)'); // a reference such as "&#246;" ends with a separator
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
    // "Jan Novák, jr." and "Ada Sow, PhD" have no given name after the comma.
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

/** An affiliation behind a name and a colon, up to the next person; before the colon may also be a role. */
const BEHIND_COLON =
  /(?<=^|[;|])(?![^:;|]{0,80}(?:chair|speaker|moderat|present|organi[sz]|panel|host|author))(\s?\p{L}[\p{L}\p{M}'’.-]* [\p{L}\p{M}'’. -]{1,80}): ?([^;|:]+)(?=[;|]|$)/giu;

/** The fewest people that show the convention of a column. */
const FEWEST = 4;

/** Tells whether a column has the form "Sow, Ada; Neri, Luca": then the comma in a cell with one person is part of the name, too. */
export function isFamilyFirst(texts: readonly string[]): boolean {
  const listed = texts.filter((text) => text.includes(';')).flatMap((text) => text.split(';'));
  const turned = listed.filter((name) => /^[^,]+,[^,]+$/.test(name));
  return listed.length >= FEWEST && turned.length * 10 >= listed.length * 9;
}

/** Joins suffixes to the name before them: "Bo Chen, Jr." is one person. */
function withSuffixes(parts: readonly string[]): string[] {
  const found: string[] = [];
  for (const part of parts) {
    const before = found.at(-1)?.trim();
    if (before && isSuffix(part)) found.push(`${found.pop()}, ${part.trim()}`);
    else found.push(part);
  }
  return found;
}

/** Appends suffixes to a name, as of "Chen, Bo, Jr.". */
const withSuffix = (person: ImportedPerson, suffixes: readonly string[]): ImportedPerson => ({
  ...person,
  name: [person.name, ...suffixes].join(', '),
});

/** Tells whether a text is only the end of a name: "Jr.", "III", "PhD". */
const isSuffix = (text: string): boolean => {
  const name = `Ann Lee, ${text.trim()}`;
  return BEHIND.test(name) || withoutDegrees(name) === 'Ann Lee';
};

/** Suffixes that distinguish a person from a parent of the same name. */
const BEHIND = /^\S+ .+,\s*(?:jr|sr|junior|senior|i{2,3}|iv|fils)\.?$/iu;

/** Splits a text into the parts outside and within brackets. */
function apart(text: string): [outside: string, within: string] {
  const [start, end] = [text.indexOf('('), text.lastIndexOf(')')];
  // Brackets before more of a name hold a nickname: "Lin (Mia) Chen".
  const [, next = ''] = /^[\s*]*([^\s<]{0,80})/.exec(text.slice(end + 1)) ?? [];
  const isWithin = /^\p{L}/u.test(next) && !next.includes('@');
  return start === -1 || end < start || isWithin
    ? [text, '']
    : [text.slice(0, start) + text.slice(end + 1), text.slice(start + 1, end).trim()];
}

/** Makes a person from given and family name. */
export const personOf = (given: string, family: string, at: string): ImportedPerson => ({
  name: [given, family].map(asItem).filter(Boolean).join(' '),
  ...(given === '' || family === '' ? {} : { familyName: asItem(family) }),
  at,
});

/** Replaces semicolons in a text, since they separate list items in a cell. */
export const asItem = (text: string): string => text.replace(/\s*;\s*/g, ', ').trim();

/** Splits a text at separators outside of brackets. */
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
