import type { RouteKind } from '#content';
import { largestFiles, type PictureFile } from '../shared/theme/largest-files';
import { shownHeroPicture } from '../shared/theme/stylesheet';
import type { Theme } from '../shared/theme/theme';
import type { Site } from './site';

const SVG_TYPE = 'image/svg+xml';
const PATTERN: PictureFile = { address: '/images/brand/pattern.svg', type: SVG_TYPE };
const WAVES: PictureFile = { address: '/images/brand/waves.svg', type: SVG_TYPE };

/**
 * Lists the pictures behind the title of a page, to preload them. They are the largest contentful paint, and only
 * stylesheets name them, so browsers would find them late.
 */
export function backgroundPictures(
  { hero, heroPicture }: Theme,
  kind: RouteKind,
  { showPicture, content }: Pick<Site, 'showPicture' | 'content'>,
) {
  // The sheet of the whole site names them, past editions included.
  const own = (pictures: readonly PictureFile[]) =>
    pictures.map(({ address, type }) => ({ address: `${content.base ?? ''}${address}`, type }));
  if (kind !== 'home') return hero === 'plain' ? [] : own([PATTERN]);
  // Only the best format is preloaded: hardly any browser needs the others.
  if (heroPicture !== undefined) return largestFiles(shownHeroPicture(heroPicture, showPicture)).slice(0, 1);
  return own({ plain: [], pattern: [PATTERN], sea: [PATTERN, WAVES] }[hero]);
}
