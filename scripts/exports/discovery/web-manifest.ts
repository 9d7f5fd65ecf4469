import { colourOf } from '../../../renderer/colours';
import type { Look } from '../../../renderer/look/look';
import { directionOf } from '../../../renderer/words/direction';
import type { Conference } from '../../content/content';

/**
 * The web application manifest (https://www.w3.org/TR/appmanifest/): name and icon for a phone's home screen. It has no
 * `screenshots`: they must show the site as it is, which only a browser could draw at every build, and those that were
 * taken once would show old dates. Installing needs none.
 */
export function webManifest(
  { name, acronym, description, language }: Conference,
  { palette }: Pick<Look, 'palette'>,
  base = '',
): string {
  const icon = (size: number) => ({
    src: `${base}/icons/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  });
  const manifest = {
    name,
    short_name: acronym,
    description,
    lang: language,
    ...(directionOf(language) === 'rtl' && { dir: 'rtl' }),
    start_url: base === '' ? '/' : base,
    display: 'minimal-ui',
    background_color: colourOf('page', 'light', palette),
    theme_color: colourOf('sea', 'light', palette),
    icons: [icon(192), icon(512)],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
