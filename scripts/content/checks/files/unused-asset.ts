import { defineCheck } from '../../check';
import { collectionNames } from '../../collections';
import { startOfFile, warning } from '../../report/diagnostics';
import { nearest } from '../../report/nearest';

/** Every file in `public/` is used: visitors get only those that the data names, and what lies in `public/files/`. */
export const unusedAsset = defineCheck(
  [],
  (_records, { named, texts, links, assets, originals, publicPath, publicIsShared }) => {
    if (publicIsShared) return [];
    const published = new Set(originals);
    const files = texts.filter(({ format }) => format === 'asset').map(({ text }) => text);
    const used = new Set([...named.map(({ address }) => address), ...files, ...links.map(({ href }) => href)]);
    const missing = [...used].filter((address) => !assets.has(address));
    // A file that the data misspells is reported as missing, at the misspelled name.
    const isMeant = (address: string) => nearest(address, missing) !== undefined;
    return [...assets.keys()]
      .filter((address) => !(published.has(address) || used.has(address) || isMeant(address)))
      .map((address) =>
        warning(
          'unused-asset',
          { file: `${publicPath}${address}`, range: startOfFile },
          `Nothing in the data names the file ${address}, so that no visitor gets it.`,
          {
            hint: 'Name it where it belongs, put it into public/files/ if it is published all the same, or delete it.',
          },
        ),
      );
  },
  { whole: collectionNames },
);
