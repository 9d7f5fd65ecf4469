import { existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileCache } from '../../scripts/cache/file-cache.mjs';
import { type PastSite, renderedContent, type SiteContent } from '../../scripts/content/site-content';
import { exportedFiles } from '../../scripts/exports/site-files';
import { publicFolder } from '../../scripts/files/assets';
import type { PublishedContent, RenderedContent } from '../../shared/model/content';
import { compile } from '../content/support/compile';
import { CONFERENCES } from './conferences';
import { tried } from './rounds';
import { sample } from './sample';

const folder = mkdtempSync(join(tmpdir(), 'conference-site-compiled-'));

async function compiled(dataDir: string, publicDir: string): Promise<SiteContent> {
  const { site, diagnostics } = await compile({ dataDir, publicDir, publicIsShared: true, deferWarnings: true });
  if (!site) throw new Error(`The data has errors: ${JSON.stringify(diagnostics, undefined, 2)}`);
  return site;
}

const found = new Map<string, Promise<SiteContent>>();

/** A conference, compiled once for all tests of a process: no test may change it. */
export function siteOfConference(name: string): Promise<SiteContent> {
  const known = found.get(name);
  if (known) return known;
  const made = name === 'sample' ? compiled(sample.data, sample.public) : compiled(...laid(name));
  found.set(name, made);
  return made;
}

function laid(name: string): [dataDir: string, publicDir: string] {
  const dataDir = join(folder, name);
  if (!existsSync(dataDir)) {
    mkdirSync(dataDir);
    CONFERENCES.find((conference) => conference.name === name)?.lay(dataDir);
  }
  return [dataDir, publicFolder(dataDir)];
}

const names = ['sample', ...CONFERENCES.map(({ name }) => name)];

/** The names of the sample and of the test conferences; the largest, which has more of the same, in the thorough round. */
export const conferenceNames: readonly string[] = tried(
  names,
  names.filter((name) => name !== 'large'),
);

/** A conference and its past editions. */
export async function editionsOf(name: string): Promise<readonly (SiteContent | PastSite)[]> {
  const site = await siteOfConference(name);
  return [site, ...(site.past ?? [])];
}

/** The content of the sample. */
export const sampleContent = async (): Promise<PublishedContent> => (await siteOfConference('sample')).content;

/** The sample as pages get it. */
export const sampleSite = async (): Promise<RenderedContent> => renderedContent(await siteOfConference('sample'));

/** The exported files of a site whose addresses match, made one after the other. */
export async function* filesOf(
  site: SiteContent,
  addresses: RegExp,
): AsyncGenerator<{ readonly address: string; readonly text: string }> {
  const workshop = { publicDir: sample.public, cache: fileCache(join(folder, 'cache')), licences: () => [] };
  for (const { address, make } of exportedFiles(site)) {
    if (addresses.test(address)) yield { address, text: String(await make(site, workshop)) };
  }
}
