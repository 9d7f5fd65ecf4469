import type { Content } from '../../.content/types';
import { runChecks } from './checks';
import { type CollectionName, collections } from './collections';
import { type Diagnostic, inFileOrder } from './diagnostics';
import { emit } from './emit';
import { emitTypes } from './emit-types';
import { formattedTexts } from './fields';
import { link } from './link';
import { load } from './load';
import { type Overrides, override } from './overrides';
import { parseCsv } from './parse-csv';
import { parseYaml } from './parse-yaml';
import { findAddresses } from './routes';
import { readSchemas } from './schemas';
import { type Rendered, renderTexts } from './texts/render-texts';
import { makeValidators, type Validated, validate } from './validate';

export interface CompileOptions {
  /** Folder of the data files. */
  readonly dataDir: string;
  /** Folder of the files that the data may name. */
  readonly publicDir: string;
  /** Text of the last types.ts, which is kept if the schemas have not changed. */
  readonly previousTypes?: string | undefined;
  /** What this build says otherwise than the data. */
  readonly overrides?: Overrides;
}

export interface Compiled {
  /** File name within the output folder → text; absent if the data has errors. */
  readonly files: ReadonlyMap<string, string> | undefined;
  /** The same content in memory, for what is made of it beside the pages. */
  readonly content: Content | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** Compiles a folder of data: load → parse → validate → link → render texts → override → check → emit. */
export async function compileContent(options: CompileOptions): Promise<Compiled> {
  const { dataDir, publicDir, previousTypes, overrides = {} } = options;
  const diagnostics: Diagnostic[] = [];
  const collect = <T>(staged: { value: T; diagnostics: readonly Diagnostic[] }): T => {
    diagnostics.push(...staged.diagnostics);
    return staged.value;
  };
  const schemas = readSchemas();
  const validatorOf = makeValidators(schemas);

  const { sources, assets } = collect(load(dataDir, publicDir));

  const collected = new Map<CollectionName, Validated>();
  for (const source of sources) {
    const { collection } = source;
    const isTable = collections[collection].format === 'csv';
    const parsed = collect(isTable ? parseCsv(source, schemas[collection]) : parseYaml(source));
    if (parsed) collected.set(collection, collect(validate(parsed, validatorOf(collection))));
  }

  const { routes } = collect(link(collected));
  const { entries: asWritten, links } = collect(renderTexts(collected, schemas));
  const entries = collect(override(asWritten, overrides));

  const texts = [...collected].flatMap(([name, { entries: records }]) =>
    records.flatMap((entry) => [...formattedTexts(entry.value, schemas[name])].map((text) => ({ ...text, entry }))),
  );
  const addresses = findAddresses(collected);
  diagnostics.push(...runChecks(entries, { routes, addresses, links, texts, assets }));

  const report = () => inFileOrder(diagnostics);
  if (diagnostics.some(({ severity }) => severity === 'error')) {
    return { files: undefined, content: undefined, diagnostics: report() };
  }
  const types = await emitTypes(schemas, previousTypes);
  const files = emit({ entries, routes: routes.map(({ route }) => route), schemas, types });
  return { files, content: toContent(entries), diagnostics: report() };
}

function toContent(entries: Rendered['entries']): Content {
  const values = [...entries].map(([name, records]) => {
    const list = records.map(({ value }) => value);
    return [name, collections[name].shape === 'many' ? list : list[0]];
  });
  return Object.fromEntries(values); // Object.fromEntries gives any: every record has passed its schema
}
