import { error, warning } from '../report/diagnostics';
import { nearestAmong } from '../report/nearest';
import { defineCheck } from './check';

/** A drawing above this size is none, but a photograph in the clothes of one. Of pixels, the build makes small files. */
const MAX_BYTES = 2 * 1024 * 1024;

/** Every file that the data names is in `public/`, spelled as on the disk, and not absurdly large. */
export const missingAsset = defineCheck([], (_records, { texts, assets, pictures }) => {
  const spellings = new Map([...assets.keys()].map((address) => [address.toLowerCase(), address]));
  const nearest = nearestAmong([...assets.keys()]);
  return texts
    .filter(({ format }) => format === 'asset')
    .flatMap(({ text, path, entry }) => {
      const at = entry.at(...path);
      const size = assets.get(text);
      const spelling = spellings.get(text.toLowerCase());
      if (size === undefined && spelling !== undefined) {
        const message = `The file is called public${spelling}: letter case counts on the web, even where this disk does not mind.`;
        return [error('asset-letter-case', at, message, { hint: `Write "${spelling}".` })];
      }
      if (size === undefined) {
        const near = nearest(text);
        const hint = near
          ? `Did you mean "${near}"? Letter case counts.`
          : `Put the file into public/ first, or correct its name.`;
        return [error('missing-asset', at, `There is no file public${text}.`, { hint })];
      }
      if (size <= MAX_BYTES || pictures.get(text)?.kind !== 'svg') return [];
      const megabytes = (size / 1024 / 1024).toFixed(1);
      const hint = 'Save the picture as JPEG or PNG: of those the build makes small ones.';
      return [warning('large-asset', at, `The file public${text} has ${megabytes} MiB.`, { hint })];
    });
});
