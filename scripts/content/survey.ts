import type { CollectionName } from './collections';
import { type FormattedText, formattedTexts, hasFormats, isRecord } from './fields';
import type { Linked } from './link/link';
import { type Addresses, findAddresses, type RouteEntry } from './link/routes';
import { NameReader } from './people/people';
import type { NamedPicture } from './pictures/plan-pictures';
import { type PictureFile, readPictures } from './pictures/read-pictures';
import type { Loaded } from './read/load';
import type { Parsed } from './read/parsed';
import { type Clock, clockIn } from './schedule/clock';
import type { JsonSchema } from './schemas';
import type { FoundLink, Rendered } from './texts/render-texts';
import { formats } from './validate/formats';
import type { Collected, Entry } from './validate/validate';

/** What every check may look at beside the records. */
export interface Site {
  readonly routes: readonly RouteEntry[];
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
  /** Shared by the rules about people, so that no name is taken apart twice. */
  readonly nameReader: NameReader;
  /** The clocks where the conference is; those of Greenwich as long as its time zone cannot be read. */
  readonly clock: Clock;
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
  readonly linked: Linked;
  readonly rendered: Rendered;
  readonly schemas: Readonly<Record<CollectionName, JsonSchema>>;
  readonly publicDir: string;
  /** The folder serves other data too. */
  readonly publicIsShared: boolean;
}

/** Gathers from all collections what the checks look at: files, texts, addresses, and the pictures on the disk. */
export async function survey(input: SurveyInput): Promise<Site> {
  const { loaded, collected, linked, rendered, schemas, publicDir, publicIsShared } = input;
  const { assets, publicPath } = loaded;
  const files = [...collected].map(([name, { parsed, entries }]) => ({ parsed, schema: schemas[name], entries }));
  const texts = files.filter(({ schema }) => hasFormats(schema)).flatMap(textsIn);
  const named = texts.flatMap(({ text, picture }) => (picture ? [{ address: text, use: picture }] : []));
  return {
    routes: linked.routes,
    addresses: findAddresses(
      collected,
      linked.routes.map(({ route }) => route),
    ),
    links: rendered.links,
    texts,
    assets,
    named,
    pictures: await readPictures(
      named.map(({ address }) => address),
      assets,
      publicDir,
    ),
    nameReader: new NameReader(),
    clock: clockIn(zoneOf(collected)),
    publicPath: publicIsShared ? undefined : publicPath,
    files,
  };
}

function zoneOf(collected: Collected): string {
  const [conference] = collected.get('conference')?.all ?? [];
  const zone = isRecord(conference?.value) ? conference.value.timeZone : undefined;
  return typeof zone === 'string' && formats['time-zone'].test(zone) ? zone : 'UTC';
}

const textsIn = ({ schema, entries }: SurveyedFile): SurveyedText[] =>
  entries.flatMap((entry) => [...formattedTexts(entry.value, schema)].map((text) => ({ ...text, entry })));
