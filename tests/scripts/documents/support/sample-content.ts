import { join } from 'node:path';
import { projectRoot } from '../../../../scripts/content/compile-into';
import type { Content } from '../../../../scripts/content/content';
import { compileContent } from '../../../../scripts/content/pipeline';

/** The sample data, compiled in memory: these tests need no `.content/`. */
export async function sampleContent(): Promise<Content> {
  const { content, diagnostics } = await compileContent({
    dataDir: join(projectRoot, 'data'),
    publicDir: join(projectRoot, 'public'),
  });
  if (!content) throw new Error(`The sample data do not compile: ${JSON.stringify(diagnostics, null, 2)}`);
  return content;
}
