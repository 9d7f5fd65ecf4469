import { MOST_BYTES_OF_ASSET } from '../../../content/read/limits';
import { startOfFile } from '../../../content/report/diagnostics';
import { type Found, foundAs, over } from '../../kit';

/** Finds files of `public/` that cannot be read, or are too large for a site. */
export const unreadableAsset = over([], (_records, { assets, named, originals, publicPath, texts, unreadable }) => {
  const files = texts.filter(({ format }) => format === 'asset').map(({ text }) => text);
  const wanted = new Set([...named.map(({ address }) => address), ...files, ...originals]);
  return [...wanted].flatMap((address): Found => {
    const place = { file: `${publicPath}${address}`, range: startOfFile };
    const problem = unreadable.get(address);
    if (problem !== undefined) {
      const hint = 'Make sure that the file may be read by everybody on this machine.';
      return foundAs('unreadable-file', place, problem, { hint });
    }
    const bytes = assets.get(address) ?? 0;
    if (bytes <= MOST_BYTES_OF_ASSET) return [];
    const size = (bytes / 1024 ** 3).toFixed(1);
    const hint = 'Keep it with a service for large files, such as one for videos, and link to it.';
    const message = `The file public${address} has ${size} GiB, and cannot be published.`;
    return foundAs('file-too-large', place, message, { hint });
  });
});
