import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inEngine } from '../../scripts/bootstrap/project.mjs';
import { documentFonts } from '../../scripts/content/fonts/document-fonts';
import { glyphsOf } from '../../scripts/content/fonts/read-font';
import { run } from '../content/support/run';
import { temporaryFolder } from '../content/support/temporary-folder';
import { readPdf } from './documents/support/read-pdf';

const DATA = {
  'conference.yaml': `name: Letters
acronym: LET 2031
start: 2031-05-20
end: 2031-05-20
timeZone: Europe/Oslo
online: true
`,
  'papers.csv': 'id,title,authors,session\n1,On letters,Ada Sow; 王伟; דוד לוי; Zoë 🦄,s1\n',
  'sessions.csv': 'id,kind,date,start,end,title\ns1,oral,2031-05-20,09:00,10:30,First session\n',
};

/** A folder of a conference, in which commands are called. */
function work(): string {
  const dir = temporaryFolder();
  mkdirSync(join(dir, 'data'));
  for (const [file, text] of Object.entries(DATA)) writeFileSync(join(dir, 'data', file), text);
  return dir;
}

/** Makes a font with letters of its own: in place of the letters of `shown`, one by one. */
function fontWith(letters: string, shown: string): Buffer {
  const [path = ''] = documentFonts().text;
  const font = readFileSync(path);
  const glyphs = glyphsOf(font);
  const pairs = [...letters].map((letter, at) => [letter.codePointAt(0) ?? 0, glyphs.get(shown.charCodeAt(at)) ?? 0]);
  const groups = pairs.toSorted(([one = 0], [other = 0]) => one - other);
  const cmap = Buffer.alloc(12 + 16 + 12 * groups.length);
  cmap.writeUInt16BE(1, 2);
  cmap.writeUInt32BE(0x0003_000a, 4);
  cmap.writeUInt32BE(12, 8);
  cmap.writeUInt16BE(12, 12);
  cmap.writeUInt32BE(16 + 12 * groups.length, 16);
  cmap.writeUInt32BE(groups.length, 24);
  for (const [at, [letter = 0, glyph = 0]] of groups.entries())
    for (const [field, value] of [letter, letter, glyph].entries()) cmap.writeUInt32BE(value, 28 + 12 * at + 4 * field);
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16) {
    if (font.toString('latin1', at, at + 4) !== 'cmap') continue;
    font.writeUInt32BE(font.length, at + 8);
    font.writeUInt32BE(cmap.length, at + 12);
  }
  return Buffer.concat([font, cmap]);
}

const colloquium = (dir: string, ...args: string[]) => run(args, {}, [inEngine('bin/colloquium.mjs')], dir);
const badgesIn = async (dir: string) => (await readPdf(readFileSync(join(dir, 'dist/print-set/badges.pdf')))).text;

describe('a name in letters that no font has', () => {
  it('is left out of badges and listed, while all others are printed without boxes', async () => {
    const dir = work();
    const { status, stdout } = await colloquium(dir, 'print');
    expect(status).toBe(1);
    expect(stdout).toContain('badges.pdf: 2 badges');
    expect(stdout).toContain('Left out of badges, since no font has all letters: דוד לוי, 王伟.');
    expect(stdout).toContain('npm install @expo-google-fonts/noto-sans-hebrew @expo-google-fonts/noto-sans-sc');
    const text = await badgesIn(dir);
    for (const name of ['Ada Sow', 'Zoë']) expect(text).toContain(name);
    expect(text).not.toMatch(/□|🦄/u);
  });

  it('is reported at its cell, with the font to install', async () => {
    const { stdout, stderr } = await colloquium(work(), 'check');
    expect(stdout + stderr).toMatch(
      /papers\.csv:2:23 warning letters-without-font[\s\S]*No font for paper has 王 伟 of "王伟"/,
    );
    expect(stdout + stderr).toContain('npm install @expo-google-fonts/noto-sans-sc');
  });

  it('is printed with a font that is installed in the folder', async () => {
    const dir = work();
    const styles = { '400Regular': 'NotoSansSC_400Regular.ttf', '700Bold': 'NotoSansSC_700Bold.ttf' };
    for (const [style, file] of Object.entries(styles)) {
      const folder = join(dir, 'node_modules/@expo-google-fonts/noto-sans-sc', style);
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, file), fontWith('王伟דולי', 'WeDVLI'));
    }
    const { status, stdout } = await colloquium(dir, 'print');
    expect(stdout).toContain('badges.pdf: 4 badges');
    expect(status, stdout).toBe(0);
    expect(await badgesIn(dir)).toContain('王伟');
  });
});
