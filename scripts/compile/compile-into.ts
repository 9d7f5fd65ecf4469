import { join, resolve } from 'node:path';
import { inProject } from '../bootstrap/project.mjs';
import { dataFolder, OWN_DATA } from '../content/data-folder';
import { emit, indexOf } from '../content/emit/modules';
import { writeFiles } from '../content/emit/write';
import type { FileSteps } from '../content/memoised-steps';
import { overridesOf } from '../content/overrides';
import type { Diagnostic } from '../content/report/diagnostics';
import { type SiteContent, renderedContents } from '../content/site-content';
import { publicFolder } from '../files/assets';
import { compileSite } from './editions/compile-site';
import type { Compiled } from './pipeline';

export interface CompileInto {
  /** Data folder; else the environment variable CONTENT_DATA, else `data/`. */
  readonly dataDir?: string | undefined;
  /** Output folder; else `.content/`. */
  readonly outDir?: string | undefined;
  /** Counts warnings as errors. */
  readonly strict?: boolean;
  /** Asks all rules, and not those of `core` alone. */
  readonly thorough?: boolean;
  /** `memoisedSteps()` for who compiles again and again. */
  readonly steps?: FileSteps | undefined;
  /** Leaves the rules that only remark for later, to `withWarnings`; not for who counts warnings as errors. */
  readonly deferWarnings?: boolean;
}

/** The result of a run: the content and that of past editions, unless there are errors, and every problem. */
export interface CompiledInto {
  readonly site: SiteContent | undefined;
  /** The module of each edition that exports all others of it, the newest first. */
  readonly modules: readonly string[];
  /** Folder of the files that the data names. */
  readonly publicDir: string;
  readonly diagnostics: readonly Diagnostic[];
  readonly withWarnings: Compiled['withWarnings'];
}

/**
 * Compiles a data folder and writes the modules; on an error nothing is written and the last good modules stand.
 * The environment variable PAYMENT_API replaces the payment service that the data names.
 */
export async function compileInto(options: CompileInto = {}): Promise<CompiledInto> {
  const dataDir = dataFolder(options.dataDir);
  const outDir = resolve(options.outDir ?? inProject('.content'));
  const publicDir = publicFolder(dataDir);
  const compiled = await compileSite({
    dataDir,
    publicDir,
    publicIsShared: dataDir !== OWN_DATA && publicDir === inProject('public'),
    overrides: overridesOf(process.env),
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
