// Codes: asset-letter-case, missing-asset.

import { error } from '../report/diagnostics';
import { nearestAmong } from '../report/nearest';
import { defineCheck } from './check';

/** Every file that the data names is in `public/`, spelled as on the disk. */
export const missingAsset = defineCheck([], (_records, { texts, assets }) => {
  const spellings = new Map([...assets.keys()].map((address) => [address.toLowerCase(), address]));
  const nearest = nearestAmong([...assets.keys()]);
  return texts
    .filter(({ format }) => format === 'asset')
    .flatMap(({ text, path, entry }) => {
      const at = entry.at(...path);
      if (assets.has(text)) return [];
      const spelling = spellings.get(text.toLowerCase());
      if (spelling !== undefined) {
        const message = `The file is called public${spelling}: letter case counts on the web, even where this disk does not mind.`;
        return [error('asset-letter-case', at, message, { hint: `Write "${spelling}".` })];
      }
      const near = nearest(text);
      const hint = near
        ? `Did you mean "${near}"? Letter case counts.`
        : 'Put the file into public/ first, or correct its name.';
      return [error('missing-asset', at, `There is no file public${text}.`, { hint })];
    });
});
