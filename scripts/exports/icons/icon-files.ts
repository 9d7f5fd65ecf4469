import { iconAddress, isDrawing } from '../../../shared/theme/icon-address';
import type { Theme } from '../../../shared/theme/theme';
import type { ExportFile } from '../export';

/** Raster icons, with their width and height. */
const SIZES: Readonly<Record<string, number>> = {
  '/apple-touch-icon.png': 180,
  '/icons/icon-192.png': 192,
  '/icons/icon-512.png': 512,
};

/** Lists the icons of a conference with a theme: its own icon, or the default one in its colours. */
export function iconFiles(look: Theme): ExportFile[] {
  if (!look.isCustom) return [];
  const { icon } = look;
  const tab = iconAddress(look).address;
  const sizes = icon === undefined || isDrawing(icon) ? SIZES : { [tab]: 64, ...SIZES };
  const drawings = sizes === SIZES ? [tab] : [];
  return [
    ...drawings.map(
      (address): ExportFile => ({
        address,
        make: async (_, { publicDir }) => (await import('./make-icon')).iconDrawing(look, publicDir),
      }),
    ),
    ...Object.entries(sizes).map(
      ([address, size]): ExportFile => ({
        address,
        make: async (_, { publicDir, cache }) =>
          (await import('./make-icon')).makeIcon(look, size, { publicDir, cache }),
      }),
    ),
  ];
}

/**
 * The address where programs look for an icon if they have not read a page: feed readers, bookmark lists, search engines.
 */
export const WELL_KNOWN_ICON = '/favicon.ico';

/** Makes that icon in the two sizes that lists and tabs show. Every site has it. */
export const wellKnownIcon = (look: Theme): ExportFile => ({
  address: WELL_KNOWN_ICON,
  make: async (_, { publicDir, cache }) => {
    const [{ makeIcon }, { icoOf }] = await Promise.all([import('./make-icon'), import('./ico')]);
    const sizes = [16, 32];
    return icoOf(
      await Promise.all(sizes.map(async (size) => ({ size, png: await makeIcon(look, size, { publicDir, cache }) }))),
    );
  },
});
