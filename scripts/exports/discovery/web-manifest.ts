import { colourOf } from '../../../shared/colours';
import type { Conference, ThemeSettings } from '../../../shared/model/content';
import type { Picture } from '../../../shared/model/picture';
import type { Theme } from '../../../shared/theme/theme';
import { directionOf } from '../../../shared/words/direction';
import { installPictures } from './install-pictures';

/**
 * Writes the web application manifest (https://www.w3.org/TR/appmanifest/): name and icon for a phone's home screen, and pictures that
 * browsers show before installation. `base` is the prefix of addresses, and `home` the address of the home page. `npm run screenshots -- --install` takes those pictures.
 */
export function webManifest(
  { name, acronym, description, language }: Conference,
  { palette }: Pick<Theme, 'palette'>,
  { theme, pictures }: { readonly theme?: ThemeSettings | undefined; readonly pictures: readonly Picture[] },
  base: string,
  home: string,
): string {
  const icon = (size: number) => ({
    src: `${base}/icons/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  });
  const screenshots = installPictures(theme?.screenshots, pictures);
  const manifest = {
    name,
    short_name: acronym,
    description,
    lang: language,
    ...(directionOf(language) === 'rtl' && { dir: 'rtl' }),
    start_url: home,
    display: 'minimal-ui',
    background_color: colourOf('page', 'light', palette),
    theme_color: colourOf('sea', 'light', palette),
    icons: [icon(192), icon(512)],
    ...(screenshots.length > 0 && { screenshots }),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
