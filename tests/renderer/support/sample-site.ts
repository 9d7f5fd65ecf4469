import type { SiteContent } from '../../../renderer/site';
import { compileContent } from '../../../scripts/content/pipeline';
import { sample } from '../../../scripts/new/sample';

/** The sample data as pages are given them, compiled in memory. */
export async function sampleSite(): Promise<SiteContent> {
  const { content, pictures, routes } = await compileContent({
    dataDir: sample.data,
    publicDir: sample.public,
    remarksLater: true,
  });
  if (!content) throw new Error('The sample data do not compile.');
  return { ...content, pictures, routes };
}
