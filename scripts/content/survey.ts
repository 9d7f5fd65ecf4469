import type { CollectionName } from './collections';
import type { Completed } from './complete/complete';
import { type FormattedText, formattedTexts, hasFormats } from './fields';
import { isFont, readFonts } from './fonts/read-fonts';
import { type Addresses, findAddresses, type RouteEntry } from './link/routes';
import { NameReader } from './people/people';
import type { NamedPicture } from './pictures/plan-pictures';
import { type PictureFile, readPictures } from './pictures/read-pictures';
import type { Loaded } from './read/load';
import type { Parsed } from './read/parsed';
import type { JsonSchema } from './schemas';
import type { FoundLink, Rendered } from './texts/render-texts';
import type { Collected, Entry } from './validate/validate';

/** What every check may look at beside the records. */
export interface Site {
  readonly routes: readonly RouteEntry[];
  /** Address → title of the pages that pages.yaml names and the site does not have, since they would be empty. */
  readonly withoutContent: ReadonlyMap<string, string>;
  /** The addresses that a link may name; undefined as long as mistakes in the data leave pages' own unknown. */
  readonly addresses: Addresses | undefined;
  readonly links: readonly FoundLink[];
  /** Every text that its schema gives a format, with the entry that it belongs to. */
  readonly texts: readonly SurveyedText[];
  /** Address → size in bytes of the files in `public/`. */
  readonly assets: ReadonlyMap<string, number>;
  /** Every picture that the data names, once for each place. */
  readonly named: readonly NamedPicture[];
  /** Address → what is in the file, for every picture that the data names and that is there. */
  readonly pictures: ReadonlyMap<string, PictureFile>;
  /** Address → whether it can be read, for every font that the data names and that is there. */
  readonly fonts: ReadonlyMap<string, 'whole' | 'broken'>;
  /** Shared by the rules about people, so that no name is taken apart twice. */
  readonly nameReader: NameReader;
  /** Path of the folder `public/` for reports; undefined if it serves other data too. */
  readonly publicPath: string | undefined;
  /** Every file that could be parsed, as it is written, with its schema and its accepted records. */
  readonly files: readonly SurveyedFile[];
}

interface SurveyedText extends FormattedText {
  readonly entry: Entry;
}

interface SurveyedFile {
  readonly parsed: Parsed;
  readonly schema: JsonSchema;
  readonly entries: readonly Entry[];
}

interface SurveyInput {
  readonly loaded: Loaded;
  readonly collected: Collected;
  readonly completed: Completed;
  readonly rendered: Rendered;
  readonly schemas: Readonly<Record<CollectionName, JsonSchema>>;
  readonly publicDir: string;
  /** The folder serves other data too. */
  readonly publicIsShared: boolean;
}

/** Gathers from all collections what the checks look at: files, texts, addresses, and the pictures on the disk. */
export async function survey(input: SurveyInput): Promise<Site> {
  const { loaded, collected, completed, rendered, schemas, publicDir, publicIsShared } = input;
  const { assets, publicPath } = loaded;
  const files = [...collected].map(([name, { parsed, entries }]) => ({ parsed, schema: schemas[name], entries }));
  const texts = files.filter(({ schema }) => hasFormats(schema)).flatMap(textsIn);
  const named = texts.flatMap(({ text, picture }) => (picture ? [{ address: text, use: picture }] : []));
  return {
    routes: completed.routes,
    withoutContent: new Map(completed.withoutContent.map(({ value }) => [value.path, value.title])),
    addresses: findAddresses(
      collected,
      completed.routes.map(({ route }) => route),
    ),
    links: rendered.links,
    texts,
    assets,
    named,
    pictures: await readPictures(
      named.map(({ address }) => address),
      assets,
      publicDir,
      new Set(named.filter(({ use }) => use === 'icon').map(({ address }) => address)),
    ),
    fonts: await readFonts(texts.map(({ text }) => text).filter(isFont), assets, publicDir),
    nameReader: new NameReader(),
    publicPath: publicIsShared ? undefined : publicPath,
    files,
  };
}

const textsIn = ({ schema, entries }: SurveyedFile): SurveyedText[] =>
  entries.flatMap((entry) => [...formattedTexts(entry.value, schema)].map((text) => ({ ...text, entry })));
