import { memoised } from '../../shared/memoise';
import { collections, type ListedBy } from '../../shared/model/collections';
import { type Diagnostic, diagnosticOf, MOST_PROBLEMS, type Place } from '../content/report/diagnostics';
import type { Reason } from '../content/report/reason';
import { type Said, say } from '../content/report/say';
import type { Site } from '../content/survey';
import { rangeFinder } from '../content/texts/positions';
import {
  everyText,
  isName,
  type SelectedTexts,
  type TextFilter,
  type TextKind,
  textsByFile,
  textsWith,
  type WrittenText,
} from './lexicon/every-text';
import type { Flaw } from './lexicon/flaw';
import type { Records } from './records';

export { say };

/** A problem that a rule found, as data. */
export interface Finding {
  readonly at: Place;
  /** What was found, and what was expected. */
  readonly message: string | Said;
  /** What to do about it. */
  readonly hint?: string | undefined;
  /** Other places that explain it. */
  readonly related?: Diagnostic['related'];
  readonly fix?: Diagnostic['fix'];
  /** Set by rules that report both warnings and errors. */
  readonly severity?: 'error';
  /** Set by finders that several rules share: each finding belongs to the rule with its code. */
  readonly code?: string;
}

/** What a finder returns: a finding, nested lists of findings, or `false` or `undefined` for none. */
export type Found = Finding | false | undefined | null | readonly Found[];

type Remedy = Pick<Finding, 'hint' | 'related' | 'fix'>;

/** Makes a finding at a place. */
export const found = (at: Place, message: string | Said, remedy: Remedy = {}): Finding => ({ at, message, ...remedy });

/** Makes a finding that is an error, in a rule that reports both warnings and errors. */
export const foundError = (...given: Parameters<typeof found>): Finding => ({ ...found(...given), severity: 'error' });

/** Makes a finding with a code, in a finder that several rules share. */
export const foundAs = (code: string, ...given: Parameters<typeof found>): Finding => ({ ...found(...given), code });

/** Looks for one kind of problem in some collections. */
export interface Finder {
  /** The finder runs if all of these could be read, and files with a single object exist. */
  readonly needs: readonly ListedBy[];
  /** Collections that must be free of errors: a record that seems to be missing may be in a row that cannot be read. */
  readonly whole: readonly ListedBy[];
  /** The languages (ISO 639-1) in which the finder makes sense: it sees no records in others. Undefined for all. */
  readonly languages?: readonly string[] | undefined;
  readonly find: (records: Records<ListedBy>, site: Site) => Found;
}

/** Declares a finder. The types of its records follow from the collections that it needs. */
export const over = <const Names extends ListedBy>(
  needs: readonly Names[],
  find: (records: Records<Names>, site: Site) => Found,
  { whole = [], languages }: Partial<Pick<Finder, 'whole' | 'languages'>> = {},
): Finder => ({ needs, whole, languages, find: find as Finder['find'] }); // run-rules.ts hands it the collections that it needs

/** The codes to which a rule yields, by what the two findings share: a cell, a row, a value that both name, or nothing. */
export interface Yields {
  readonly cell?: readonly string[];
  readonly row?: readonly string[];
  readonly subject?: readonly string[];
  readonly anywhere?: readonly string[];
}

/** A rule: one file in the folder of its subject, named for its code. */
export interface Rule {
  /** Never changes: organisers accept warnings by it. */
  readonly code: string;
  /** `core` rules are nearly always right on real programmes; `thorough` ones run with `--thorough` alone. */
  readonly preset: 'core' | 'thorough';
  readonly severity: 'error' | 'warning' | 'either';
  readonly reason: Reason;
  /** Set if organisers may accept the error with a reason, as the data may be right. */
  readonly mayBeAccepted?: true;
  /** The codes of findings that say more about the same thing, or report its cause. */
  readonly yieldsTo?: Yields;
  /** Set if its findings are the cause of whatever else is odd in their cells. */
  readonly isCause?: true;
  readonly finders: readonly Finder[];
}

type Usual = 'preset' | 'severity';

/** Declares a rule: a warning of `core`, if it does not say otherwise. */
export const defineRule = (rule: Omit<Rule, Usual> & Partial<Pick<Rule, Usual>>): Rule => ({
  preset: 'core',
  severity: 'warning',
  ...rule,
});

