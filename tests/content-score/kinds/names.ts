import type { Chance, FaultKind, Plant, World } from '../plant';
import { oneOf } from '../plant';
import { spotsOf } from '../spots';
import { tablesWith } from '../table';

/** Every cell with a list of names, changed as a whole. */
function lists(
  world: World,
  change: (names: readonly string[]) => string | undefined,
  columns = ['authors', 'chairs'],
): Plant[] {
  return columns.flatMap((column) =>
    tablesWith(world, column).flatMap((table) =>
      table.numbers.flatMap((row) => {
        const names = table.cell(row, column).split('; ');
        const other = names[0] === '' ? undefined : change(names);
        return other === undefined ? [] : [table.with(row, { [column]: other })];
      }),
    ),
  );
}

const joined =
  (by: string, least = 2) =>
  (world: World) =>
    lists(world, (names) => (names.length >= least ? names.join(by) : undefined));

/** One name of a list. */
const one = (world: World, chance: Chance, change: (name: string) => string | undefined) =>
  lists(world, (names) => {
    const at = Math.floor(chance() * names.length);
    const other = change(names[at] ?? '');
    return other === undefined || other === names[at] ? undefined : names.with(at, other).join('; ');
  });

/** One name where a person has a field of their own. */
const single = (world: World, change: (name: string) => string | undefined) =>
  spotsOf(world)
    .filter(
      ({ file, field }) =>
        field === 'name' && /chairs|members|committee\.csv|speakers|panels|special-sessions|people/.test(file),
    )
    .flatMap((spot) => {
      const other = change(spot.text);
      return other === undefined || other === spot.text ? [] : [spot.with(other)];
    });

const turned = (name: string) => {
  const words = name.replace(/^Prof\. /, '').split(' ');
  return words.length === 2 ? `${words[1]}, ${words[0]}` : undefined;
};
const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '');
const initial = (name: string) => name.replace(/^(\p{Lu})\p{Ll}+ /u, '$1. ');
const AFFILIATIONS = ['University of Sfax', 'CNRS, France', 'ENIT', 'Univ. Lille', 'MIT'];

/** Names that are referred to: chairs of sessions, who are at home in a list of people. */
const referred = (world: World, change: (name: string) => string | undefined) =>
  lists(
    world,
    (names) => {
      const others = names.map(change);
      const at = others.findIndex((other, index) => other !== undefined && other !== names[index]);
      return at === -1 ? undefined : names.with(at, others[at] ?? '').join('; ');
    },
    ['chairs'],
  );

