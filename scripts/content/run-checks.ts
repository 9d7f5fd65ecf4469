import type { Check, Records } from './check';
import { checks } from './checks';
import { type CollectionName, collectionNames, collections } from './collections';
import type { Diagnostic } from './report/diagnostics';
import type { Site } from './survey';
import type { Entry } from './validate/validate';

const refusals = checks.filter(({ mayRefuse }) => mayRefuse);
const remarks = checks.filter(({ mayRefuse }) => !mayRefuse);

/** The judgement of the rules on some data. */
export interface Judgement {
  /** The problems of the rules that may refuse the data. */
  readonly refused: () => readonly Diagnostic[];
  /** Those of the rules that only remark; undefined if nobody wants to know any more. Throws if one of them refuses. */
  readonly remarked: (isWanted?: IsWanted) => Promise<readonly Diagnostic[] | undefined>;
}

/** Asked before each rule that only remarks: may take its time, as who has more urgent work does, and ends it all by `false`. */
export type IsWanted = () => Promise<boolean>;

/** Judges the collections that could be read; `reported` are the problems that earlier stages have found. */
export function judge(
  entries: ReadonlyMap<CollectionName, readonly Entry[]>,
  site: Site,
  reported: readonly Diagnostic[],
): Judgement {
  const flawed = flawedIn(site, reported);
  const run = ({ needs, whole, run }: Check<CollectionName>): readonly Diagnostic[] => {
    const records = needs.map((name) => {
      const found = entries.get(name);
      return [name, collections[name].shape === 'one' ? found?.[0] : found] as const;
    });
    if (records.some(([, found]) => found === undefined) || whole.some((name) => flawed.has(name))) return [];
    return run(Object.fromEntries(records) as Records<CollectionName>, site); // the schemas accepted these entries
  };
  return {
    refused: () => refusals.flatMap(run),
    remarked: async (isWanted) => {
      const found: (readonly Diagnostic[])[] = [];
      for (const check of remarks) {
        if (isWanted && !(await isWanted())) return undefined;
        found.push(run(check));
      }
      return found.flat().map(asRemark);
    },
  };
}

/** The fixtures of every code find a rule that is declared as what it is not. */
function asRemark(problem: Diagnostic): Diagnostic {
  if (problem.severity === 'error')
    throw new Error(`The rule of ${problem.code} refuses data: it is to be declared so.`);
  return problem;
}

/** The collections that are absent or have an error somewhere, even if it is only a reference that leads nowhere. */
function flawedIn({ files }: Site, reported: readonly Diagnostic[]): ReadonlySet<CollectionName> {
  const wrong = new Set(reported.filter(({ severity }) => severity === 'error').map(({ file }) => file));
  const read = new Set(files.map(({ parsed }) => parsed.collection));
  const flawed = files.filter(({ parsed }) => wrong.has(parsed.file)).map(({ parsed }) => parsed.collection);
  return new Set([...flawed, ...collectionNames.filter((name) => !read.has(name))]);
}
