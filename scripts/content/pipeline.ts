import { runChecks } from './checks';
import { type CollectionName, collectionNames, collections } from './collections';
import type { AcceptedWarning, Content } from './content';
import { emit } from './emit/modules';
import { emitTypes } from './emit/types';
import { formattedTexts, hasFormats } from './fields';
import { link } from './link/link';
import type { Route } from './link/routes';
import { findAddresses } from './link/routes';
import { type Overrides, override } from './overrides';
import { NameReader } from './people/people';
import type { Picture } from './pictures/plan-pictures';
import { planPictures } from './pictures/plan-pictures';
import { readPictures } from './pictures/read-pictures';
import { load } from './read/load';
import { parseCsv } from './read/parse-csv';
import { parseYaml } from './read/parse-yaml';
import { acceptWarnings } from './report/accept-warnings';
import { type Diagnostic, inFileOrder } from './report/diagnostics';
import { type Rendered, renderTexts } from './texts/render-texts';
import { type Rules, readRules } from './validate/rules';
import { type Entry, type Validated, validate } from './validate/validate';

export interface CompileOptions {
  /** Folder of the data files. */
  readonly dataDir: string;
  /** Folder of the files that the data may name. */
  readonly publicDir: string;
  /** That folder serves other data too: a file in it that this data does not name is no mistake. */
  readonly publicIsShared?: boolean;
  /** Text of the last types.ts, which is kept if the schemas have not changed. */
  readonly previousTypes?: string | undefined;
  /** The schemas and their validators, for whoever compiles many times. */
  readonly rules?: Rules;
  /** What this build says otherwise than the data. */
  readonly overrides?: Overrides;
}

export interface Compiled {
  /** File name within the output folder → text; absent if the data has errors. */
  readonly files: ReadonlyMap<string, string> | undefined;
  /** The same content in memory, for what is made of it beside the pages. */
  readonly content: Content | undefined;
  /** What is to be made of the pictures that the data names. */
  readonly pictures: readonly Picture[];
  /** Every address of the site. */
  readonly routes: readonly Route[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Compiles a folder of data: load → parse → validate → link → render texts → override → look into pictures →
 * check → emit. */
export async function compileContent(options: CompileOptions): Promise<Compiled> {
  const { dataDir, publicDir, publicIsShared = false, previousTypes, overrides = {} } = options;
  const diagnostics: Diagnostic[] = [];
  const collect = <T>(staged: { value: T; diagnostics: readonly Diagnostic[] }): T => {
    // One by one: a spoilt table has more problems than a call may have arguments.
    for (const problem of staged.diagnostics) diagnostics.push(problem);
    return staged.value;
  };
  const { schemas, validatorOf } = options.rules ?? readRules();

  const { sources, assets, publicPath } = collect(load(dataDir, publicDir));

  const collected = new Map<CollectionName, Validated>();
  for (const source of sources) {
    const { collection } = source;
    const isTable = collections[collection].format === 'csv';
    const parsed = collect(isTable ? parseCsv(source, schemas[collection]) : parseYaml(source));
    if (parsed) collected.set(collection, collect(validate(parsed, validatorOf(collection))));
  }

  const { routes } = collect(link(collected));
  const addressed = routes.map(({ route }) => route);
  const { entries: asWritten, links } = collect(renderTexts(collected, schemas));
  const entries = collect(override(asWritten, overrides));

  const files = [...collected].map(([name, { parsed, entries: records }]) => ({
    parsed,
    schema: schemas[name],
    entries: records,
  }));
  const texts = files
    .filter(({ schema }) => hasFormats(schema))
    .flatMap(({ schema, entries: records }) =>
      records.flatMap((entry) => [...formattedTexts(entry.value, schema)].map((text) => ({ ...text, entry }))),
    );
  const addresses = findAddresses(collected, addressed);
  const named = texts.flatMap(({ text, picture }) => (picture ? [{ address: text, use: picture }] : []));
  const pictureFiles = await readPictures(
    named.map(({ address }) => address),
    assets,
    publicDir,
  );
  const site = {
    routes,
    addresses,
    links,
    texts,
    assets,
    pictures: pictureFiles,
    nameReader: new NameReader(),
    publicPath: publicIsShared ? undefined : publicPath,
    files,
  };
  collect({ value: undefined, diagnostics: runChecks(entries, flawedIn(collected, diagnostics), site) });

  const accepted = (entries.get('acceptedWarnings') ?? []) as Entry<AcceptedWarning>[]; // their schema accepted them
  const report = inFileOrder(acceptWarnings(diagnostics, accepted));
  if (report.some(({ severity }) => severity === 'error')) {
    return { files: undefined, content: undefined, pictures: [], routes: addressed, diagnostics: report };
  }
  const types = await emitTypes(schemas, previousTypes);
  const pictures = planPictures(named, pictureFiles);
  const modules = emit({ entries, routes: addressed, pictures, schemas, types });
  return { files: modules, content: toContent(entries), pictures, routes: addressed, diagnostics: report };
}

/** The collections that are absent or have a mistake somewhere, even if it is only a name that leads nowhere. */
function flawedIn(
  collected: ReadonlyMap<CollectionName, Validated>,
  diagnostics: readonly Diagnostic[],
): ReadonlySet<CollectionName> {
  const wrong = new Set(diagnostics.filter(({ severity }) => severity === 'error').map(({ file }) => file));
  return new Set(
    collectionNames.filter((name) => wrong.has(collected.get(name)?.parsed.file ?? '') || !collected.has(name)),
  );
}

function toContent(entries: Rendered['entries']): Content {
  const values = [...entries].map(([name, records]) => {
    const list = records.map(({ value }) => value);
    return [name, collections[name].shape === 'many' ? list : list[0]];
  });
  return Object.fromEntries(values); // Object.fromEntries gives any: every record has passed its schema
}
