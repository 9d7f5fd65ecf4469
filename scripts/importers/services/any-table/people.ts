import type { ImportedPerson } from '../../model';
import { linkIn, orcidIn } from '../../values/checked';
import { countryIn } from '../../values/country';
import { markdownOf } from '../../values/markup';
import { asItem, peopleIn, personOf } from '../../values/names';
import type { Context } from '../service';
import type { Cell, GuessedRow } from './rows';
import type { Field } from './vocabulary';

interface Numbered {
  readonly person: ImportedPerson;
  readonly number: number | undefined;
}

/** Words of organisations: in "Ada Sow, University of Dakar" they follow a name. */
const ORGANISATION =
  /\b(?:universi|institut|college|hochschule|school of|école|polytech|academy|laborator|gmbh|inc\b|ltd\b|llc\b|foundation|ministry|department|centre (?:for|of)|center (?:for|of))|جامع/iu;

/** Reads the people of a row, with what the row says of each. */
export function peopleOf(row: GuessedRow, isFamilyFirst: boolean, context: Context): ImportedPerson[] {
  const written = row.cells('people');
  const authors = written.filter(({ column }) => column.role === 'author');
  const listed = (authors.length > 0 ? authors : written).flatMap(({ column, text, at }) =>
    withOrganisations(peopleIn(asList(text), at, isFamilyFirst).people).map(
      (person): Numbered => ({ person, number: column.number }),
    ),
  );
  const people = [...apart(row), ...listed.filter(({ person }) => person.name !== '')];
  const facts = factsOf(row, people, context);
  return people.map(({ person }, index) => ({ ...person, ...facts[index] }));
}

/** Reads people whose given and family names have columns of their own. */
function apart(row: GuessedRow): Numbered[] {
  const [given, family, names] = [row.cells('given'), row.cells('family'), row.cells('name')];
  const numbers = [...new Set([...given, ...family, ...names].map(({ column }) => column.number))];
  return numbers.flatMap((number): Numbered[] => {
    const of = (cells: readonly Cell[]) => cells.find(({ column }) => column.number === number);
    const [first, last, name] = [of(given), of(family), of(names)];
    // "Prénom" and "Nom", "Nombre" and "Apellidos": next to a part of the name, a name is the other part.
    const person =
      first || last
        ? personOf((first ?? name)?.text ?? '', (last ?? name)?.text ?? '', (last ?? first)?.at ?? '')
        : { name: asItem(name?.text ?? ''), at: name?.at ?? '' };
    return person.name === '' ? [] : [{ person, number }];
  });
}

/** Separates people as `peopleIn` expects it: line breaks, " / ", and "and" in other languages, if names are on both sides. */
function asList(text: string): string {
  const lines = text.replace(/\s*\n\s*|\s+\/\s+|\s*•\s*/g, '; ');
  if (lines.includes(';')) return lines;
  const isList = lines.includes(',');
  return lines.replace(/ (?:et|y|e|und|و) (?=(\S+ \S)?)/gu, (and, name, offset: number) =>
    isList || (name !== undefined && /\S \S+$/.test(lines.slice(0, offset))) ? (isList ? ', ' : '; ') : and,
  );
}

/** Turns an organisation after a name into the affiliation of that person. */
function withOrganisations(people: readonly ImportedPerson[]): ImportedPerson[] {
  const found: ImportedPerson[] = [];
  for (const person of people) {
    const before = found.at(-1);
    if (before && !before.affiliation && ORGANISATION.test(person.name))
      found[found.length - 1] = { ...before, affiliation: person.name };
    else found.push(person);
  }
  return found;
}

type Facts = Partial<ImportedPerson>;

/** How each fact of a person is read. */
const FACTS: readonly (readonly [Field, (text: string, at: string, context: Context) => Facts])[] = [
  ['affiliation', (text) => ({ affiliation: asItem(text.replace(/\s+/g, ' ')) })],
  ['country', (text) => ({ country: countryIn(text) })],
  ['bio', (text) => ({ bio: markdownOf(text) })],
  ['pronouns', (text) => ({ pronouns: text })],
  ['orcid', (text, at, { report }) => ({ orcid: orcidIn(text, at, report) })],
  ['page', (text, at, { report }) => ({ page: linkIn(text, at, report) })],
];

/** Gives each person the facts of the row: those of its number, or its part of a list with as many items as there are people. */
function factsOf(row: GuessedRow, people: readonly Numbered[], context: Context): readonly Facts[] {
  const found: Facts[] = people.map(() => ({}));
  for (const [field, read] of FACTS) {
    for (const { column, text, at } of row.cells(field)) {
      if (field === 'page' && !column.role && column.number === undefined && row.cells('title').length > 0) continue;
      const own = people.flatMap(({ number }, index) => (number === column.number ? [index] : []));
      const whose =
        own.length > 0
          ? own
          : column.number === undefined || people.length === 1
            ? people.map((_, index) => index)
            : [];
      const parts =
        whose.length === 1 ? [text] : field === 'bio' ? biosIn(text, people) : text.split(/\s*[;|\n]\s*|\s+\/\s+/);
      if (parts.length === whose.length) {
        for (const [part, index] of whose.entries())
          found[index] = { ...read(parts[part] ?? '', at, context), ...found[index] };
      } else if (people.length > 0) {
        const message = `It is not clear whose ${field} this is, of ${people.length} people: it is left out.`;
        context.report({ at, message, hint: 'Separate the values by semicolons, in the order of the people.' });
      }
    }
  }
  return found;
}

/** In letters: a biography begins with the name. */
const NAME_WITHIN = 60;

/** Splits a text into the biographies of several people: each begins with a paragraph that names one of them. */
function biosIn(text: string, people: readonly Numbered[]): string[] {
  const bios = people.map((): string[] => []);
  let current: number | undefined;
  for (const paragraph of text.split(/\n+/)) {
    const start = paragraph.slice(0, NAME_WITHIN).toLowerCase();
    const named = people.findIndex(
      ({ person }, index) =>
        bios[index]?.length === 0 && start.includes(person.name.toLowerCase().split(' ').at(-1) ?? ''),
    );
    if (named !== -1) current = named;
    if (current === undefined) return [];
    bios[current]?.push(paragraph);
  }
  return bios.some((paragraphs) => paragraphs.length === 0) ? [] : bios.map((paragraphs) => paragraphs.join('\n\n'));
}
