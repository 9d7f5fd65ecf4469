import type { CollectionName } from '../collections';
import type { Content } from '../content';
import type { FormattedText } from '../fields';
import type { Addresses, RouteEntry } from '../link/routes';
import type { NameReader } from '../people/people';
import type { PictureFile } from '../pictures/read-pictures';
import type { Parsed } from '../read/parsed';
import type { Diagnostic } from '../report/diagnostics';
import type { JsonSchema } from '../schemas';
import type { FoundLink } from '../texts/render-texts';
import type { Entry } from '../validate/validate';

/** The accepted records of the collections that a check asks for: a list of entries, or the single one. */
export type Records<Names extends CollectionName> = {
  readonly [Name in Names]: Content[Name] extends readonly (infer Item)[]
    ? readonly Entry<Item>[]
    : Entry<Content[Name]>;
};

/** The entries of a collection that the check needs, whatever its shape. */
export const entriesOf = <Name extends CollectionName>(records: Records<Name>, name: Name): readonly Entry[] =>
  [records[name] as Entry | readonly Entry[]].flat(); // what Records says of every name

/** What every check may look at beside the records. */
export interface Site {
  readonly routes: readonly RouteEntry[];
  /** The addresses that a link may name; undefined as long as mistakes in the data leave pages' own unknown. */
  readonly addresses: Addresses | undefined;
  readonly links: readonly FoundLink[];
  /** Every text that its schema gives a format, with the entry that it belongs to. */
  readonly texts: readonly (FormattedText & { readonly entry: Entry })[];
  /** Address → size in bytes of the files in `public/`. */
  readonly assets: ReadonlyMap<string, number>;
  /** Address → what is in the file, for every picture that the data names and that is there. */
  readonly pictures: ReadonlyMap<string, PictureFile>;
  /** Shared by the rules about people, so that no name is taken apart twice. */
  readonly nameReader: NameReader;
  /** Path of the folder `public/` for reports; undefined if it serves other data too. */
  readonly publicPath: string | undefined;
  /** Every file that could be parsed, as it is written, with its schema and its accepted records. */
  readonly files: readonly {
    readonly parsed: Parsed;
    readonly schema: JsonSchema;
    readonly entries: readonly Entry[];
  }[];
}

/** A rule over the whole content, run only when all collections that it needs could be read. */
export interface Check<Names extends CollectionName = never> {
  readonly needs: readonly Names[];
  /** Collections that must be free of mistakes: what seems to be absent might stand in a row that cannot be read. */
  readonly whole: readonly CollectionName[];
  readonly run: (records: Records<Names>, site: Site) => readonly Diagnostic[];
}

/** Declares a check; the types of its records follow from `needs`. */
export const defineCheck = <const Names extends CollectionName>(
  needs: readonly Names[],
  run: Check<Names>['run'],
  { whole = [] }: { readonly whole?: readonly CollectionName[] } = {},
): Check<Names> => ({ needs, whole, run });
