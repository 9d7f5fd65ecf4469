import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ColourName, colourOf, type Palette } from '../../../shared/colours';
import type { Theme } from '../../../shared/theme/theme';
import { codeOf } from '../../cache/code-of';
import type { FileCache } from '../../cache/file-cache.mjs';
import { hashOf } from '../../cache/hash-of.mjs';
import { oneThreadedSharp } from '../pictures/one-threaded-sharp';

/** Hash of the code that makes icons. */
const MADE_BY = codeOf('scripts/exports/icons/make-icon.ts');

type IconLook = Pick<Theme, 'icon' | 'palette'>;

/** Returns the organisers' own icon, or the default one in the theme's colours. */
export const iconDrawing = ({ icon, palette }: IconLook, publicDir: string): Uint8Array | string =>
  icon === undefined ? drawSign(palette) : readFileSync(join(publicDir, icon));

/** Makes a square raster icon. Other pictures are fitted in, on the page's background colour. */
export async function makeIcon(
  look: IconLook,
  size: number,
  { publicDir, cache }: { readonly publicDir: string; readonly cache: FileCache },
): Promise<Uint8Array> {
  const drawing = Buffer.from(iconDrawing(look, publicDir));
  const background = colourOf('page', 'light', look.palette);
  const sharp = await oneThreadedSharp();
  const work = JSON.stringify([drawing.toString('base64'), size, background, MADE_BY]);
  const hash = hashOf(work, 16);
  return cache.get(`icon-${size}.${hash}.png`, () =>
    // Phones show transparent areas in black.
    sharp(drawing, { density: 72 * 8 })
      .resize(size, size, { fit: 'contain', background })
      .flatten({ background })
      .png({ compressionLevel: 9 })
      .toBuffer(),
  );
}

/** Draws the star of public/favicon.svg. It fills the square, since systems crop icons to their own shapes. */
function drawSign(palette: Palette): string {
  const colour = (name: ColourName) => colourOf(name, 'light', palette);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${colour('sea')}"/>`,
    `<path d="M18.500 18.500h27v27h-27zM32 13l19 19-19 19-19-19z" fill="none" stroke="${colour('on-band-accent')}" stroke-width="3.500" stroke-linejoin="round"/>`,
    `<circle cx="32" cy="32" r="7" fill="${colour('orange')}"/></svg>\n`,
  ].join('');
}
