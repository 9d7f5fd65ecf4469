import type { PublishedContent } from '../../../shared/model/content';
import {
  ENTRIES_A_FILE,
  programChangesAddress,
  programFileAddress,
  programIndexAddress,
} from '../../../shared/my-programme/program-files';
import type { SiteContent } from '../../content/site-content';
import type { ExportFile } from '../export';

type Maker = typeof import('./make-program');

/** Lists the files that the page "my programme" loads. Their number depends on the number of records. */
export function programFiles({
  contributions,
  sessions,
  releases,
}: Pick<PublishedContent, 'contributions' | 'sessions' | 'releases'>): ExportFile[] {
  // A slot of a contribution is no entry of its own, nor is a session that goes on.
  const others = sessions.filter(({ isOwnSlot, continues }) => !(isOwnSlot || continues));
  const count = Math.ceil((contributions.length + others.length) / ENTRIES_A_FILE);
  return [
    file(programIndexAddress, (site, { madeProgram }) => madeProgram(site).index),
    ...Array.from({ length: count }, (_, chunk) =>
      file(programFileAddress(chunk), (site, { madeProgram }) => madeProgram(site).files[chunk]),
    ),
    // The first release has no changes.
    ...(releases.length > 1
      ? [file(programChangesAddress, ({ content }, { changesFile }) => changesFile(content))]
      : []),
  ];
}

const file = (address: string, partOf: (site: SiteContent, maker: Maker) => unknown): ExportFile => ({
  address,
  make: async (site) => JSON.stringify(partOf(site, await import('./make-program'))),
});
