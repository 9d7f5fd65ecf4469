import { entriesAddress, indexAddress, vocabularyAddress, wordsAddress } from '../../../shared/search/index-files';
import type { ExportFile } from '../export';
import type { Division } from './division';
import type { MadeIndex } from './make-index';

/** The files of the search; their number follows from the numbers of records. */
export function findFiles({ shards, chunks }: Division): ExportFile[] {
  return [
    file(indexAddress, ({ index }) => index),
    file(vocabularyAddress, ({ vocabulary }) => vocabulary),
    ...Array.from({ length: shards }, (_, shard) => file(wordsAddress(shard), ({ words }) => words[shard])),
    ...Array.from({ length: chunks }, (_, chunk) => file(entriesAddress(chunk), ({ entries }) => entries[chunk])),
  ];
}

const file = (address: string, partOf: (made: MadeIndex) => unknown): ExportFile => ({
  address,
  make: async (site) => JSON.stringify(partOf((await import('./make-index')).indexOf(site))),
});
