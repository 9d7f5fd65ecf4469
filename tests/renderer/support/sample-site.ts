import type { SiteContent } from '../../../renderer/site';
import { inProject } from '../../../scripts/bootstrap/project.mjs';
import { compileContent } from '../../../scripts/content/pipeline';

/** The sample data as pages are given them, compiled in memory. */
export async function sampleSite(): Promise<SiteContent> {
  const { content, pictures, routes } = await compileContent({
    dataDir: inProject('data'),
    publicDir: inProject('public'),
  });
  if (!content) throw new Error('The sample data do not compile.');
  return { ...content, pictures, routes };
}
