import { type CollectionName, collections } from '../../../shared/model/collections';
import type { JsonSchema } from '../../../shared/model/schema';
import { isRecord } from '../fields';
import type { Parsed, Path } from '../read/parsed';
import { asCsv } from '../read/workbook-names';
import { collectInto, type Diagnostic, error, type Staged } from '../report/diagnostics';
import { fieldName } from '../validate/field-name';
import type { Rules } from '../validate/rules';
import { type Pair, rawCell, withExchanged } from './exchange';
import { exchangedByForm } from './exchanged-by-form';
import { exchangedBySense } from './exchanged-by-sense';

/**
 * Finds tables in which two columns have each other's name, and exchanges them back, so that one mistake gives one error, and not one for
 * each row. `exchangeEach` may be a memoised `exchangeFile`.
 */
export function exchangeBack(
  files: readonly Parsed[],
  rules: Rules,
  exchangeEach = exchangeFile,
): Staged<readonly Parsed[]> {
  const diagnostics: Diagnostic[] = [];
  const collect = collectInto(diagnostics);
  const accepted = acceptedIn(files);
  const value = files.map((parsed) => {
    const targets = new Set<CollectionName>(Object.values(collections[parsed.collection].references ?? {}));
    const isAccepted = accepted.some((file) => asCsv(parsed.file).endsWith(`/${asCsv(file)}`));
    const named = files.filter(({ collection }) => targets.has(collection));
    return collect(exchangeEach(parsed, isAccepted, rules, ...named));
  });
  return { value, diagnostics };
}

/** Does the same for one file. `named` are the files that it refers to. An accepted table is reported but not changed. */
export function exchangeFile(
  parsed: Parsed,
  isAccepted: boolean,
  { schemas, validatorOf }: Rules,
  ...named: readonly Parsed[]
): Staged<Parsed> {
  const { collection } = parsed;
  const unchanged = { value: parsed, diagnostics: [] };
  // If rows have another width, their cells may be shifted and say nothing about columns.
  if (collections[collection].format !== 'csv' || parsed.misread.length > 0) return unchanged;
  const schema = schemas[collection];
  const records = recordsOf(parsed.value);
  const knows = knownReferences(collection, named);
  const accepts = validatorOf(collection);
  const pair =
    exchangedByForm(records, schema, (record) => accepts(record) && knows(record)) ?? exchangedBySense(records, schema);
  if (pair === undefined) return unchanged;
  return { value: isAccepted ? parsed : exchanged(parsed, pair, schema), diagnostics: [exchangedError(pair, parsed)] };
}

const recordsOf = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

/** Lists the tables whose columns organisers have accepted as right. */
function acceptedIn(files: readonly Parsed[]): readonly string[] {
  const own = files
    .filter(({ collection }) => collection === 'acceptedWarnings')
    .flatMap(({ value }) => recordsOf(value));
  return own.flatMap(({ code, file }) => (code === 'columns-exchanged' && typeof file === 'string' ? [file] : []));
}

/** Makes a test whether the references of a record lead to records, as far as the other tables can be read. */
function knownReferences(name: CollectionName, files: readonly Parsed[]) {
  const keys = Object.entries(collections[name].references ?? {}).flatMap(([field, target]) => {
    const [key] = collections[target].key ?? [];
    const found = files.find(({ collection }) => collection === target);
    if (key === undefined || found === undefined) return [];
    return [[field, new Set(recordsOf(found.value).map((record) => rawCell(record[key])))] as const];
  });
  return (record: Readonly<Record<string, unknown>>): boolean =>
    keys.every(([field, known]) => [record[field] ?? []].flat().every((each) => known.has(rawCell(each))));
}

function exchangedError([one, other]: Pair, { collection, file, value, keyRangeOf }: Parsed): Diagnostic {
  const head = (name: string) => ({ file, range: keyRangeOf([0, name]), field: fieldName(collection, [0, name]) });
  const [first] = recordsOf(value);
  const shown = (name: string) => JSON.stringify(rawCell(first?.[name]) ?? '');
  return error(
    'columns-exchanged',
    head(one),
    `The columns "${one}" and "${other}" have each other's name: the first row has ${shown(one)} as ${one}, and ${shown(other)} as ${other}.`,
    {
      hint: 'Exchange the two names in the first line of the table.',
      related: [{ ...head(other), message: 'The other column is here.' }],
    },
  );
}

function exchanged(parsed: Parsed, pair: Pair, schema: JsonSchema): Parsed {
  const meant = ([record, field, ...rest]: Path): Path => {
    const at = pair.indexOf(String(field));
    const name = at === -1 ? field : pair[1 - at];
    return [record, name, ...rest].filter((step) => step !== undefined);
  };
  return {
    ...parsed,
    value: recordsOf(parsed.value).map((record) => withExchanged(record, pair, schema)),
    rangeOf: (path) => parsed.rangeOf(meant(path)),
    keyRangeOf: (path) => parsed.keyRangeOf(meant(path)),
  };
}
