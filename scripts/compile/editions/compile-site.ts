import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Diagnostic, inFileOrder } from '../../content/report/diagnostics';
import type { PastSite, SiteContent } from '../../content/site-content';
import { readRules } from '../../content/validate/rules';
import type { IsWanted } from '../../rules/run-rules';
import { type Compiled, type CompileOptions, compileContent } from '../pipeline';
import { takenAddresses } from './edition-address';
import { type EditionFolder, editionFolders } from './edition-folders';
import { contentBelowPath, pastSite } from './past-site';

/** A data folder with its past editions. */
export interface CompiledSite extends Compiled {
  /** All that pages and files are made of; absent if some edition has errors. */
  readonly site: SiteContent | undefined;
}

/**
 * Compiles a data folder and those of past editions in it, each by itself: every problem is reported at its file. The newest
 * knows of the others that they are there, and they where it stands.
 */
export async function compileSite(options: CompileOptions): Promise<CompiledSite> {
  const folders = editionFolders(options.dataDir);
  const own = ({ dataDir }: EditionFolder) => join(dataDir, 'public');
  const isShared = folders.value.some((edition) => !existsSync(own(edition)));
  const publicIsShared = options.publicIsShared === true || isShared;
  const newest = await compileContent({ ...options, publicIsShared });

  const past: PastSite[] = [];
  const compiledPast: Compiled[] = [];
  for (const edition of folders.value) {
    const hasOwn = existsSync(own(edition));
    const publicDir = hasOwn ? own(edition) : options.publicDir;
    const { steps, deferWarnings, thorough } = options;
    const folder = {
      dataDir: edition.dataDir,
      publicDir,
      publicIsShared: !hasOwn,
      steps,
      deferWarnings,
      thorough,
    };
    const compiled = await compileContent(folder);
    compiledPast.push(compiled);
    const made = pastSite(compiled, newest, { name: edition.name, publicDir }, readRules().schemas);
    if (made) past.push(made);
  }

  const ofFolders = [...folders.diagnostics, ...takenAddresses(folders.value, newest)];
  const editions = [newest, ...compiledPast];
  const report = inFileOrder([...editions.flatMap(({ diagnostics }) => diagnostics), ...ofFolders]);
  const withWarnings = async (isWanted?: IsWanted) => {
    const all: Diagnostic[] = [];
    for (const edition of editions) {
      const found = await edition.withWarnings(isWanted);
      if (found === undefined) return undefined;
      all.push(...found);
    }
    return inFileOrder([...all, ...ofFolders]);
  };
  const { content, pictures, originals, routes } = newest;
  if (content === undefined || report.some(({ severity }) => severity === 'error'))
    return { ...newest, content: undefined, site: undefined, diagnostics: report, withWarnings };
  const shown = contentBelowPath(newest, readRules().schemas);
  const site = { content, pictures, originals, routes, ...(shown && { shown }), ...(past.length > 0 && { past }) };
  return { ...newest, site, diagnostics: report, withWarnings };
}
