import { mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);

/** One font, blacker than anything on the site: the tests notice where it replaces a typeface of the site. */
export const BLACK = dirname(resolve('@expo-google-fonts/source-sans-3/900Black/SourceSans3_900Black.ttf'));

/**
 * Has Chromium find a font where the machine has none: it ends with the first text field that it sees (156), whatever faces a page
 * brings along. A container has none if Chromium was installed without what Debian recommends with it. Where there are others, they
 * are chosen before this one. Only what draws with fontconfig reads the variable; elsewhere there are always fonts.
 */
export default function lendLastFont(): void {
  process.env.FONTCONFIG_FILE = withLastFont(process.env.FONTCONFIG_FILE ?? 'fonts.conf');
}

/** Settings of fontconfig: those of a machine, and the last font. Of a path that is not whole, fontconfig knows the folder. */
export const withLastFont = (machine: string): string =>
  fontconfig(`<include ignore_missing="yes">${machine}</include><dir>${BLACK}</dir>`);

/** Settings of a machine with only the fonts of one folder, and without settings for drawing letters. */
export const withFonts = (folder: string): string => fontconfig(`<dir>${folder}</dir>`);

/** Writes settings of fontconfig into the folder of the run, and gives their path, for FONTCONFIG_FILE. */
function fontconfig(settings: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
  const file = join(folder, 'fonts.conf');
  const cache = `<cachedir>${join(folder, 'cache')}</cachedir>`;
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>${settings}${cache}</fontconfig>`,
  );
  return file;
}
