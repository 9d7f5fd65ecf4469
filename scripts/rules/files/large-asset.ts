import { defineRule, found, over, say } from '../kit';
import { reasons } from '../reasons';

/** A larger SVG file contains a photograph. */
const MAX_BYTES = 2 * 1024 * 1024;

/** Finds SVG files that are far too large. */
const largeAsset = over([], (_records, { named, assets, pictures }) =>
  named
    .filter(({ address }) => pictures.get(address)?.kind === 'svg')
    .flatMap(({ address, place }) => {
      const size = assets.get(address) ?? 0;
      if (size <= MAX_BYTES) return [];
      const megabytes = (size / 1024 / 1024).toFixed(1);
      const hint = 'Save the picture as JPEG or PNG: of those the build makes small ones.';
      return found(place, say`The file public${address} has ${megabytes} MiB.`, { hint });
    }),
);

export const rule = defineRule({
  code: 'large-asset',
  reason: reasons.badFile,
  finders: [largeAsset],
});
