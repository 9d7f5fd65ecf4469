import type { CollectionName } from '../../../shared/model/collections';

/** What is wrong with a title, which is told of the whole of it. */
interface TitleFlaw {
  readonly message: string;
  readonly hint: string;
  readonly mend?: string | undefined;
}

/** A title, with the record that it belongs to. */
interface Title {
  readonly text: string;
  readonly collection: CollectionName;
  readonly record: unknown;
}

/** Looks for one thing that no title has. */
export type TitleForm = (title: Title) => TitleFlaw | undefined;