export const names: readonly FaultKind[] = [
  { name: 'commas between names', plants: joined(', ') },
  { name: '"and" between names', plants: joined(' and ') },
  { name: '"&" between names', plants: joined(' & ') },
  { name: '"/" between names', plants: joined(' / ') },
  { name: 'line breaks between names', plants: joined('\n') },
  { name: '"et" between names', plants: joined(' et ') },
  {
    name: 'comma, then "and"',
    plants: (world) =>
      lists(world, (all) => (all.length > 2 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)}` : undefined)),
  },
  {
    name: '"and" before the last of a list',
    plants: (world) =>
      lists(world, (all) => (all.length > 2 ? `${all.slice(0, -1).join('; ')} and ${all.at(-1)}` : undefined)),
  },
  {
    name: '"and" after the semicolon',
    plants: (world) =>
      lists(world, (all) => (all.length > 1 ? `${all.slice(0, -1).join('; ')}; and ${all.at(-1)}` : undefined)),
  },
  {
    name: 'other signs between names',
    plants: (world, chance) =>
      lists(world, (all) =>
        all.length > 1
          ? all.join(oneOf([' | ', ' + ', ' - ', ' • ', '،  ', '  ', '\t', ' und ', ' y '], chance))
          : undefined,
      ),
  },
  { name: 'Last, First', plants: (world, chance) => one(world, chance, turned) },
  { name: 'Last, First alone in its field', plants: (world) => single(world, turned) },
  {
    name: 'LAST First',
    plants: (world, chance) => one(world, chance, (name) => name.replace(/(\S+)$/, (last) => last.toUpperCase())),
  },
  { name: 'names in small letters', plants: (world, chance) => one(world, chance, (name) => name.toLowerCase()) },
  {
    name: 'superscripts',
    plants: (world, chance) =>
      one(
        world,
        chance,
        (name) => name + oneOf(['1', '¹', '*', '²', '1,2', '†', ' (1)', '¹*', '^1', '[1]', 'ª'], chance),
      ),
  },
  {
    name: 'affiliation in brackets',
    plants: (world, chance) =>
      one(world, chance, (name) =>
        oneOf(
          [
            `${name} (${oneOf(AFFILIATIONS, chance)})`,
            `${name}, ${oneOf(AFFILIATIONS, chance)}`,
            `${name} - ${oneOf(AFFILIATIONS, chance)}`,
          ],
          chance,
        ),
      ),
  },
  {
    name: 'affiliation with a single name',
    plants: (world) => single(world, (name) => `${name} (University of Tunis)`),
  },
  {
    name: 'et al.',
    plants: (world, chance) =>
      lists(
        world,
        (all) =>
          `${all[0]}${oneOf([' et al.', '; et al.', ' et al', '; and others', ' et alii', '; others', '; ...'], chance)}`,
      ),
  },
  {
    name: 'e-mail address in a name',
    plants: (world, chance) =>
      one(
        world,
        chance,
        (name) => `${name} ${oneOf(['<a.b@example.org>', '(a.b@example.org)', 'a.b@example.org'], chance)}`,
      ),
  },
  {
    name: 'e-mail address with a single name',
    plants: (world) => single(world, (name) => `${name} <someone@example.org>`),
  },
  {
    name: 'one author twice',
    plants: (world, chance) =>
      lists(
        world,
        (all) =>
          `${all.join('; ')}; ${oneOf([(x: string) => x, initial, plain, (x: string) => x.toUpperCase()], chance)(all[0] ?? '')}`,
        ['authors'],
      ),
  },
  { name: 'one chair twice', plants: (world) => lists(world, (all) => [...all, all[0]].join('; '), ['chairs']) },
  { name: 'accents dropped', plants: (world) => referred(world, plain) },
  { name: 'initial in place of a name', plants: (world) => referred(world, initial) },
  {
    name: 'order of a name turned',
    plants: (world) =>
      referred(world, (name) => (/^\S+ \S+$/.test(name) ? name.split(' ').reverse().join(' ') : undefined)),
  },
  { name: 'a letter wrong', plants: (world, chance) => referred(world, (name) => letterWrong(name, chance)) },
  { name: 'one portrait for two', plants: portraitTwice },
  { name: 'one e-mail for two', plants: mailTwice },
  { name: 'one person with two affiliations', plants: twoAffiliations },
  {
    name: 'titles within lists of authors',
    plants: (world, chance) =>
      lists(
        world,
        (all) => all.with(0, `${oneOf(['Dr.', 'Prof.', 'Dr', 'Mr.', 'Mme'], chance)} ${all[0]}`).join('; '),
        ['authors'],
      ),
  },
  {
    name: 'empty place between names',
    plants: (world) => lists(world, (all) => (all.length > 1 ? all.join(';; ') : undefined)),
  },
  {
    name: 'a placeholder for a name',
    plants: (world, chance) =>
      lists(world, () =>
        oneOf(
          ['TBA', 'TBD', 'N.N.', 'NN', 'to be announced', 'Author Name', 'Anonymous', 'John Doe', '-', '?'],
          chance,
        ),
      ),
  },
];

function letterWrong(name: string, chance: Chance): string | undefined {
  if (name.length < 12) return undefined;
  const at = 2 + Math.floor(chance() * (name.length - 4));
  return /\p{Ll}{3}/u.test(name.slice(at - 1, at + 2)) ? name.slice(0, at) + name.slice(at + 1) : undefined;
}

function portraitTwice(world: World): Plant[] {
  return tablesWith(world, 'name', 'image').flatMap((table) =>
    table.numbers.flatMap((row) => {
      const other = table.numbers.find(
        (each) =>
          each !== row && table.cell(each, 'image') !== '' && table.cell(each, 'image') !== table.cell(row, 'image'),
      );
      if (other === undefined || world.name !== 'sample') return [];
      const plant = table.with(row, { image: table.cell(other, 'image') });
      return [{ ...plant, lines: [...plant.lines, other + 1] }];
    }),
  );
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
