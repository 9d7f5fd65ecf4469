import type { SchemaNode } from '../../../shared/model/schema';
import { isRecord } from '../../content/fields';
import type { Site } from '../../content/survey';

/** Days that say when something was written or announced, and days that are over: nobody means them. */
const NO_FACTS = new Set(['superseded', 'reviewed', 'news']);

/** Every day that a field of the data holds: the facts with which texts are compared. */
export function factsIn({ files }: Site): ReadonlySet<string> {
  const days = new Set<string>();
  const walk = (value: unknown, node: SchemaNode): void => {
    if (typeof value === 'string') {
      if (node.format === 'date' || node.format === 'local-date-time') days.add(value.slice(0, 10));
    } else if (Array.isArray(value)) for (const item of value) node.items && walk(item, node.items);
    else if (isRecord(value))
      for (const [name, child] of Object.entries(node.properties ?? {}))
        if (!NO_FACTS.has(name)) walk(value[name], child);
  };
  for (const { entries, schema } of files) for (const { value } of entries) walk(value, schema);
  return days;
}
