import type { Block, Paragraph } from '../blocks';
import { codeBoxes } from './code-boxes';
import { contentsBoxes } from './contents-boxes';
import { coverBoxes } from './cover-boxes';
import { entriesBoxes } from './entries-boxes';
import { gridBoxes } from './grid-boxes';
import { headingBoxes, titleBoxes } from './heading-boxes';
import { indexBoxes } from './index-boxes';
import { listBoxes, quoteBoxes } from './list-boxes';
import { notesBoxes } from './notes-boxes';
import type { Box } from './paginate';
import { peopleBoxes } from './people-boxes';
import { profileBoxes } from './profile-boxes';
import type { Column, Setting } from './setting';
import { tableBoxes } from './table-boxes';
import { paragraphBoxes } from './text-boxes';

/** Lays out blocks one below the other. */
export function layOut(blocks: readonly Block[], column: Column, setting: Setting): Box[] {
  return blocks.flatMap((block, index) => {
    const boxes = boxesOf(block, column, setting);
    return isBoundToNext(block, blocks[index + 1]) ? bindLast(boxes) : boxes;
  });
}

/** Lays out a block. */
function boxesOf(block: Block, column: Column, setting: Setting): readonly Box[] {
  switch (block.kind) {
    case 'cover':
      return coverBoxes(block, column, setting);
    case 'title':
      return titleBoxes(block, column, setting);
    case 'contents':
      return contentsBoxes(column, setting);
    case 'heading':
      return headingBoxes(block, column, setting);
    case 'paragraph':
      return paragraphBoxes(block, column, setting);
    case 'list':
      return listBoxes(block, column, setting);
    case 'quote':
      return quoteBoxes(block, column, setting);
    case 'entries':
      return entriesBoxes(block, column, setting);
    case 'grid':
      return gridBoxes(block, column, setting);
    case 'people':
      return peopleBoxes(block, column, setting);
    case 'profile':
      return profileBoxes(block, column, setting);
    case 'index':
      return indexBoxes(block, column, setting);
    case 'together':
      return layOut(block.blocks, column, setting).map((box, index, { length }) => ({
        ...box,
        keep: index < length - 1,
      }));
    case 'code':
      return codeBoxes(block, column, setting);
    case 'notes':
      return notesBoxes(block, column, setting);
    case 'table':
      return tableBoxes(block, column, setting);
  }
}

const BINDING: ReadonlySet<Paragraph['look']> = new Set(['talk', 'quiet']);

/** A heading stays with what follows it, and so do the lines below a heading. */
function isBoundToNext(block: Block, next: Block | undefined): boolean {
  if (!next) return false;
  if (block.kind === 'heading') return true;
  return block.kind === 'paragraph' && BINDING.has(block.look) && next.kind !== 'heading';
}

const bindLast = (boxes: readonly Box[]): readonly Box[] =>
  boxes.map((box, index) => (index === boxes.length - 1 ? { ...box, keep: true } : box));
