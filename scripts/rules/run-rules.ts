import { memoised } from '../../shared/memoise';
import { CONTRIBUTION_TABLES, collectionNames, collections, type ListedBy } from '../../shared/model/collections';
import type { Diagnostic } from '../content/report/diagnostics';
import type { Site } from '../content/survey';
import type { Entry } from '../content/validate/validate';
import { rules } from '.';
import { inLanguages } from './in-languages';
import { type Finder, type Finding, flat, problemOf, type Rule } from './kit';
import type { Records } from './records';

/** Lists the rules of a run: those of `core`, or all. */
export const rulesOf = (isThorough: boolean): readonly Rule[] =>
  rules.filter(({ preset }) => isThorough || preset === 'core');

/** A finding with one of these codes belongs to the rule of that code. */
const CODES: ReadonlySet<string> = new Set(rules.map(({ code }) => code));

/** The problems that the rules find in some data. */
export interface Judgement {
  /** Runs the rules that may report errors. */
  readonly errors: () => readonly Diagnostic[];
  /** Runs the rules that report warnings alone; undefined if cancelled. */
  readonly warnings: (isWanted?: IsWanted) => Promise<readonly Diagnostic[] | undefined>;
}

/** Called before each rule that reports warnings alone. May wait; returns false to cancel. */
export type IsWanted = () => Promise<boolean>;

/** Prepares the rules of a run for the collections that could be read; `reported` are the problems of earlier stages. */
export function judge(
  entries: ReadonlyMap<ListedBy, readonly Entry[]>,
  site: Site,
  reported: readonly Diagnostic[],
  rulesOfRun: readonly Rule[],
): Judgement {
  const flawed = flawedIn(site, reported);
  const viewOf = memoised((languages: readonly string[]) => inLanguages({ entries, site }, languages));
  const find = ({ needs, whole, languages, find }: Finder): readonly Finding[] => {
    const view = languages === undefined ? { entries, site } : viewOf(languages);
    const records = needs.map((name) => {
      const found = view.entries.get(name);
      return [name, name !== 'contributions' && collections[name].shape === 'one' ? found?.[0] : found] as const;
    });
    if (records.some(([, found]) => found === undefined) || whole.some((name) => flawed.has(name))) return [];
    return flat(find(Object.fromEntries(records) as Records<ListedBy>, view.site)); // the schemas accepted these entries
  };
  // A finder that several rules share runs once.
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
    errors: () => rulesOfRun.filter(({ severity }) => severity !== 'warning').flatMap(run),
    warnings: async (isWanted) => {
      const found: (readonly Diagnostic[])[] = [];
      for (const rule of rulesOfRun.filter(({ severity }) => severity === 'warning')) {
        if (isWanted && !(await isWanted())) return undefined;
        found.push(run(rule));
      }
      return found.flat();
    },
  };
}

/** Lists the collections that are missing or have any error, such as a reference to a record that does not exist. */
function flawedIn({ files }: Site, reported: readonly Diagnostic[]): ReadonlySet<ListedBy> {
  const wrong = new Set(reported.filter(({ severity }) => severity === 'error').map(({ file }) => file));
  const read = new Set(files.map(({ parsed }) => parsed.collection));
  const flawed = files.filter(({ parsed }) => wrong.has(parsed.file)).map(({ parsed }) => parsed.collection);
  const all = new Set<ListedBy>([...flawed, ...collectionNames.filter((name) => !read.has(name))]);
  return CONTRIBUTION_TABLES.some((name) => all.has(name)) ? all.add('contributions') : all;
}
