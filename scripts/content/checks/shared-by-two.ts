// Codes: shared-email, shared-page, shared-portrait, two-affiliations.

import { isRecord } from '../fields';
import { nameWords } from '../people/name-words';
import type { Path } from '../read/parsed';
import { type Diagnostic, type Place, warning } from '../report/diagnostics';
import type { SchemaNode } from '../schemas';
import type { Site } from '../survey';
import { codeOfCountry } from '../validate/country-names';
import { defineCheck } from './check';

/** What a record says of somebody, beside the name. */
interface Said {
  readonly person: string;
  readonly name: string;
  readonly text: string;
  readonly place: () => Place;
}

/** Something that stands beside a name in the same record: found by what its schema says, or by its usual names. */
type Beside = (node: SchemaNode, field: string) => boolean;

const isPortrait: Beside = ({ picture }) => picture === 'portrait';
const isEmail: Beside = ({ format }) => format === 'email';
const isPage: Beside = ({ format }, field) => format === 'link' && (field === 'page' || field === 'profile');
const isAffiliation: Beside = (_, field) => ['affiliation', 'university', 'company'].includes(field);

function* besideNames(
  value: unknown,
  node: SchemaNode,
  path: Path,
  wanted: Beside,
): Generator<{ name: string; text: string; path: Path }> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      if (node.items) yield* besideNames(item, node.items, [...path, index], wanted);
    return;
  }
  if (!isRecord(value)) return;
  const fields = Object.entries(node.properties ?? {});
  // people.csv says who somebody is, whatever they do.
  const [naming] =
    fields.find(([field, { person }]) => person !== undefined || (field === 'name' && isOfPerson(node))) ?? [];
  const name = naming === undefined ? undefined : value[naming];
  for (const [field, child] of fields) {
    const text = value[field];
    if (typeof name === 'string' && typeof text === 'string' && wanted(child, field))
      yield { name, text, path: [...path, field] };
    yield* besideNames(text, child, [...path, field], wanted);
  }
}

const isOfPerson = ({ properties = {} }: SchemaNode) => properties.spellings !== undefined;

const saidOf = ({ files, people }: Site, wanted: Beside): Said[] =>
  files.flatMap(({ schema, entries }) =>
    mentions(schema, wanted)
      ? entries.flatMap(({ value, at }) =>
          [...besideNames(value, schema, [], wanted)].map(({ name, text, path }) => ({
            person: people.identityOf(name),
            name,
            text,
            place: () => at(...path),
          })),
        )
      : [],
  );

const asked = new Map<Beside, WeakMap<SchemaNode, boolean>>();

/** Whether a schema has a field of the kind at all: most have none, and many rows. */
function mentions(node: SchemaNode, wanted: Beside): boolean {
  const known = asked.get(wanted) ?? new WeakMap<SchemaNode, boolean>();
  asked.set(wanted, known);
  const has =
    known.get(node) ??
    Object.entries(node.properties ?? {}).some(
      ([field, child]) =>
        wanted(child, field) || mentions(child, wanted) || (child.items !== undefined && mentions(child.items, wanted)),
    );
  known.set(node, has);
  return has;
}

/** A picture that so many show is a stand-in, and so is any where portraits are few. */
const FEW_PORTRAITS = 5;

/** Nobody has somebody else's portrait. */
export const sharedPortrait = defineCheck([], (_records, site) => {
  const byPicture = byText(saidOf(site, isPortrait));
  return byPicture.size < FEW_PORTRAITS
    ? []
    : [...byPicture.values()].flatMap((said) => shared(said, 'shared-portrait', 'portrait'));
});

/** Nobody has somebody else's e-mail address. */
export const sharedEmail = defineCheck([], (_records, site) =>
  [...byText(saidOf(site, isEmail)).values()].flatMap((said) => shared(said, 'shared-email', 'e-mail address')),
);

/** Nobody has somebody else's page. */
export const sharedPage = defineCheck([], (_records, site) =>
  [...byText(saidOf(site, isPage)).values()].flatMap((said) => shared(said, 'shared-page', 'page')),
);

/** No partner has another one's logo; what more than two show is a stand-in. */
export const sharedLogo = defineCheck(['partners'], ({ partners }) => {
  const shown = partners.flatMap(({ value: { name, logo }, at }) =>
    logo === undefined ? [] : [{ person: name, name, text: logo, place: () => at('logo') }],
  );
  return [...byText(shown).values()].flatMap((said) => shared(said, 'shared-portrait', 'logo'));
});

function byText(all: readonly Said[]): ReadonlyMap<string, readonly Said[]> {
  const groups = new Map<string, Said[]>();
  for (const said of all) {
    const group = groups.get(said.text);
    if (group) group.push(said);
    else groups.set(said.text, [said]);
  }
  return groups;
}

function shared(
  said: readonly Said[],
  code: 'shared-email' | 'shared-page' | 'shared-portrait',
  what: string,
): Diagnostic[] {
  const people = [...new Map(said.map((each) => [each.person, each])).values()];
  const [first, second, ...more] = people;
  if (first === undefined || second === undefined || more.length > 0) return [];
  return [
    warning(code, second.place(), `${first.name} and ${second.name} have the same ${what}.`, {
      hint: 'Correct one of the two: a row may have been copied.',
      related: [{ ...first.place(), message: `It is that of ${first.name} here.` }],
    }),
  ];
}

/** Words that many affiliations share: they say nothing of which one it is. */
const COMMON = new Set(
  'university universite universita universidad universitat institute institut institution of the for de du des la le et and national higher school college faculty department dept laboratory research center centre professor professeur computer science sciences engineering technology technologies lecturer director head chair'.split(
    ' ',
  ),
);

/** Nobody is at two places that have nothing in common. */
export const twoAffiliations = defineCheck([], (_records, site) => {
  const byPerson = new Map<string, Said[]>();
  for (const said of saidOf(site, isAffiliation))
    byPerson.set(said.person, [...(byPerson.get(said.person) ?? []), said]);
  return [...byPerson.values()].flatMap(([first, ...others]) => {
    const other = others.find((each) => first !== undefined && !haveInCommon(first.text, each.text));
    if (first === undefined || other === undefined) return [];
    return [
      warning(
        'two-affiliations',
        other.place(),
        `${other.name} is at "${other.text}" here, and at "${first.text}" elsewhere.`,
        {
          hint: 'Correct one of the two, or write both in both places. If they are two people, say so in people.csv (notSameAs).',
          related: [{ ...first.place(), message: 'The other affiliation is here.' }],
        },
      ),
    ];
  });
});

function haveInCommon(one: string, other: string): boolean {
  const words = (text: string) =>
    nameWords(text.replaceAll(',', ' ')).filter((word) => !COMMON.has(word) && codeOfCountry(word) === undefined);
  const [few, many] = [words(one), new Set(words(other))];
  if (few.length === 0 || many.size === 0 || few.some((word) => many.has(word))) return true;
  // "MIT" and "Massachusetts Institute of Technology".
  const initials = (text: string) =>
    nameWords(text.replaceAll(',', ' '))
      .map((word) => word[0])
      .join('');
  return few.some((word) => initials(other).includes(word)) || [...many].some((word) => initials(one).includes(word));
}
