import type { SiteContent } from '../content/site-content';
import type { Export, ExportFile, Workshop } from './export';
import { EXPORTS } from './index';

const rows: readonly Export[] = Object.values(EXPORTS);

/** Every file of the table, a past edition's under its own address; of two rows that have the same, the later makes it. */
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

/** Every file of a site and of its past editions, each made from the content and the public folder of its own. */
export function filesOfAll(newest: SiteContent, workshop: Workshop): readonly SiteFile[] {
  return [newest, ...(newest.past ?? [])].flatMap((site) => {
    const own = { ...workshop, publicDir: site.edition?.publicDir ?? workshop.publicDir };
    return exportedFiles(site).map(({ address, make }) => ({ address, make: () => make(site, own) }));
  });
}
