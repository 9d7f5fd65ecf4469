import { join } from 'node:path';
import type { SiteContent } from '../../../renderer/site';
import { projectRoot } from '../../../scripts/content/compile-into';
import { compileContent } from '../../../scripts/content/pipeline';

/** The sample data as pages are given them, compiled in memory. */
export async function sampleSite(): Promise<SiteContent> {
  const { content, pictures, routes } = await compileContent({
    dataDir: join(projectRoot, 'data'),
    publicDir: join(projectRoot, 'public'),
  });
  if (!content) throw new Error('The sample data do not compile.');
  return { ...content, pictures, routes };
}
