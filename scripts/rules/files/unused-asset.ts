import { collectionNames } from '../../../shared/model/collections';
import { startOfFile } from '../../content/report/diagnostics';
import { nearest } from '../../content/report/nearest';
import { defineRule, found, over, say } from '../kit';
import { reasons } from '../reasons';

/** Finds files in `public/` that no visitor can get: the data does not name them, and they are not in `public/files/`. */
const unusedAsset = over(
  [],
  (_records, { named, texts, links, assets, originals, publicPath, publicIsShared }) => {
    if (publicIsShared) return [];
    const published = new Set(originals);
    const files = texts.filter(({ format }) => format === 'asset').map(({ text }) => text);
    const used = new Set([...named.map(({ address }) => address), ...files, ...links.map(({ href }) => href)]);
    const missing = [...used].filter((address) => !assets.has(address));
    // A misspelled file is reported where it is misspelled.
    const isMeant = (address: string) => nearest(address, missing) !== undefined;
    return [...assets.keys()]
      .filter((address) => !(published.has(address) || used.has(address) || isMeant(address)))
      .map((address) =>
        found(
          { file: `${publicPath}${address}`, range: startOfFile },
          say`The data does not name the file ${address}, so visitors cannot get it.`,
          {
            hint: 'Name it where it belongs, put it into public/files/ if it is published all the same, or delete it.',
          },
        ),
      );
  },
  { whole: collectionNames },
);

export const rule = defineRule({
  code: 'unused-asset',
  preset: 'thorough',
  reason: reasons.badFile,
  yieldsTo: { anywhere: ['shared-portrait'] },
  finders: [unusedAsset],
});
