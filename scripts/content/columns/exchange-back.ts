import { type CollectionName, collections } from '../../../shared/model/collections';
import type { JsonSchema } from '../../../shared/model/schema';
import { isRecord } from '../fields';
import type { Parsed, Path } from '../read/parsed';
import { collectInto, type Diagnostic, error, type Staged } from '../report/diagnostics';
import { fieldName } from '../validate/field-name';
import type { Rules } from '../validate/rules';
import { type Pair, rawCell, withExchanged } from './exchange';
import { exchangedByForm } from './exchanged-by-form';
import { exchangedBySense } from './exchanged-by-sense';

/**
 * Finds tables of which two columns have each other's name, and goes on with them as they are meant: one slip, one error, and not
 * one for each row and for whatever refers to it. Each table is looked at by `exchangeFile`, or by what does the same.
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
    const isAccepted = accepted.some((file) => parsed.file.endsWith(`/${file}`));
    const named = files.filter(({ collection }) => targets.has(collection));
    return collect(exchangeEach(parsed, isAccepted, rules, ...named));
  });
  return { value, diagnostics };
}

/** The same for one file, with those that it names; where it is accepted as it is, it is left so, and told of all the same. */
export function exchangeFile(
  parsed: Parsed,
  isAccepted: boolean,
  { schemas, validatorOf }: Rules,
  ...named: readonly Parsed[]
): Staged<Parsed> {
  const { collection } = parsed;
  const asItIs = { value: parsed, diagnostics: [] };
  // Rows of another width have slipped, and say nothing of their columns.
  if (collections[collection].format !== 'csv' || parsed.misread.length > 0) return asItIs;
  const schema = schemas[collection];
  const records = recordsOf(parsed.value);
  const knows = knownReferences(collection, named);
  const accepts = validatorOf(collection);
  const pair =
    exchangedByForm(records, schema, (record) => accepts(record) && knows(record)) ?? exchangedBySense(records, schema);
  if (pair === undefined) return asItIs;
  return { value: isAccepted ? parsed : exchanged(parsed, pair, schema), diagnostics: [tell(pair, parsed)] };
}

const recordsOf = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

/** The tables of which organisers say that their columns are right as they are. */
function acceptedIn(files: readonly Parsed[]): readonly string[] {
  const own = files
    .filter(({ collection }) => collection === 'acceptedWarnings')
    .flatMap(({ value }) => recordsOf(value));
  return own.flatMap(({ code, file }) => (code === 'columns-exchanged' && typeof file === 'string' ? [file] : []));
}

/** Whether the references of a record lead to one, as far as the other table can be read. */
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

function tell([one, other]: Pair, { collection, file, value, keyRangeOf }: Parsed): Diagnostic {
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
