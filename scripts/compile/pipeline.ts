import type { Content } from '../../shared/model/content';
import type { Picture } from '../../shared/model/picture';
import type { Route } from '../../shared/model/route';
import { exchangeBack } from '../content/columns/exchange-back';
import { complete } from '../content/complete/complete';
import { contentOf } from '../content/content-of';
import { isRecord } from '../content/fields';
import { link } from '../content/link/link';
import { type FileSteps, fileSteps } from '../content/memoised-steps';
import { type Overrides, override } from '../content/overrides';
import { joinPeople } from '../content/people/join';
import { planPictures } from '../content/pictures/plan-pictures';
import { load } from '../content/read/load';
import { parse } from '../content/read/parse';
import { collectInto, type Diagnostic, inFileOrder } from '../content/report/diagnostics';
import { inCells } from '../content/report/in-cells';
import { withoutThoseAt } from '../content/report/without-those-at';
import { survey } from '../content/survey';
import { setLongTextsAside } from '../content/texts/long-texts';
import { readMarkdownFields } from '../content/texts/markdown-fields';
import { readRules } from '../content/validate/rules';
import { validate } from '../content/validate/validate';
import { EXPORTS } from '../exports/index';
import { type IsWanted, judge, rulesOf } from '../rules/run-rules';
import { withoutYielding } from '../rules/yield';
import { formatProblem } from '../update/format-problem';
import { acceptWarnings } from './accept-warnings';

export interface CompileOptions {
  /** Folder of the data files. */
  readonly dataDir: string;
  /** Folder of the files that the data may name. */
  readonly publicDir: string;
  /** Other data uses that folder too: files that this data does not name are not reported. */
  readonly publicIsShared?: boolean;
  /** Settings of this build that override the data. */
  readonly overrides?: Overrides;
  /** The steps that process one file: `memoisedSteps()` for repeated compilations. */
  readonly steps?: FileSteps | undefined;
  /** Leaves rules that only give warnings for later: `diagnostics` then has the errors, and `withWarnings` returns all problems. */
  readonly deferWarnings?: boolean | undefined;
  /** Runs all rules, and not only those of the preset `core`. By default conference.yaml decides. */
  readonly thorough?: boolean | undefined;
  /** Texts of files, by their names below the data folder, that are compiled in place of what is saved. */
  readonly unsaved?: ReadonlyMap<string, string>;
}

export interface Compiled {
  /** The content of pages and files; absent if the data has errors. */
  readonly content: Content | undefined;
  /** The sizes and formats to make of the pictures that the data names. */
  readonly pictures: readonly Picture[];
  /** Addresses of the files that are published unchanged. */
  readonly originals: readonly string[];
  /** Every address of the site. */
  readonly routes: readonly Route[];
  readonly diagnostics: readonly Diagnostic[];
  /** Returns all diagnostics, including those of rules that only give warnings; undefined when cancelled. */
  readonly withWarnings: (isWanted?: IsWanted) => Promise<readonly Diagnostic[] | undefined>;
}

/**
 * Compiles a folder of data: load → parse → exchange columns back → validate → link → read Markdown fields → override → complete → survey → check. Each
 * stage works on what the one before has accepted; all problems are collected.
 */
export async function compileContent(options: CompileOptions): Promise<Compiled> {
  const {
    dataDir,
    publicDir,
    publicIsShared = false,
    overrides = {},
    steps = fileSteps,
    deferWarnings,
    thorough = false,
    unsaved,
  } = options;
  const rules = readRules();
  const { schemas } = rules;
  const diagnostics: Diagnostic[] = [];
  const collect = collectInto(diagnostics);

  const loaded = collect(await load(dataDir, publicDir, unsaved));
  const parsed = collect(parse(loaded.sources, schemas, steps.parseFile));
  const wrongFormat = formatProblem(parsed);
  if (wrongFormat) {
    const only = [wrongFormat];
    return {
      content: undefined,
      pictures: [],
      originals: [],
      routes: [],
      diagnostics: only,
      withWarnings: async () => only,
    };
  }
  const inPlace = collect(exchangeBack(parsed, rules, steps.exchangeFile));
  const collected = collect(validate(inPlace, rules, steps.validateFile));
  const exceptOfRefused = withoutThoseAt(diagnostics);
  const linked = collect(link(collected));
  const read = collect(readMarkdownFields(linked, schemas));
  const overridden = collect(override(read.entries, overrides));
  const completed = collect(await complete(overridden, linked));
  const { entries } = completed;
  const site = await survey({
    ...{ loaded, collected, completed, read, schemas, publicDir, publicIsShared },
    exports: Object.values(EXPORTS),
  });
  const [conference] = entries.get('conference') ?? [];
  const isThorough = thorough || (isRecord(conference?.value) && conference.value.checks === 'thorough');
  const asked = rulesOf(isThorough);
  const asWritten = entries.has('sessions')
    ? new Map([...entries, ['sessions', completed.sessions] as const])
    : entries;
  const judged = setLongTextsAside(asWritten, site);
  diagnostics.push(...judged.diagnostics);
  const { errors: errorsOf, warnings: warningsOf } = judge(
    new Map([...judged.entries, ['contributions', completed.contributions] as const]),
    judged.site,
    diagnostics,
    asked,
  );
  collect({ value: undefined, diagnostics: errorsOf().filter(judged.isKept) });

  const told = (all: readonly Diagnostic[]) => {
    const found = exceptOfRefused(all);
    const reported = inCells(withoutYielding(found), loaded.workbooks);
    return inFileOrder(acceptWarnings(inCells(found, loaded.workbooks), reported, entries, isThorough));
  };
  const withWarnings = async (isWanted?: IsWanted) => {
    const found = await warningsOf(isWanted);
    return found && told([...diagnostics, ...found.filter(judged.isKept)]);
  };
  const report = (deferWarnings ? undefined : await withWarnings()) ?? told(diagnostics);
  const routes = completed.routes.map(({ route }) => route);
  if (report.some(({ severity }) => severity === 'error')) {
    return { content: undefined, pictures: [], originals: [], routes, diagnostics: report, withWarnings };
  }
  const pictures = planPictures(site.named, site.pictures);
  const contributors = completed.contributors.map(({ value }) => value);
  const content = contentOf(
    joinPeople(entries, site.people),
    contributors,
    completed.contributions.map(({ value }) => value),
    site.fonts,
  );
  const { originals } = site;
  return { content, pictures, originals, routes, diagnostics: report, withWarnings };
}
