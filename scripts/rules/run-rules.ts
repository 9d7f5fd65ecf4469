import { memoised } from '../../shared/memoise';
import { type CollectionName, collectionNames, collections } from '../../shared/model/collections';
import type { Diagnostic } from '../content/report/diagnostics';
import type { Site } from '../content/survey';
import type { Entry } from '../content/validate/validate';
import { rules } from '.';
import { inLanguages } from './in-languages';
import { type Finder, type Finding, flat, problemOf, type Rule } from './kit';
import type { Records } from './records';

/** The rules of a run: those of `core`, or all. */
export const rulesOf = (isThorough: boolean): readonly Rule[] =>
  rules.filter(({ preset }) => isThorough || preset === 'core');

/** A finding of one of these codes belongs to the rule that has it. */
const CODES: ReadonlySet<string> = new Set(rules.map(({ code }) => code));

/** The judgement of the rules on some data. */
export interface Judgement {
  /** The problems of the rules that may refuse the data. */
  readonly refused: () => readonly Diagnostic[];
  /** Those of the rules that only remark; undefined if nobody wants to know any more. */
  readonly remarked: (isWanted?: IsWanted) => Promise<readonly Diagnostic[] | undefined>;
}

/** Asked before each rule that only remarks: may take its time, as who has more urgent work does, and ends it all by `false`. */
export type IsWanted = () => Promise<boolean>;

/** Judges the collections that could be read; `reported` are the problems that earlier stages have found, `asked` the rules of the run. */
export function judge(
  entries: ReadonlyMap<CollectionName, readonly Entry[]>,
  site: Site,
  reported: readonly Diagnostic[],
  asked: readonly Rule[],
): Judgement {
  const flawed = flawedIn(site, reported);
  const viewOf = memoised((languages: readonly string[]) => inLanguages({ entries, site }, languages));
  const find = ({ needs, whole, languages, find }: Finder): readonly Finding[] => {
    const view = languages === undefined ? { entries, site } : viewOf(languages);
    const records = needs.map((name) => {
      const found = view.entries.get(name);
      return [name, collections[name].shape === 'one' ? found?.[0] : found] as const;
    });
    if (records.some(([, found]) => found === undefined) || whole.some((name) => flawed.has(name))) return [];
    return flat(find(Object.fromEntries(records) as Records<CollectionName>, view.site)); // the schemas accepted these entries
  };
  // Several rules may share a finder, which looks once for all of them.
  const known = new Map<Finder, readonly Finding[]>();
  const findingsOf = (finder: Finder) => {
    const findings = known.get(finder) ?? find(finder);
    known.set(finder, findings);
    return findings;
  };
  const run = (rule: Rule): readonly Diagnostic[] =>
    rule.finders
      .flatMap(findingsOf)
      .filter(({ code = rule.code }) => code === rule.code || !CODES.has(code))
      .map((finding) => problemOf(rule, finding));
  return {
    refused: () => asked.filter(({ severity }) => severity !== 'warning').flatMap(run),
    remarked: async (isWanted) => {
      const found: (readonly Diagnostic[])[] = [];
      for (const rule of asked.filter(({ severity }) => severity === 'warning')) {
        if (isWanted && !(await isWanted())) return undefined;
        found.push(run(rule));
      }
      return found.flat();
    },
  };
}

/** The collections that are absent or have an error somewhere, even if it is only a reference that leads nowhere. */
function flawedIn({ files }: Site, reported: readonly Diagnostic[]): ReadonlySet<CollectionName> {
  const wrong = new Set(reported.filter(({ severity }) => severity === 'error').map(({ file }) => file));
  const read = new Set(files.map(({ parsed }) => parsed.collection));
  const flawed = files.filter(({ parsed }) => wrong.has(parsed.file)).map(({ parsed }) => parsed.collection);
  return new Set([...flawed, ...collectionNames.filter((name) => !read.has(name))]);
}
