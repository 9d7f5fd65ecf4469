import type { CollectionName } from './collections';
import type { Content } from './content';
import type { Diagnostic } from './report/diagnostics';
import type { Site } from './survey';
import type { Entry } from './validate/validate';

/** The accepted records of the collections that a check asks for: a list of entries, or the single one. */
export type Records<Names extends CollectionName> = {
  readonly [Name in Names]: Content[Name] extends readonly (infer Item)[]
    ? readonly Entry<Item>[]
    : Entry<NonNullable<Content[Name]>>;
};

/** The entries of a collection that the check needs, whatever its shape. */
export const entriesOf = <Name extends CollectionName>(records: Records<Name>, name: Name): readonly Entry[] =>
  [records[name] as Entry | readonly Entry[]].flat(); // what Records says of every name

/** A rule over the whole content, run only when all collections that it needs could be read, and its single objects are there. */
export interface Check<Names extends CollectionName = never> {
  readonly needs: readonly Names[];
  /** Collections that must be free of mistakes: a record that seems to be absent may be in a row that cannot be read. */
  readonly whole: readonly CollectionName[];
  /** Whether it may report errors. The others only remark: `npm run dev` shows the pages before it asks them. */
  readonly mayRefuse: boolean;
  readonly run: (records: Records<Names>, site: Site) => readonly Diagnostic[];
}

interface Conditions {
  readonly whole?: readonly CollectionName[];
}

/** Declares a check all of whose problems are warnings; the types of its records follow from `needs`. */
export const defineCheck = <const Names extends CollectionName>(
  needs: readonly Names[],
  run: Check<Names>['run'],
  { whole = [] }: Conditions = {},
): Check<Names> => ({ needs, whole, mayRefuse: false, run });

/** Declares a check that may report errors: nothing is published as long as it does. */
export const defineRefusal = <const Names extends CollectionName>(
  needs: readonly Names[],
  run: Check<Names>['run'],
  { whole = [] }: Conditions = {},
): Check<Names> => ({ needs, whole, mayRefuse: true, run });
