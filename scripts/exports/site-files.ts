import type { SiteContent } from '../content/site-content';
import type { Export, ExportFile, Workshop } from './export';
import { EXPORTS } from './index';

const rows: readonly Export[] = Object.values(EXPORTS);

/** Lists every exported file, with a past edition's own address. If two rows have the same file, the later row makes it. */
export function exportedFiles(site: SiteContent): readonly ExportFile[] {
  const { base = '' } = site.edition ?? {};
  const all = rows.filter(({ once }) => !(once && site.edition)).flatMap(({ files }) => files(site));
  return [...new Map(all.map((file) => [file.address, { ...file, address: base + file.address }])).values()];
}

/** A file of a site with past editions. */
export interface SiteFile {
  readonly address: string;
  readonly make: () => Promise<Uint8Array | string>;
}

/** Lists every exported file of a site and its past editions. Each is made from the content and public folder of its edition. */
export function filesOfAll(newest: SiteContent, workshop: Workshop): readonly SiteFile[] {
  return [newest, ...(newest.past ?? [])].flatMap((site) => {
    const own = { ...workshop, publicDir: site.edition?.publicDir ?? workshop.publicDir };
    return exportedFiles(site).map(({ address, make }) => ({ address, make: () => make(site, own) }));
  });
}
