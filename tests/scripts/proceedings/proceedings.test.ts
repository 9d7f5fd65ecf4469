import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import { readFileSync } from 'node:fs';
import { Cite } from '@citation-js/core';
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import type { SiteContent } from '../../../scripts/content/site-content';
import { proceedingsFormatsOf } from '../../../shared/citation/proceedings-formats';
import { isPaper } from '../../../shared/format/contributions';
import { conferenceNames, editionsOf, filesOf } from '../../support/compiled-conferences';
import { HOSTILE_TITLES, hostileSite } from '../../support/hostile-titles';

const XSD = {
  fileName: 'crossref-subset.xsd',
  contents: readFileSync(new URL('crossref-subset.xsd', import.meta.url), 'utf8'),
};

/** A volume that somebody reads, and the titles of its papers. */
interface Read {
  readonly titles: readonly string[];
  readonly faults: readonly string[];
}

/** The first entry is that of the volume. */
const cited = (text: string, forceType: string): Read => {
  const [volume, ...papers] = new Cite(text, { forceType }).data;
  return { titles: papers.map(({ title }) => String(title)), faults: volume?.issued ? [] : ['no volume'] };
};

const textsOf = (text: string, selector: string) =>
  parse(text)
    .querySelectorAll(selector)
    .map((each) => each.textContent);

/** How others read each file. */
const READERS: Readonly<Record<string, (text: string) => Read | Promise<Read>>> = {
  '.bib': (text) => cited(text, '@biblatex/text'),
  '.ris': (text) => cited(text, '@ris/file'),
  '.json': (text) => cited(text, '@else/json'),
  '.dblp.xml': async (text) => {
    const { errors } = await validateXML({ xml: { fileName: 'dblp.xml', contents: text }, schema: DBLP });
    return { titles: textsOf(text, 'publ title').map(unended), faults: errors.map(({ rawMessage }) => rawMessage) };
  },
  '.crossref.xml': async (text) => {
    const { errors } = await validateXML({ xml: { fileName: 'crossref.xml', contents: text }, schema: XSD });
    const dois = textsOf(text, 'doi');
    const twice = dois.filter((doi, index) => dois.indexOf(doi) !== index);
    return {
      titles: textsOf(text, 'conference_paper title'),
      faults: [...errors.map(({ rawMessage }) => rawMessage), ...twice],
    };
  },
  '.ceur-ws.html': (text) => {
    const classes = [
      'VOLNR',
      'PUBYEAR',
      'VOLACRONYM',
      'VOLTITLE',
      'FULLTITLE',
      'LOCTIME',
      'VOLEDITOR',
      'TOC',
      'AUTHOR',
    ];
    const lacking = classes.filter((name) => textsOf(text, `.CEUR${name}`).every((each) => each.trim() === ''));
    return { titles: textsOf(text, '.CEURTITLE'), faults: lacking };
  },
};

/** What is known of the files that dblp accepts: the order of their elements. */
const DBLP = {
  fileName: 'dblp.xsd',
  contents: readFileSync(new URL('dblp.xsd', import.meta.url), 'utf8'),
};

/** A title without the full stop that dblp wants after it. */
const unended = (title: string) => title.replace(/\.$/, '');

async function volumesOf(site: SiteContent): Promise<ReadonlyMap<string, Read>> {
  const read = new Map<string, Read>();
  for await (const { address, text } of filesOf(site, /^(?:\/[^/]+)?\/proceedings\./)) {
    const ending = address.slice(address.indexOf('.'));
    const reader = READERS[ending];
    if (!reader) throw new Error(`Nobody reads ${address}.`);
    read.set(ending, await reader(text));
  }
  return read;
}

const plain = (titles: readonly string[]) => titles.map((title) => unended(title.replace(/\s+/g, ' '))).sort();

describe.each(conferenceNames)('the proceedings of %s', (name) => {
  it('are read by other programs with every paper, in every format with enough data', async () => {
    for (const site of await editionsOf(name)) {
      const { content } = site;
      const volumes = await volumesOf(site);
      expect(volumes.size).toBe(proceedingsFormatsOf(content).length);
      for (const [ending, { titles, faults }] of volumes) {
        expect(faults, ending).toEqual([]);
        expect(plain(titles), ending).toEqual(plain(content.contributions.filter(isPaper).map(({ title }) => title)));
      }
    }
  });
});

describe('the proceedings of some conference', () => {
  it('exist in all formats, and keep hostile titles unchanged', async () => {
    const volumes = await volumesOf(await hostileSite());
    expect([...volumes.keys()].sort()).toEqual(Object.keys(READERS).sort());
    for (const [ending, { titles, faults }] of volumes) {
      expect(faults, ending).toEqual([]);
      expect(plain(titles), ending).toEqual(plain(HOSTILE_TITLES));
    }
  });
});
