import type { CollectionName } from '../../../shared/model/collections';

/** The text of one collection's file, with line feeds only. */
export interface Source {
  readonly collection: CollectionName;
  /** Path in reports, relative to the working folder. */
  readonly file: string;
  readonly text: string;
}
