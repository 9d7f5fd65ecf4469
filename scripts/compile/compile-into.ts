import { join, resolve } from 'node:path';
import { inWork } from '../bootstrap/project.mjs';
import { dataFolder, OWN_DATA } from '../content/data-folder';
import { emit, indexOf } from '../content/emit/modules';
import { writeFiles } from '../content/emit/write';
import type { FileSteps } from '../content/memoised-steps';
import { overridesOf } from '../content/overrides';
import type { Diagnostic } from '../content/report/diagnostics';
import { renderedContents, type SiteContent } from '../content/site-content';
import { publicFolder } from '../files/assets';
import { compileSite } from './editions/compile-site';
import type { Compiled } from './pipeline';

export interface CompileInto {
  /** Data folder; by default the environment variable CONTENT_DATA, then `data/`. */
  readonly dataDir?: string | undefined;
  /** Output folder; by default `.content/`. */
  readonly outDir?: string | undefined;
  /** Shows the site at the root of its host, even if its address has a path, and without pages that a browser has cached. */
  readonly forDev?: boolean;
  /** Counts warnings as errors. */
  readonly strict?: boolean;
  /** Runs all rules, and not only those of the preset `core`. */
  readonly thorough?: boolean;
  /** `memoisedSteps()` for repeated compilations. */
  readonly steps?: FileSteps | undefined;
  /** Leaves rules that only give warnings to `withWarnings`. Not together with `strict`. */
  readonly deferWarnings?: boolean;
}

/** The result of a compilation: the content and that of past editions, unless there are errors, and all problems. */
export interface CompiledInto {
  readonly site: SiteContent | undefined;
  /** Paths of the index modules, one for each edition, the newest first. */
  readonly modules: readonly string[];
  /** Folder of the files that the data names. */
  readonly publicDir: string;
  readonly diagnostics: readonly Diagnostic[];
  readonly withWarnings: Compiled['withWarnings'];
}

/**
 * Compiles a data folder and writes its modules. If there are errors, nothing is written, and the last modules stay. The environment
 * variable PAYMENT_API overrides the payment service of the data.
 */
export async function compileInto(options: CompileInto = {}): Promise<CompiledInto> {
  const dataDir = dataFolder(options.dataDir);
  const outDir = resolve(options.outDir ?? inWork('.content'));
  const publicDir = publicFolder(dataDir);
  const compiled = await compileSite({
    dataDir,
    publicDir,
    publicIsShared: dataDir !== OWN_DATA && publicDir === inWork('public'),
    overrides: { ...overridesOf(process.env), forDev: options.forDev },
    steps: options.steps,
    deferWarnings: options.deferWarnings,
    thorough: options.thorough,
  });
  const diagnostics = compiled.diagnostics.map(
    (problem): Diagnostic => (options.strict ? { ...problem, severity: 'error' } : problem),
  );
  const failed = diagnostics.some(({ severity }) => severity === 'error');
  const site = failed ? undefined : compiled.site;
  const contents = site ? renderedContents(site) : [];
  if (site) writeFiles(outDir, new Map(contents.flatMap((content) => [...emit(content)])));
  const modules = contents.map((content) => join(outDir, indexOf(content)));
  return { site, modules, publicDir, diagnostics, withWarnings: compiled.withWarnings };
}