/** Flattens what a finder returns into one list. */
export const flat = (all: Found): Finding[] => {
  if (!all) return [];
  return isList(all) ? all.flatMap(flat) : [all];
};

const isList = (all: Found): all is readonly Found[] => Array.isArray(all);

/** Converts a finding of a rule into a problem. */
export function problemOf({ code, severity, mayBeAccepted }: Rule, finding: Finding): Diagnostic {
  const { at, message, severity: own, code: ownCode = code, ...remedy } = finding;
  const said = typeof message === 'string' ? { text: message, args: [] } : message;
  const isError = severity === 'error' || (severity === 'either' && own === 'error');
  return diagnosticOf(isError ? 'error' : 'warning', ownCode, at, said.text, {
    ...remedy,
    args: said.args,
    mayBeAccepted: isError && mayBeAccepted === true,
  });
}

interface InTexts extends Pick<Finder, 'languages'> {
  readonly kinds: readonly TextKind[];
  /** Occurs in every text with the flaw, and is searched in whole tables first. Must not be a global expression. */
  readonly trigger: RegExp;
}

interface Alone extends InTexts {
  /** Returns the first flaw of a text, from the text and its record alone. */
  readonly flaw: (text: string, written: WrittenText) => Flaw | undefined;
}

interface Among extends InTexts {
  /** Returns the first flaw of a text, from the text and the whole site. */
  readonly flawAmong: (text: string, written: WrittenText, site: Site) => Flaw | undefined;
}

const kindsKnown = new Map<string, TextFilter>();

/** Returns the same filter for the same kinds, so that texts are selected once for all rules with these kinds. */
function ofKinds(kinds: readonly TextKind[]): TextFilter {
  const name = kinds.join(' ');
  const filter: TextFilter = kindsKnown.get(name) ?? (({ kind }) => kinds.includes(kind));
  kindsKnown.set(name, filter);
  return filter;
}

/** Declares a finder of flaws in texts of some kinds: at most one per text. */
export function inTexts(wanted: Alone | Among): Finder {
  const { kinds, trigger, languages } = wanted;
  const ofSite = (site: Site): readonly Finding[] => {
    const flaw: Alone['flaw'] =
      'flaw' in wanted ? wanted.flaw : (text, written) => wanted.flawAmong(text, written, site);
    const isOfNames = kinds.length === 1 && kinds[0] === 'name';
    if (isOfNames && site.people.hasOrganisations) return flawsIn(everyText(site, trigger, isName), flaw);
    return 'flaw' in wanted
      ? textsByFile(site, ofKinds(kinds)).flatMap(inFile).slice(0, MOST_PROBLEMS)
      : flawsIn(everyText(site, trigger, ofKinds(kinds)), flaw);
  };
  // Memoised by file: a new compilation looks only at the files that have changed.
  const inFile = memoised((file: SelectedTexts) =>
    'flaw' in wanted ? flawsIn(textsWith(trigger, file), wanted.flaw) : [],
  );
  return over([], (_records, site) => ofSite(site), { languages });
}

function flawsIn(texts: readonly WrittenText[], flawOf: Alone['flaw']): readonly Finding[] {
  const findings: Finding[] = [];
  for (const written of texts) {
    const flaw = flawOf(written.text, written);
    if (flaw !== undefined) findings.push(flawFound(written, flaw));
    if (findings.length >= MOST_PROBLEMS) break;
  }
  return findings;
}

/** Makes the finding of a flaw: at the whole cell of a table, or at the words in YAML and Markdown. */
export function flawFound(written: WrittenText, flaw: Flaw): Finding {
  const { text, entry, path, collection, source } = written;
  const { start, end, message, hint, replacement, certain = false, related } = flaw;
  const place = entry.at(...path);
  const isCell = collections[collection].format === 'csv';
  const range = isCell ? place.range : rangeFinder(text, source, place.range)(start, end);
  return found({ ...place, range }, message, {
    hint,
    ...(related && { related }),
    ...(replacement === undefined
      ? {}
      : { fix: { from: text.slice(start, end), to: replacement, isCertain: certain } }),
  });
}

/** Makes the finding of a flaw with a code, in a finder that several rules share. */
export const flawAs = (code: string, written: WrittenText, flaw: Flaw): Finding => ({
  ...flawFound(written, flaw),
  code,
});
