import { type Chance, oneOf } from '../../support/chance';
import type { FaultKind, Plant, World } from '../plant';
import { spotsOf } from '../spots';
import { inTables, tablesWith } from '../table';

type Change = (name: string, chance: Chance) => string | undefined;
type ListChange = (names: readonly string[], chance: Chance) => string | undefined;

/** Every cell with a list of names, changed as a whole. */
const inLists = (name: string, change: ListChange, columns = ['authors', 'chairs']): FaultKind => ({
  name,
  plants: (world, chance) =>
    columns.flatMap((column) =>
      inTables(world, [column], (table, row) => {
        const names = table.cell(row, column).split('; ');
        const other = names[0] === '' ? undefined : change(names, chance);
        return other === undefined ? undefined : table.with(row, { [column]: other });
      }),
    ),
});

/** Lists of at least so many names, with something else between them. */
const joined = (name: string, by: string, least = 2) =>
  inLists(name, (names) => (names.length >= least ? names.join(by) : undefined));

/** Lists of at least so many names, with something else before the last. */
const beforeLast = (name: string, by: string, sign: string, least: number) =>
  inLists(name, (all) => (all.length >= least ? `${all.slice(0, -1).join(by)}${sign}${all.at(-1)}` : undefined));

/** One name of a list. */
const inOne = (name: string, change: Change) =>
  inLists(name, (names, chance) => {
    const at = Math.floor(chance() * names.length);
    const other = change(names[at] ?? '', chance);
    return other === undefined || other === names[at] ? undefined : names.with(at, other).join('; ');
  });

/** One name where a person has a field of their own. */
const inSingle = (name: string, change: (name: string) => string | undefined): FaultKind => ({
  name,
  plants: (world) =>
    spotsOf(world)
      .filter(
        ({ file, field }) =>
          field === 'name' && /chairs|members|committee\.csv|speakers|panels|special-sessions|people/.test(file),
      )
      .flatMap((spot) => {
        const other = change(spot.text);
        return other === undefined || other === spot.text ? [] : [spot.with(other)];
      }),
});

const turned = (name: string) => {
  const words = name.replace(/^Prof\. /, '').split(' ');
  return words.length === 2 ? `${words[1]}, ${words[0]}` : undefined;
};
const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '');
const initial = (name: string) => name.replace(/^(\p{Lu})\p{Ll}+ /u, '$1. ');
const AFFILIATIONS = ['University of Sfax', 'CNRS, France', 'ENIT', 'Univ. Lille', 'MIT'];

/** Names that are referred to: chairs of sessions, who are at home in a list of people. */
const inReferred = (name: string, change: Change) =>
  inLists(
    name,
    (names, chance) => {
      const others = names.map((each) => change(each, chance));
      const at = others.findIndex((other, index) => other !== undefined && other !== names[index]);
      return at === -1 ? undefined : names.with(at, others[at] ?? '').join('; ');
    },
    ['chairs'],
  );

const SIGNS = [' | ', ' + ', ' - ', ' • ', '،  ', '  ', '\t', ' und ', ' y '];
const SUPERSCRIPTS = ['1', '¹', '*', '²', '1,2', '†', ' (1)', '¹*', '^1', '[1]', 'ª'];
const AND_OTHERS = [' et al.', '; et al.', ' et al', '; and others', ' et alii', '; others', '; ...'];
const PLACEHOLDERS = ['TBA', 'TBD', 'N.N.', 'NN', 'to be announced', 'Author Name', 'Anonymous', 'John Doe', '-', '?'];

