import { type CollectionName, collectionNames, collections } from '../../../shared/model/collections';
import type { Words } from '../../../shared/words';
import { isRecord } from '../fields';
import type { Entry } from '../validate/validate';
import type { Entries } from './known';

type Filler = (record: Readonly<Record<string, unknown>>, words: Words) => Readonly<Record<string, unknown>>;

/** The fields that collections fill in, beside the address of a page and empty lists. */
const fillers: Partial<Readonly<Record<CollectionName, Filler>>> = {
  specialSessions: ({ title }) => ({ menuLabel: title }),
  panels: (_record, words) => ({ detailsHeading: words.defaults.panelDetails }),
  registration: ({ fees }, words) => (isRecord(fees) ? { fees: { ...words.defaults.fees, ...fees } } : {}),
};

/** Those that are made as a whole, each in a file of its own. */
const MADE: ReadonlySet<CollectionName> = new Set(['conference', 'home', 'navigation', 'pages']);

/** Fills in what the records of all other collections leave out. */
export function completeRecords(entries: Entries, words: Words): Entries {
  const completed = new Map(entries);
  for (const name of collectionNames) {
    const found = entries.get(name);
    const fill = MADE.has(name) ? undefined : fillerOf(name);
    if (found === undefined || fill === undefined) continue;
    completed.set(
      name,
      found.map((entry): Entry => {
        if (!isRecord(entry.value)) return entry;
        const added = Object.entries(fill(entry.value, words));
        const { value } = entry;
        const missing = added.filter(([field, made]) => value[field] === undefined || isRecord(made));
        return missing.length === 0 ? entry : { ...entry, value: { ...value, ...Object.fromEntries(missing) } };
      }),
    );
  }
  return completed;
}

function fillerOf(name: CollectionName): Filler | undefined {
  const { schema, under } = collections[name];
  const filledIn = Object.entries(schema.properties).filter(([, field]) => field.filledIn);
  const own = fillers[name];
  if (filledIn.length === 0 && own === undefined) return undefined;
  const lists = filledIn.flatMap(([field, { type }]) => (type === 'array' ? [[field, []] as const] : []));
  return (record, words) => ({
    ...Object.fromEntries(lists),
    ...(under !== undefined && { path: `${under}/${record.id}` }),
    ...own?.(record, words),
  });
}
