import { isScalar, LineCounter, parseDocument, type Scalar, visit } from 'yaml';
import type { Plant, World } from './plant';
import { tablesWith } from './table';

/** A text of the data that somebody may spoil. */
export interface Spot {
  readonly file: string;
  /** Name of the column, or of the YAML key. */
  readonly field: string;
  readonly text: string;
  /** The file with another text in its place. */
  readonly with: (text: string) => Plant;
}

/** Every text of every table and YAML file, whatever it means. */
export function spotsOf(world: World): Spot[] {
  const yaml = [...world.files].filter(([file]) => file.endsWith('.yaml') && !KEPT.has(file));
  return [...cellsOf(world), ...yaml.flatMap(([file, text]) => scalarsOf(file, text))];
}

const KEPT = new Set(['theme.yaml', 'words.yaml', 'accepted-warnings.yaml']);

const cellsOf = (world: World): Spot[] =>
  tablesWith(world).flatMap((table) =>
    table.numbers.flatMap((row) =>
      table.columns
        .map((field) => ({ field, text: table.cell(row, field) }))
        .filter(({ text }) => text !== '')
        .map(({ field, text }) => ({
          file: table.file,
          field,
          text,
          with: (other: string) => table.with(row, { [field]: other }, `${field}: ${short(other)}`),
        })),
    ),
  );

function scalarsOf(file: string, text: string): Spot[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const spots: Spot[] = [];
  visit(document, {
    Scalar(key, node: Scalar, path) {
      if (key === 'key' || typeof node.value !== 'string' || !node.range) return;
      const pair = path.findLast((each) => typeof each === 'object' && 'key' in each);
      const field = pair && 'key' in pair && isScalar(pair.key) ? String(pair.key.value) : '';
      const [start, end] = node.range;
      const first = lines.linePos(start).line;
      spots.push({
        file,
        field,
        text: node.value,
        with: (other) => scalarWith(file, text, [start, end], first, other, field),
      });
    },
  });
  return spots;
}

function scalarWith(
  file: string,
  text: string,
  [start, end]: readonly [number, number],
  first: number,
  other: string,
  field: string,
): Plant {
  const ends = text.slice(start, end).endsWith('\n') ? '\n' : '';
  const indent = /^ */.exec(text.slice(text.lastIndexOf('\n', start - 1) + 1))?.[0] ?? '';
  // A text of several lines stays one, so that a report can name the very line.
  const isBlock = other.includes('\n') && !other.includes('\t');
  const inBlock = `|-\n${other
    .trimEnd()
    .split('\n')
    .map((line) => (line === '' ? '' : `${indent}    ${line}`))
    .join('\n')}`;
  const written = isBlock ? inBlock : JSON.stringify(other);
  const height = Math.max(text.slice(start, end).trimEnd().split('\n').length, written.split('\n').length);
  const lines = Array.from({ length: height }, (_, more) => first + more);
  return {
    file,
    lines,
    text: text.slice(0, start) + written + ends + text.slice(end),
    what: `${file}:${first} ${field}: ${short(other)}`,
  };
}

const short = (text: string) => JSON.stringify(text.length > 90 ? `${text.slice(0, 90)}…` : text);

const PROSE = new Set(
  'title subtitle text note abstract description label heading intro value content talk bio affiliation category unit caption subheading'.split(
    ' ',
  ),
);

/** Texts that visitors read as prose: no names, no ids, no addresses. */
export const proseOf = (world: World): Spot[] =>
  spotsOf(world).filter(
    ({ field, text }) => PROSE.has(field) && /\p{L}{3}/u.test(text) && text.includes(' ') && !text.startsWith('{{'),
  );

/** Fields that hold addresses. */
const LINKS = new Set('url link profile page pdf slides video code logo elsewhere secondLink'.split(' '));

export const linksOf = (world: World): Spot[] =>
  spotsOf(world).filter(({ field, text }) => LINKS.has(field) && /^https:/.test(text));
