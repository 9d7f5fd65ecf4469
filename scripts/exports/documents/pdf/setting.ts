import type { Words } from '../../../../renderer/words';
import type { Block, Heading } from '../blocks';
import type { Measure } from './lines';
import type { Box, Mark } from './paginate';
import type { Tag } from './tag';
import type { Style } from './theme';

/** The place of a block on the page, and its element of the structure. */
export interface Column {
  readonly x: number;
  readonly width: number;
  readonly tag: Tag;
}

/** The facts of the whole document that laying out needs. */
export interface Setting {
  readonly measureIn: (style: Style) => Measure;
  /** Whether titles are set in the face of the site's titles. */
  readonly hasDisplayFace: boolean;
  /** How much larger its letters are than those of a document that is read from near by; titles are large enough. */
  readonly enlarged?: number;
  /** The mark of every heading. */
  readonly marks: ReadonlyMap<Heading, Mark>;
  /** Page of a mark; known when drawing begins. */
  readonly pageOf: (id: string) => number;
  /** Of documents in the language of this one. */
  readonly words: Words['documents'];
  /** Lays out the blocks inside a block. */
  readonly layOut: (blocks: readonly Block[], column: Column) => Box[];
}
