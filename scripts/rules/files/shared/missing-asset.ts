import { nearestAmong } from '../../../content/report/nearest-among';
import { foundAs, over, say } from '../../kit';

/** Finds files that the data names and public/ does not have, or has in other letter case. */
export const missingAsset = over([], (_records, { named, texts, assets }) => {
  const spellings = new Map([...assets.keys()].map((address) => [address.toLowerCase(), address]));
  const nearest = nearestAmong([...assets.keys()]);
  const otherFiles = texts
    .filter(({ format, picture }) => format === 'asset' && picture === undefined)
    .map(({ text, path, entry }) => ({ address: text, place: entry.at(...path) }));
  return [...named, ...otherFiles].flatMap(({ address, place }) => {
    if (assets.has(address)) return [];
    const spelling = spellings.get(address.toLowerCase());
    if (spelling !== undefined) {
      const message = `The file is called public${spelling}: letter case counts on the web, even if this disk ignores it.`;
      const isCertain = [...assets.keys()].filter((each) => each.toLowerCase() === address.toLowerCase()).length === 1;
      const fix = { from: address, to: spelling, isCertain };
      return foundAs('asset-letter-case', place, message, { hint: `Write "${spelling}".`, fix });
    }
    const near = nearest(address);
    const hint = near
      ? `Did you mean "${near}"? Letter case counts.`
      : 'Put the file into public/ first, or correct its name.';
    const fix = near === undefined ? undefined : { from: address, to: near, isCertain: false };
    return foundAs('missing-asset', place, say`There is no file public${address}.`, { hint, fix });
  });
});
