import type { Look } from '../../renderer/look/look';
import { sheetOf } from '../../renderer/look/sheet';
import { shownFrom } from '../../renderer/picture';
import type { Picture } from '../content/pictures/plan-pictures';
import type { ExportFile } from './export';

/** The sheet of a conference that has a theme of its own: pages load it after that of the site. */
export function themeFiles(look: Look, pictures: readonly Picture[], more: readonly string[] = []): ExportFile[] {
  const sheet = sheetOf(look, shownFrom(pictures), more);
  return sheet ? [{ address: sheet.address, make: async () => sheet.css }] : [];
}
