import type { Look } from '../../shared/look/look';
import { sheetOf } from '../../shared/look/sheet';
import type { Picture } from '../../shared/model/picture';
import { shownFrom } from '../../shared/picture';
import type { ExportFile } from './export';

/** The sheet of a conference that has a theme of its own: pages load it after that of the site. */
export function themeFiles(look: Look, pictures: readonly Picture[], more: readonly string[] = []): ExportFile[] {
  const sheet = sheetOf(look, shownFrom(pictures), more);
  return sheet ? [{ address: sheet.address, make: async () => sheet.css }] : [];
}