export const names: readonly FaultKind[] = [
  joined('commas between names', ', '),
  joined('"and" between names', ' and '),
  joined('"&" between names', ' & '),
  joined('"/" between names', ' / '),
  joined('line breaks between names', '\n'),
  joined('"et" between names', ' et '),
  beforeLast('comma, then "and"', ', ', ' and ', 3),
  beforeLast('"and" before the last of a list', '; ', ' and ', 3),
  beforeLast('"and" after the semicolon', '; ', '; and ', 2),
  inLists('other signs between names', (all, chance) => (all.length > 1 ? all.join(oneOf(SIGNS, chance)) : undefined)),
  inOne('Last, First', turned),
  inSingle('Last, First alone in its field', turned),
  inOne('LAST First', (name) => name.replace(/(\S+)$/, (last) => last.toUpperCase())),
  inOne('names in small letters', (name) => name.toLowerCase()),
  inOne('superscripts', (name, chance) => name + oneOf(SUPERSCRIPTS, chance)),
  inOne('affiliation in brackets', (name, chance) => {
    const ways = [0, 1, 2].map(() => oneOf(AFFILIATIONS, chance));
    return oneOf([`${name} (${ways[0]})`, `${name}, ${ways[1]}`, `${name} - ${ways[2]}`], chance);
  }),
  inSingle('affiliation with a single name', (name) => `${name} (University of Tunis)`),
  inLists('et al.', (all, chance) => `${all[0]}${oneOf(AND_OTHERS, chance)}`),
  inOne(
    'e-mail address in a name',
    (name, chance) => `${name} ${oneOf(['<a.b@example.org>', '(a.b@example.org)', 'a.b@example.org'], chance)}`,
  ),
  inSingle('e-mail address with a single name', (name) => `${name} <someone@example.org>`),
  inLists(
    'one author twice',
    (all, chance) => {
      const [first = ''] = all;
      const again = oneOf([(x: string) => x, initial, plain, (x: string) => x.toUpperCase()], chance)(first);
      return `${all.join('; ')}; ${again}`;
    },
    ['authors'],
  ),
  inLists('one chair twice', (all) => [...all, all[0]].join('; '), ['chairs']),
  inReferred('accents dropped', plain),
  inReferred('initial in place of a name', initial),
  inReferred('order of a name turned', (name) =>
    /^\S+ \S+$/.test(name) ? name.split(' ').reverse().join(' ') : undefined,
  ),
  inReferred('a letter wrong', letterWrong),
  { name: 'one portrait for two', plants: portraitTwice },
  { name: 'one e-mail for two', plants: mailTwice },
  { name: 'one person with two affiliations', plants: twoAffiliations },
  inLists(
    'titles within lists of authors',
    (all, chance) => all.with(0, `${oneOf(['Dr.', 'Prof.', 'Dr', 'Mr.', 'Mme'], chance)} ${all[0]}`).join('; '),
    ['authors'],
  ),
  joined('empty place between names', ';; '),
  inLists('a placeholder for a name', (_, chance) => oneOf(PLACEHOLDERS, chance)),
];

function letterWrong(name: string, chance: Chance): string | undefined {
  if (name.length < 12) return undefined;
  const at = 2 + Math.floor(chance() * (name.length - 4));
  return /\p{Ll}{3}/u.test(name.slice(at - 1, at + 2)) ? name.slice(0, at) + name.slice(at + 1) : undefined;
}

function portraitTwice(world: World): Plant[] {
  return inTables(world, ['name', 'image'], (table, row) => {
    const image = (each: number) => table.cell(each, 'image');
    const other = table.numbers.find((each) => each !== row && image(each) !== '' && image(each) !== image(row));
    if (other === undefined || world.name !== 'sample') return undefined;
    const plant = table.with(row, { image: image(other) });
    return { ...plant, lines: [...plant.lines, other + 1] };
  });
}

function mailTwice(world: World): Plant[] {
  const mails = spotsOf(world).filter(({ file, field }) => field === 'email' && file === 'special-sessions.yaml');
  return mails.flatMap((spot, index) => {
    const other = mails.find(({ text }, at) => at !== index && text !== spot.text);
    if (other === undefined) return [];
    const plant = spot.with(other.text);
    return [{ ...plant, lines: [...plant.lines, ...other.with(other.text).lines] }];
  });
}

function twoAffiliations(world: World): Plant[] {
  return ['program-committee.csv', 'committee-members.csv', 'chairs.csv', 'people.csv'].flatMap((file) =>
    tablesWith(world, 'name', 'affiliation')
      .filter((table) => table.file === file)
      .flatMap((table) =>
        table.numbers
          .filter((row) => mentionedElsewhere(world, file, table.cell(row, 'name')))
          .map((row) => table.with(row, { affiliation: 'Institute of Hydraulics, Peru' })),
      ),
  );
}

const mentionedElsewhere = (world: World, own: string, name: string) =>
  ['program-committee.csv', 'committee-members.csv', 'chairs.csv', 'speakers.yaml', 'special-sessions.yaml'].some(
    (file) => file !== own && world.files.get(file)?.includes(`${name.replace(/^Prof\. /, '')}`),
  );
