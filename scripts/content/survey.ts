import { grouped } from '../../shared/format/grouped';
import { CONTRIBUTION_TABLES, type CollectionName } from '../../shared/model/collections';
import type { JsonSchema } from '../../shared/model/schema';
import type { Completed } from './complete/complete';
import { type FormattedText, formattedTexts, hasFormats, isRecord } from './fields';
import { isFont, type ReadFont, readFonts } from './fonts/read-fonts';
import type { RouteEntry } from './link/route';
import { type Addresses, findAddresses, type LinkedFiles } from './link/routes';
import type { People } from './people/people';
import { obstaclesAmong, originalsOf } from './pictures/originals';
import type { NamedPicture } from './pictures/plan-pictures';
import { type PictureFile, readPictures } from './pictures/read-pictures';
import type { Obstacle } from './pictures/without-metadata';
import { MOST_BYTES_OF_ASSET } from './read/limits';
import type { Loaded } from './read/load';
import type { Parsed } from './read/parsed';
import type { Place } from './report/diagnostics';
import { type Clock, clockIn } from './schedule/clock';
import type { FoundLink, MarkdownFields } from './texts/markdown-fields';
import { readTitlePages } from './title-pages/read-title-pages';
import { formats } from './validate/formats';
import type { Collected, Entry } from './validate/validate';

/** The index of the whole site, which rules use in addition to the records. */
export interface Site {
  readonly routes: readonly RouteEntry[];
  /** Address → title of pages that pages.yaml names but the site leaves out, since they would be empty. */
  readonly withoutContent: ReadonlyMap<string, string>;
  /** The addresses that a link may name; undefined if errors in the data leave addresses of pages unknown. */
  readonly addresses: Addresses | undefined;
  readonly links: readonly FoundLink[];
  /** Every text whose schema states a format, with its entry. */
  readonly texts: readonly SurveyedText[];
  /** Address → size in bytes of the files in `public/`. */
  readonly assets: ReadonlyMap<string, number>;
  /** Every picture that the data names, once for each place where it does. */
  readonly named: readonly SurveyedPicture[];
  /** Address → contents, for every existing picture that the data names. */
  readonly pictures: ReadonlyMap<string, PictureFile>;
  /** Address → whether it can be read, for every existing font that the data names. */
  readonly fonts: ReadonlyMap<string, ReadFont>;
  /** Address → the text before the abstract, for every existing PDF that papers name. */
  readonly titlePages: ReadonlyMap<string, string>;
  /** Addresses of files of `public/`, and of the product, that are published unchanged. */
  readonly originals: readonly string[];
  /** The originals that cannot be published, with the reason. */
  readonly obstacles: ReadonlyMap<string, Obstacle>;
  /** The people and their spellings, shared by the rules so that each name is parsed once. */
  readonly people: People;
  /** The clock of the conference's time zone; UTC if that cannot be read. */
  readonly clock: Clock;
  /** Address → a sentence that says why a file of `public/` cannot be read. */
  readonly unreadable: ReadonlyMap<string, string>;
  /** Path of the folder `public/`, as reports show it. */
  readonly publicPath: string;
  /** Other data uses the folder too. */
  readonly publicIsShared: boolean;
  /** Every file that could be parsed, with its schema and its valid records. */
  readonly files: readonly SurveyedFile[];
}

interface SurveyedText extends FormattedText {
  readonly entry: Entry;
}

/** A picture, and where the data names it. */
interface SurveyedPicture extends NamedPicture {
  readonly place: Place;
}

export interface SurveyedFile {
  readonly parsed: Parsed;
  readonly schema: JsonSchema;
  readonly entries: readonly Entry[];
}

interface SurveyInput {
  readonly loaded: Loaded;
  readonly collected: Collected;
  readonly completed: Completed;
  readonly read: MarkdownFields;
  readonly schemas: Readonly<Record<CollectionName, JsonSchema>>;
  readonly publicDir: string;
  /** Other data uses the folder too. */
  readonly publicIsShared: boolean;
  /** The files next to the pages that links may name. */
  readonly exports: readonly LinkedFiles[];
}

/** Builds the index of the site from all collections: files, texts, addresses, and pictures on the disk. */
export async function survey(input: SurveyInput): Promise<Site> {
  const { loaded, collected, completed, read, schemas, publicDir, publicIsShared, exports } = input;
  const { assets, publicPath, unreadable } = loaded;
  const readable = new Map(
    [...assets].filter(([address, bytes]) => !unreadable.has(address) && bytes <= MOST_BYTES_OF_ASSET),
  );
  const files = [...collected].flatMap(([name, { parsed, entries }]): SurveyedFile[] => {
    const whole = { parsed, schema: schemas[name], entries };
    // A folder without files is valid.
    if (parsed.parts === undefined || parsed.parts.length === 0) return [whole];
    const byFile = grouped(entries, ({ at }) => at().file);
    return parsed.parts.map((part) => ({
      ...whole,
      parsed: { ...parsed, ...part },
      entries: byFile.get(part.file) ?? [],
    }));
  });
  const texts = files.filter(({ schema }) => hasFormats(schema)).flatMap(textsIn);
  const named = [
    ...texts.flatMap(({ text, picture, path, entry }) =>
      picture ? [{ address: text, use: picture, place: entry.at(...path) }] : [],
    ),
    ...read.pictures.map((found) => ({ ...found, use: 'figure' as const })),
  ];
  const pictures = await readPictures(
    named.map(({ address }) => address),
    readable,
    publicDir,
    new Set(named.filter(({ use }) => use === 'icon').map(({ address }) => address)),
  );
  const fonts = await readFonts(texts.map(({ text }) => text).filter(isFont), readable, publicDir);
  const originals = originalsOf({
    assets,
    shown: [...named.map(({ address }) => address), ...fonts.keys()],
    linked: read.links.map(({ href }) => href),
    pictures,
  });
  return {
    routes: completed.routes,
    withoutContent: new Map(completed.withoutContent.map(({ value }) => [value.path, value.title])),
    addresses: findAddresses(collected, completed, exports),
    links: read.links,
    texts,
    assets,
    named,
    pictures,
    fonts,
    titlePages: await readTitlePages(papersIn(collected), readable, publicDir),
    originals,
    obstacles: obstaclesAmong(
      originals.filter((address) => readable.has(address)),
      publicDir,
    ),
    unreadable,
    people: completed.people,
    clock: clockIn(zoneOf(collected)),
    publicPath,
    publicIsShared,
    files,
  };
}

/** The files of papers and other contributions. */
const papersIn = (collected: Collected) =>
  CONTRIBUTION_TABLES.flatMap((name) => collected.get(name)?.all ?? []).flatMap(({ value }) =>
    isRecord(value) && typeof value.pdf === 'string' ? [value.pdf] : [],
  );

function zoneOf(collected: Collected): string {
  const [conference] = collected.get('conference')?.all ?? [];
  const zone = isRecord(conference?.value) ? conference.value.timeZone : undefined;
  return typeof zone === 'string' && formats['time-zone'].test(zone) ? zone : 'UTC';
}

const textsIn = ({ schema, entries }: SurveyedFile): SurveyedText[] =>
  entries.flatMap((entry) => [...formattedTexts(entry.value, schema)].map((text) => ({ ...text, entry })));
