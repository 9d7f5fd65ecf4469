import type { Records } from './check';
import { checks } from './checks';
import { type CollectionName, collectionNames, collections } from './collections';
import type { Diagnostic, Staged } from './report/diagnostics';
import type { Site } from './survey';
import type { Entry } from './validate/validate';

/** Runs every check whose collections could be read; `reported` are the problems that earlier stages have found. */
export function runChecks(
  entries: ReadonlyMap<CollectionName, readonly Entry[]>,
  site: Site,
  reported: readonly Diagnostic[],
): Staged<undefined> {
  const flawed = flawedIn(site, reported);
  const diagnostics = checks.flatMap(({ needs, whole, run }) => {
    const records = needs.map((name) => {
      const found = entries.get(name);
      return [name, collections[name].shape === 'one' ? found?.[0] : found] as const;
    });
    if (records.some(([, found]) => found === undefined) || whole.some((name) => flawed.has(name))) return [];
    return run(Object.fromEntries(records) as Records<CollectionName>, site); // the schemas accepted these entries
  });
  return { value: undefined, diagnostics };
}

/** The collections that are absent or have an error somewhere, even if it is only a reference that leads nowhere. */
function flawedIn({ files }: Site, reported: readonly Diagnostic[]): ReadonlySet<CollectionName> {
  const wrong = new Set(reported.filter(({ severity }) => severity === 'error').map(({ file }) => file));
  const read = new Set(files.map(({ parsed }) => parsed.collection));
  const flawed = files.filter(({ parsed }) => wrong.has(parsed.file)).map(({ parsed }) => parsed.collection);
  return new Set([...flawed, ...collectionNames.filter((name) => !read.has(name))]);
}
