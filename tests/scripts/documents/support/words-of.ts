import type { Block, Text } from '../../../../scripts/exports/documents/blocks';

/** All words of some blocks, for searching in them. */
export function wordsOf(blocks: readonly Block[]): string {
  return blocks.flatMap(textsOf).join('\n');
}

const joined = (text: Text) => text.map((run) => run.text).join('');

function textsOf(block: Block): string[] {
  switch (block.kind) {
    case 'cover':
      return [block.eyebrow, block.title, block.subtitle, ...block.lines, block.foot];
    case 'title':
      return [block.eyebrow, block.title, block.subtitle ?? ''];
    case 'contents':
      return [];
    case 'heading':
      return [block.text];
    case 'paragraph':
      return [joined(block.text)];
    case 'list':
      return block.items.flat().flatMap(textsOf);
    case 'quote':
      return block.blocks.flatMap(textsOf);
    case 'entries':
      return block.entries.flatMap(({ label, title, lines, abstract = [] }) => [
        label,
        joined(title),
        ...lines.map(joined),
        ...abstract.flatMap(textsOf),
      ]);
    case 'index':
      return block.entries.map(({ name }) => joined(name));
    case 'grid':
      return [
        ...block.head,
        ...block.rows.flatMap(({ head, cells }) => [head, ...cells.flatMap(({ lines }) => lines.map(joined))]),
      ];
    case 'people':
      return block.people.flatMap(({ name, lines }) => [name, ...lines]);
    case 'profile':
      return [block.heading.text, ...block.lines.map(joined)];
    case 'together':
      return block.blocks.flatMap(textsOf);
    case 'code':
      return [block.label, block.address];
    case 'notes':
      return [block.label];
    case 'table':
      return [...(block.head ?? []), ...block.rows.flat().map(joined)];
  }
}
