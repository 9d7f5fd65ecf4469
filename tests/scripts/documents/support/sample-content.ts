import type { Content } from '../../../../scripts/content/content';
import { compileContent } from '../../../../scripts/content/pipeline';
import { sample } from '../../../../scripts/new/sample';

/** The sample data, compiled in memory: these tests need no `.content/`. */
export async function sampleContent(): Promise<Content> {
  const { content, diagnostics } = await compileContent({
    dataDir: sample.data,
    publicDir: sample.public,
    remarksLater: true,
  });
  if (!content) throw new Error(`The sample data do not compile: ${JSON.stringify(diagnostics, null, 2)}`);
  return content;
}
