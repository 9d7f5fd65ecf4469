import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SiteContent } from '../../scripts/content/site-content';
import { exportedFiles } from '../../scripts/exports/site-files';
import { BIG, writeBigConference } from '../content/support/big-conference';
import { compile } from '../content/support/compile';
import { baseData } from '../content/support/fixture';
import { temporaryFolder } from '../content/support/temporary-folder';
import { siteOfConference } from '../support/compiled-conferences';

/** Styles, scripts and fonts that the bundler adds: some fifty, whatever the data. */
const BUNDLED = 80;

const countOf = (site: SiteContent) => site.routes.length + exportedFiles(site).length + BUNDLED;

/** The bench's conference of 5,000 papers, with as many people as have such a programme. */
async function bigSite(): Promise<SiteContent> {
  const dataDir = join(temporaryFolder(), 'big');
  writeBigConference(dataDir, { ...BIG, people: 13_388 });
  cpSync(join(baseData, 'public'), join(dataDir, 'public'), { recursive: true });
  const { site } = await compile({ dataDir, publicDir: join(dataDir, 'public'), deferWarnings: true });
  if (!site) throw new Error('The data has errors.');
  return site;
}

describe('the number of files of a site', () => {
  it('is at most 1,300 for the sample', async () => {
    expect(countOf(await siteOfConference('sample'))).toBeLessThanOrEqual(1300);
  });

  it('is within the limits of every host for 5,000 papers and 13,388 people', async () => {
    const site = await bigSite();
    expect(countOf(site)).toBeLessThanOrEqual(20_000);
    const besidePages = exportedFiles(site).filter(({ address }) =>
      /\/(papers|people|sessions|posters)\/./.test(address),
    );
    expect(besidePages).toEqual([]);
    const ofSearch = exportedFiles(site).filter(({ address }) => address.startsWith('/search-data/'));
    expect(ofSearch.length).toBeLessThanOrEqual(100);
  });
});
