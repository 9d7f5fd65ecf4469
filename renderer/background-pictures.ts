import type { RouteKind } from '#content';
import type { ShowPicture } from '../shared/picture';
import { largestFiles, type PictureFile } from '../shared/theme/largest-files';
import { shownHeroPicture } from '../shared/theme/stylesheet';
import type { Theme } from '../shared/theme/theme';

const SVG_TYPE = 'image/svg+xml';
const PATTERN: PictureFile = { address: '/images/brand/pattern.svg', type: SVG_TYPE };
const WAVES: PictureFile = { address: '/images/brand/waves.svg', type: SVG_TYPE };

/**
 * Lists the pictures behind the title of a page, to preload them. They are the largest contentful paint, and only
 * stylesheets name them, so browsers would find them late.
 */
export function backgroundPictures({ hero, heroPicture }: Theme, kind: RouteKind, showPicture: ShowPicture) {
  if (kind !== 'home') return hero === 'plain' ? [] : [PATTERN];
  // Only the best format is preloaded: hardly any browser needs the others.
  if (heroPicture !== undefined) return largestFiles(shownHeroPicture(heroPicture, showPicture)).slice(0, 1);
  return { plain: [], pattern: [PATTERN], sea: [PATTERN, WAVES] }[hero];
}
