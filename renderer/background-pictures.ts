import type { RouteKind } from '#content';
import type { ShowPicture } from '../shared/picture';
import { largestFiles, type PictureFile } from '../shared/theme/largest-files';
import { shownHeroPicture } from '../shared/theme/stylesheet';
import type { Theme } from '../shared/theme/theme';

const DRAWING = 'image/svg+xml';
const PATTERN: PictureFile = { address: '/images/brand/pattern.svg', type: DRAWING };
const WAVES: PictureFile = { address: '/images/brand/waves.svg', type: DRAWING };

/**
 * The pictures behind the title of a page. They are the largest that is painted first, and only the sheets name them: the
 * head names them as well, so that they come with the sheets and not after them.
 */
export function backgroundPictures({ hero, heroPicture }: Theme, kind: RouteKind, showPicture: ShowPicture) {
  if (kind !== 'home') return hero === 'plain' ? [] : [PATTERN];
  // The first is taken by browsers that know its format; the others by hardly any.
  if (heroPicture !== undefined) return largestFiles(shownHeroPicture(heroPicture, showPicture)).slice(0, 1);
  return { plain: [], pattern: [PATTERN], sea: [PATTERN, WAVES] }[hero];
}
