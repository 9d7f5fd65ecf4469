import type { FaultKind, Plant, World } from '../plant';
import { proseOf, spotsOf } from '../spots';
import { inRows, tableOf } from '../table';

/** A piece of YAML at the end of a file. */
const appended = (world: World, file: string, piece: string): Plant[] => {
  const text = world.files.get(file);
  if (text === undefined) return [];
  const first = text.trimEnd().split('\n').length + 1;
  const lines = piece
    .trimEnd()
    .split('\n')
    .map((_, index) => first + index);
  return [
    { file, lines, text: `${text.trimEnd()}\n${piece.trimEnd()}\n`, what: `${file}:${first} ${JSON.stringify(piece)}` },
  ];
};

/** A text again, in the next of the same field. */
const again = (name: string, files: RegExp, field: string): FaultKind => ({
  name,
  plants: (world) => {
    const spots = spotsOf(world).filter((spot) => files.test(spot.file) && spot.field === field);
    return spots.flatMap((spot, index) => {
      const other = spots[index + 1];
      if (other === undefined || other.text === spot.text || other.file !== spot.file) return [];
      const plant = other.with(spot.text);
      return [{ ...plant, lines: [...plant.lines, ...spot.with(spot.text).lines] }];
    });
  },
});

export const emptiness: readonly FaultKind[] = [
  {
    name: 'committee without members',
    plants: (world) =>
      inRows(world, 'committees.csv', (_, table, row) =>
        table.withRow(row, {
          id: 'nobody',
          path: '/nobody',
          title: 'Committee of nobody',
          description: 'Who is not there.',
        }),
      ),
  },
  {
    name: 'menu without entries',
    plants: (world) => appended(world, 'navigation.yaml', '  - label: More\n    items: []'),
  },
  {
    name: 'section with a heading alone',
    plants: (world) => appended(world, 'attending.yaml', '  - heading: Childcare\n    text: " "'),
  },
  {
    name: 'section with a mark alone',
    plants: (world) =>
      ['"-"', '"*"', '"&nbsp;"', '"**"', '"\\u200b"', '"..."', '"- "'].flatMap((text) =>
        appended(world, 'attending.yaml', `  - heading: Childcare\n    text: ${text}`),
      ),
  },
  {
    name: 'track without a deadline',
    plants: (world) =>
      inRows(world, 'tracks.csv', (_, table, row) =>
        table.withRow(row, { id: 'nothing', title: 'Nothing at all', card: 'yes' }),
      ),
  },
  {
    name: 'oral session without papers',
    plants: (world) => {
      const table = tableOf(world, 'sessions.csv');
      const last = table?.numbers.findLast((row) => table.cell(row, 'kind') === 'oral');
      if (table === undefined || last === undefined) return [];
      const { date = '', room = '' } = table.record(last);
      const number = String(Math.max(...table.numbers.map((row) => Number(table.cell(row, 'number')))) + 1);
      return [
        table.withRow(last, {
          id: 'oral-empty',
          kind: 'oral',
          number,
          date,
          start: '17:40',
          end: '18:40',
          room,
          title: 'Nothing to hear',
        }),
      ];
    },
  },
  { name: 'session without a title of its own', plants: (world) => titles(world, 'oral', 'Oral session') },
  {
    name: 'paragraph twice',
    plants: (world) =>
      proseOf(world)
        .filter(({ field, text, file }) => field === 'text' && text.length > 150 && file.endsWith('.yaml'))
        .map((spot) => spot.with(`${spot.text.trimEnd()}\n\n${spot.text.trimEnd().split('\n\n')[0]}\n`)),
  },
  {
    name: 'sentence twice',
    plants: (world) =>
      proseOf(world)
        .filter(({ field, text }) => /^(text|description|abstract)$/.test(field) && /^[^{}.[\n]{50,}\. /.test(text))
        .map((spot) => spot.with(`${spot.text.split('. ')[0]}. ${spot.text}`)),
  },
  again('text of one section in another', /attending|calls|registration/, 'text'),
  again('heading twice', /attending|calls|registration/, 'heading'),
  again('title of a paper twice', /papers|posters/, 'title'),
  again('title of a topic or committee twice', /topics|committees|tracks|calls|special-sessions/, 'title'),
  again('description of a page twice', /pages|calls|panels|committees/, 'description'),
  again('abstract or biography of another', /speakers|papers/, 'abstract'),
  again('one talk for two speakers', /speakers/, 'talk'),
  again('partner twice', /partners/, 'name'),
  again('address of a partner twice', /partners/, 'url'),
  again('entry of a menu twice', /navigation/, 'link'),
  again('label of a menu twice', /navigation/, 'label'),
  again('mailbox twice', /contacts/, 'email'),
  again('category of a fee twice', /fees/, 'category'),
  {
    name: 'heading without words',
    plants: (world) =>
      spotsOf(world)
        .filter(({ field }) => field === 'heading' || field === 'label')
        .map((spot) => spot.with('-')),
  },
];

const titles = (world: World, kind: string, title: string): Plant[] =>
  inRows(world, 'sessions.csv', (own, table, row) => {
    const other = table.numbers.find((each) => each !== row && table.cell(each, 'kind') === kind);
    if (own.kind !== kind || other === undefined) return undefined;
    const rows = table.rows.map((cells, number) =>
      number === row || number === other ? cells.with(table.columns.indexOf('title'), title) : cells,
    );
    return table.written(rows, [row, other], `${title} twice`);
  });
