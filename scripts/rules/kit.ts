import { memoised } from '../../shared/memoise';
import { type CollectionName, collections } from '../../shared/model/collections';
import { type Diagnostic, diagnosticOf, MOST_PROBLEMS, type Place } from '../content/report/diagnostics';
import type { Reason } from '../content/report/reason';
import { type Said, say } from '../content/report/say';
import type { Site } from '../content/survey';
import { rangeFinder } from '../content/texts/positions';
import {
  everyText,
  type Such,
  type SuchTexts,
  type TextKind,
  textsByFile,
  textsWith,
  type WrittenText,
} from './lexicon/every-text';
import type { Flaw } from './lexicon/flaw';
import type { Records } from './records';

export { say };

/** A problem that a rule has found, as data. */
export interface Finding {
  readonly at: Place;
  /** What was found, and what was expected. */
  readonly message: string | Said;
  /** What to do, as a sentence. */
  readonly hint?: string | undefined;
  /** Second places that explain the first. */
  readonly related?: Diagnostic['related'];
  readonly fix?: Diagnostic['fix'];
  /** Set by rules of either severity. */
  readonly severity?: 'error';
  /** Set by finders that several rules share. */
  readonly code?: string;
}

/** What a finder returns: whatever comes naturally, of which `false` and `undefined` are nothing. */
export type Found = Finding | false | undefined | null | readonly Found[];

type Remedy = Pick<Finding, 'hint' | 'related' | 'fix'>;

/** A finding at a place. */
export const found = (at: Place, message: string | Said, remedy: Remedy = {}): Finding => ({ at, message, ...remedy });

/** The same in a rule of either severity, where it is certain that something is wrong. */
export const refused = (...given: Parameters<typeof found>): Finding => ({ ...found(...given), severity: 'error' });

/** Makes a finding of a finder that several rules share: each rule takes those of its own code. */
export const foundAs = (code: string, ...given: Parameters<typeof found>): Finding => ({ ...found(...given), code });

/** Looks for one kind of problem in some collections. */
export interface Finder {
  /** It runs once all of them could be read and their single objects are there. */
  readonly needs: readonly CollectionName[];
  /** Collections that must be free of errors: a record that seems to be absent may be in a row that cannot be read. */
  readonly whole: readonly CollectionName[];
  /** Languages (ISO 639-1) outside which it makes no sense: it sees no records in others. Undefined for all languages. */
  readonly languages?: readonly string[] | undefined;
  readonly find: (records: Records<CollectionName>, site: Site) => Found;
}

/** Declares a finder; the types of its records follow from the collections that it needs. */
export const over = <const Names extends CollectionName>(
  needs: readonly Names[],
  find: (records: Records<Names>, site: Site) => Found,
  { whole = [], languages }: Partial<Pick<Finder, 'whole' | 'languages'>> = {},
): Finder => ({ needs, whole, languages, find: find as Finder['find'] }); // run-rules.ts hands it the collections that it needs

/** The codes to which a rule yields, by what the two findings share: a place, a row, a value that both name, or nothing. */
export interface Yields {
  readonly cell?: readonly string[];
  readonly row?: readonly string[];
  readonly subject?: readonly string[];
  readonly anywhere?: readonly string[];
}

/** A rule: one file of this folder, named for its code. */
export interface Rule {
  /** Stable: organisers accept warnings by it. */
  readonly code: string;
  /** `core` rules are nearly always right on real programmes; `thorough` ones run with `--thorough` alone. */
  readonly preset: 'core' | 'thorough';
  readonly severity: 'error' | 'warning' | 'either';
  readonly reason: Reason;
  /** An error that may be right in somebody's life: organisers accept it with a reason. */
  readonly mayBeAccepted?: true;
  /** Findings of these codes say more, or tell the cause. */
  readonly yieldsTo?: Yields;
  /** Its findings tell the cause of whatever else is odd in the cells that they name. */
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

/** The findings of a finder in one list. */
export const flat = (all: Found): Finding[] => {
  if (!all) return [];
  return isList(all) ? all.flatMap(flat) : [all];
};

const isList = (all: Found): all is readonly Found[] => Array.isArray(all);

/** The problem that a finding of a rule is. */
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
  /** Without it no text has the flaw: searched in whole tables first. Not a global expression. */
  readonly sign: RegExp;
}

interface Alone extends InTexts {
  /** The first flaw of a text, which follows from the text and its record alone. */
  readonly flaw: (text: string, written: WrittenText) => Flaw | undefined;
}

interface Among extends InTexts {
  /** The same where it follows from the rest of the site too. */
  readonly flawAmong: (text: string, written: WrittenText, site: Site) => Flaw | undefined;
}

const kindsKnown = new Map<string, Such>();

/** The same function for the same kinds: texts are sorted out once for all rules that speak of them. */
function ofKinds(kinds: readonly TextKind[]): Such {
  const name = kinds.join(' ');
  const such: Such = kindsKnown.get(name) ?? (({ kind }) => kinds.includes(kind));
  kindsKnown.set(name, such);
  return such;
}

/** Declares a finder of flaws in every text of some kinds, by their schemas: one for each text. */
export function inTexts(wanted: Alone | Among): Finder {
  const { kinds, sign, languages } = wanted;
  const ofSite = (site: Site): readonly Finding[] =>
    'flawAmong' in wanted
      ? flawsIn(everyText(site, sign, ofKinds(kinds)), (text, written) => wanted.flawAmong(text, written, site))
      : textsByFile(site, ofKinds(kinds)).flatMap(inFile).slice(0, MOST_PROBLEMS);
  // Memoised by file: a new compilation looks only at the files that have changed.
  const inFile = memoised((file: SuchTexts) => ('flaw' in wanted ? flawsIn(textsWith(sign, file), wanted.flaw) : []));
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

/** The finding of a flaw: at the whole cell in a table, at the very words in a text of several lines. */
export function flawFound(written: WrittenText, flaw: Flaw): Finding {
  const { text, entry, path, collection, source } = written;
  const { start, end, message, hint, mend, certain = false, related } = flaw;
  const place = entry.at(...path);
  const isCell = collections[collection].format === 'csv';
  const range = isCell ? place.range : rangeFinder(text, source, place.range)(start, end);
  return found({ ...place, range }, message, {
    hint,
    ...(related && { related }),
    ...(mend === undefined ? {} : { fix: { from: text.slice(start, end), to: mend, isCertain: certain } }),
  });
}

/** The same of a finder that several rules share. */
export const flawAs = (code: string, written: WrittenText, flaw: Flaw): Finding => ({
  ...flawFound(written, flaw),
  code,
});
