import { grouped } from '../../../../shared/format/grouped';
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
  const listed = (authors.length > 0 ? authors : written).flatMap(({ column: { number }, text, at }) =>
    withOrganisations(peopleIn(asList(text), at, isFamilyFirst).people).map((person): Numbered => ({ person, number })),
  );
  const people = [...apart(row), ...listed].filter(({ person }) => person.name !== '');
  const facts = factsOf(row, people, context);
  return people.map(({ person }, index) => ({ ...person, ...facts[index] }));
}

/** Reads people whose given and family names have columns of their own. */
function apart(row: GuessedRow): Numbered[] {
  const cells = (['given', 'family', 'name'] as const).flatMap((field) => row.cells(field));
  return [...grouped(cells, ({ column }) => column.number ?? 0).values()].map((own): Numbered => {
    const of = (field: Field) => own.find(({ column }) => column.field === field)?.text;
    const [given, family, name = ''] = [of('given'), of('family'), of('name')];
    const [
      {
        at,
        column: { number },
      } = { at: '', column: { number: undefined } },
    ] = own;
    // "Prénom" and "Nom", "Nombre" and "Apellidos": next to a part of the name, a name is the other part.
    const isApart = given !== undefined || family !== undefined;
    return { number, person: isApart ? personOf(given ?? name, family ?? name, at) : { name: asItem(name), at } };
  });
}

/** Separates people as `peopleIn` expects it: line breaks, " / ", and "and" in other languages, if names are on both sides. */
function asList(text: string): string {
  const lines = text.replace(/\s*\n\s*|\s+\/\s+|\s*•\s*/g, '; ');
  if (lines.includes(';')) return lines;
  const and = / (?:et|y|e|und|و) /gu;
  if (lines.includes(',')) return lines.replace(and, ', ');
  const parts = lines.split(and);
  return parts.every((part) => /\S \S/.test(part)) ? parts.join('; ') : lines;
}

/** Turns an organisation after a name into the affiliation of that person. */
function withOrganisations(people: readonly ImportedPerson[]): ImportedPerson[] {
  return people.flatMap((person, index) => {
    const [before, after] = [people[index - 1], people[index + 1]?.name ?? ''];
    if (before && !before.affiliation && ORGANISATION.test(person.name)) return [];
    return { ...person, ...(!person.affiliation && ORGANISATION.test(after) && { affiliation: after }) };
  });
}

type Read = (text: string, at: string, context: Context) => Partial<ImportedPerson>;

/** How each fact of a person is read. */
const FACTS = {
  affiliation: (text) => ({ affiliation: asItem(text.replace(/\s+/g, ' ')) }),
  country: (text) => ({ country: countryIn(text) }),
  bio: (text) => ({ bio: markdownOf(text) }),
  pronouns: (text) => ({ pronouns: text }),
  orcid: (text, at, { report }) => ({ orcid: orcidIn(text, at, report) }),
  page: (text, at, { report }) => ({ page: linkIn(text, at, report) }),
} as const satisfies Partial<Record<Field, Read>>;

/** Gives each person the facts of the row: those of its number, or its part of a list with as many items as there are people. */
function factsOf(row: GuessedRow, people: readonly Numbered[], context: Context): readonly Partial<ImportedPerson>[] {
  const found = people.map((): Partial<ImportedPerson> => ({}));
  for (const [field, read] of Object.entries(FACTS) as [keyof typeof FACTS, Read][]) {
    // Object.entries widens to string
    for (const { column, text, at } of row.cells(field)) {
      if (field === 'page' && isOfTalk(column) && row.text('title') !== '') continue;
      const own = people.flatMap(({ number }, index) => (number === column.number ? [index] : []));
      const isOfAll = column.number === undefined || people.length === 1;
      const whose = own.length > 0 || !isOfAll ? own : [...people.keys()];
      const bios = field === 'bio' ? biosIn(text, people) : undefined;
      const parts = whose.length === 1 ? [text] : (bios ?? text.split(/\s*[;|\n]\s*|\s+\/\s+/));
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

/** Tells whether a page is that of the talk in a row, and not that of a person. */
export const isOfTalk = ({ role, number }: Cell['column']): boolean => role === undefined && number === undefined;

/** In letters: a biography begins with the name. */
const NAME_WITHIN = 60;

/** Splits a text into the biographies of several people, in their order: each begins with a paragraph that names one of them. */
function biosIn(text: string, people: readonly Numbered[]): string[] {
  const bios: string[] = [];
  for (const paragraph of text.split(/\n+/)) {
    const family = people[bios.length]?.person.name.split(' ').at(-1);
    const isNext = family !== undefined && paragraph.slice(0, NAME_WITHIN).toLowerCase().includes(family.toLowerCase());
    if (!isNext && bios.length === 0) return [];
    bios.push(isNext ? paragraph : `${bios.pop()}\n\n${paragraph}`);
  }
  return bios;
}
