import type { CollectionName } from '../../shared/model/collections';
import type { SchemaNode } from '../../shared/model/schema';
import { isRecord } from '../content/fields';
import { load } from '../content/read/load';
import { parse } from '../content/read/parse';
import type { Path } from '../content/read/parsed';
import type { Place } from '../content/report/diagnostics';
import type { Rules } from '../content/validate/rules';
import { type Collected, validate } from '../content/validate/validate';

/** Reads the data of a folder, with the place of every value. */
export async function readData(dataDir: string, publicDir: string, rules: Rules): Promise<Collected> {
  const { sources } = (await load(dataDir, publicDir)).value;
  return validate(parse(sources, rules.schemas).value, rules).value;
}

/** A text of the data, with its schema and place. */
interface WrittenText {
  readonly collection: CollectionName;
  readonly field: string;
  readonly text: string;
  readonly schema: SchemaNode;
  readonly place: Place;
}

/** Finds every text of the data, in the order of the files. */
export function* writtenTexts(collected: Collected, { schemas }: Rules): Generator<WrittenText> {
  for (const [collection, { entries }] of collected) {
    for (const { value, at } of entries) {
      for (const { text, schema, path } of textsIn(value, schemas[collection], [])) {
        const field = String(path.findLast((step) => typeof step === 'string') ?? '');
        yield { collection, field, text, schema, place: at(...path) };
      }
    }
  }
}

function* textsIn(
  value: unknown,
  schema: SchemaNode,
  path: Path,
): Generator<{ readonly text: string; readonly schema: SchemaNode; readonly path: Path }> {
  if (typeof value === 'string') yield { text: value, schema, path };
  else if (Array.isArray(value) && schema.items) {
    for (const [index, item] of value.entries()) yield* textsIn(item, schema.items, [...path, index]);
  } else if (isRecord(value)) {
    for (const [name, child] of Object.entries(schema.properties ?? {})) {
      if (value[name] !== undefined) yield* textsIn(value[name], child, [...path, name]);
    }
  }
}
