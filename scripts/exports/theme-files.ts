import type { Picture } from '../../shared/model/picture';
import { pictureSizer } from '../../shared/picture';
import { themeStylesheet } from '../../shared/theme/stylesheet';
import type { Theme } from '../../shared/theme/theme';
import type { ExportFile } from './export';

/** Lists the stylesheet of a conference with its own theme. Pages load it after the stylesheet of the site. */
export function themeFiles(theme: Theme, pictures: readonly Picture[], more: readonly string[] = []): ExportFile[] {
  const stylesheet = themeStylesheet(theme, pictureSizer(pictures), more);
  return stylesheet ? [{ address: stylesheet.address, make: async () => stylesheet.css }] : [];
}
