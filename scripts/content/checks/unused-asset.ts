import { collectionNames } from '../collections';
import { startOfFile, warning } from '../report/diagnostics';
import { nearest } from '../report/nearest';
import { defineCheck } from './check';

/** Folders whose files only the data can name; icons and the brand's pictures are used by the pages themselves. */
const FROM_DATA = /^\/images\/(?!icons\/|brand\/)/;

/** Every picture in `public/images` that pages know from the data alone is used. */
export const unusedAsset = defineCheck(
  [],
  (_records, { texts, links, assets, publicPath }) => {
    if (publicPath === undefined) return [];
    const used = new Set([
      ...texts.filter(({ format }) => format === 'asset').map(({ text }) => text),
      ...links.map(({ href }) => href),
    ]);
    const missing = [...used].filter((address) => address.startsWith('/images/') && !assets.has(address));
    // A file that the data misspells is reported as missing, at the misspelled name.
    const isMeant = (address: string) => nearest(address, missing) !== undefined;
    return [...assets.keys()]
      .filter((address) => FROM_DATA.test(address) && !used.has(address) && !isMeant(address))
      .map((address) =>
        warning(
          'unused-asset',
          { file: `${publicPath}${address}`, range: startOfFile },
          `Nothing in the data names the picture ${address}.`,
          { hint: 'Name it where it belongs, or delete the file.' },
        ),
      );
  },
  { whole: collectionNames },
);
