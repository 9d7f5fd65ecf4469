import { warning } from '../report/diagnostics';
import { defineCheck } from './check';

/** No drawing is this large: it holds a photograph. Of photographs in other formats the build makes small files. */
const MAX_BYTES = 2 * 1024 * 1024;

/** No drawing that the data names is absurdly large. */
export const largeAsset = defineCheck([], (_records, { texts, assets, pictures }) =>
  texts
    .filter(({ format, text }) => format === 'asset' && pictures.get(text)?.kind === 'svg')
    .flatMap(({ text, path, entry }) => {
      const size = assets.get(text) ?? 0;
      if (size <= MAX_BYTES) return [];
      const megabytes = (size / 1024 / 1024).toFixed(1);
      const hint = 'Save the picture as JPEG or PNG: of those the build makes small ones.';
      return [warning('large-asset', entry.at(...path), `The file public${text} has ${megabytes} MiB.`, { hint })];
    }),
);
