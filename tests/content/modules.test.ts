import { join } from 'node:path';
import { expect, it } from 'vitest';
import { emit, indexOf } from '../../scripts/content/emit/modules';
import { writeFiles } from '../../scripts/content/emit/write';
import { renderedContents, type SiteContent } from '../../scripts/content/site-content';
import { loadModules } from '../../scripts/site/load-modules';
import { conferenceNames, siteOfConference } from '../support/compiled-conferences';
import { temporaryFolder } from './support/temporary-folder';

async function loadedAgain(site: SiteContent) {
  const folder = temporaryFolder();
  const editions = renderedContents(site);
  writeFiles(folder, new Map(editions.flatMap((content) => [...emit(content)])));
  return Promise.all(editions.map((content) => loadModules(join(folder, indexOf(content)))));
}

/** What the modules have: accepted warnings are for the compiler alone. */
const published = (site: SiteContent) =>
  renderedContents(site).map((content) => ({ ...content, acceptedWarnings: undefined }));

it.each(conferenceNames)('the modules of the %s conference give the content of each edition back', async (name) => {
  const site = await siteOfConference(name);

  expect(await loadedAgain(site)).toEqual(published(site));
});

it('the module of thousands of records gives them back in their order', async () => {
  const { content, ...site } = await siteOfConference('sample');
  const [paper] = content.papers;
  const papers = paper ? Array.from({ length: 2_500 }, (_, at) => ({ ...paper, id: `${at}` })) : [];
  const large = { ...site, content: { ...content, papers } };

  expect(await loadedAgain(large)).toEqual(published(large));
});
