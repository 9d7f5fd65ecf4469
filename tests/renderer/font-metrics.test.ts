import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import decompress from 'woff2-encoder/decompress';
import { measureFont } from '../../scripts/content/fonts/measure-font';
import { pictureSizer } from '../../shared/picture';
import { fallbackFaces, fallbackNames } from '../../shared/theme/fallback-faces';
import { themeStylesheet } from '../../shared/theme/stylesheet';
import { themeOf } from '../../shared/theme/theme';

const { resolve } = createRequire(import.meta.url);
const css = readFileSync(new URL('../../renderer/styles/fonts.css', import.meta.url), 'utf8');

/** The faces of fonts.css under a name, each with the percentages that it sets, as fractions. */
const facesOf = (family: string) =>
  [...css.matchAll(/@font-face \{([^}]+)\}/g)]
    .map(([, body = '']) => body)
    .filter((body) => body.includes(`font-family: "${family}";`))
    .map((body) => (property: string) => {
      const [, percentage] = new RegExp(`${property}: ([\\d.]+)%`).exec(body) ?? [];
      return Number(percentage) / 100;
    });

/** A package's font, with all that is measured of it. */
async function measured(file: string, capitals?: number) {
  const bytes = readFileSync(resolve(file));
  const font = file.endsWith('.woff2') ? Buffer.from(await decompress(bytes)) : bytes;
  const measures = measureFont(font, capitals);
  if (!measures) throw new Error(`${file} has no Latin letters.`);
  return measures;
}

/** The weights of the face as documents have them; the site's file has the same outlines, and all of them in one. */
const sourceSans = (weight: string) =>
  measured(`@expo-google-fonts/source-sans-3/${weight}/SourceSans3_${weight}.ttf`, 0);

/** The average widths of small letters in fonts of systems. Helvetica has those of Arial, by Adobe's metrics of it. */
const WIDTHS = {
  Fallback: { regular: 0.4417, bold: 0.4775 },
  Roboto: { regular: 0.443, bold: 0.4489 },
  DejaVu: { regular: 0.5069, bold: 0.5724 },
};
const SYSTEMS = Object.entries(WIDTHS).map(([system, widths]) => ({ system, ...widths }));

describe.each(SYSTEMS)('the fallback typeface for Source Sans 3 of $system', ({ system, ...widths }) => {
  const [regular, bold] = facesOf(`Source Sans 3 ${system}`);
  const [face] = facesOf('Source Sans 3');
  const scale = face?.('size-adjust') ?? Number.NaN;

  it.each([
    { weight: '400Regular', standIn: regular, width: widths.regular },
    { weight: '600SemiBold', standIn: bold, width: widths.bold },
    { weight: '700Bold', standIn: bold, width: widths.bold },
  ])('is as wide, within 2 %, in $weight', async ({ weight, standIn, width }) => {
    const wanted = (scale * (await sourceSans(weight)).width) / width;
    expect(Math.abs((standIn?.('size-adjust') ?? 0) / wanted - 1)).toBeLessThan(0.02);
  });

  it.each([
    { name: 'regular', standIn: regular },
    { name: 'bold', standIn: bold },
  ])('keeps the line height and baseline, $name', async ({ standIn }) => {
    const { ascent, descent, lineGap } = await sourceSans('400Regular');
    const own = standIn?.('size-adjust') ?? Number.NaN;
    expect(own * (standIn?.('ascent-override') ?? 0)).toBeCloseTo(scale * ascent, 2);
    expect(own * (standIn?.('descent-override') ?? 0)).toBeCloseTo(scale * descent, 2);
    expect(standIn?.('line-gap-override')).toBe(scale * lineGap);
  });
});

const MARCELLUS = '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2';

it('stand-ins for headings are as wide and high as their typeface, by its file', async () => {
  const plain = css.replace(/\s+/g, ' ');
  for (const face of fallbackFaces('Marcellus', await measured(MARCELLUS))) expect(plain).toContain(face);
});

it('a typeface of the conference has stand-ins by its own measures', async () => {
  const ownFont = { family: 'Own Face', file: '/fonts/own.woff2' };
  const sheetOf = (ownMeasures?: Awaited<ReturnType<typeof measured>>) =>
    themeStylesheet(themeOf({ ownFont, ...(ownMeasures && { ownMeasures }) }), pictureSizer([]))?.css ?? '';
  const own = await measured(MARCELLUS);
  expect(sheetOf(own)).toContain(`"Own Face", "Noto Naskh Arabic", "${fallbackNames('Own Face').join('", "')}", `);
  expect(sheetOf(own)).toContain('local("Noto Serif"), local("NotoSerif"); size-adjust: 95.1%;');
  // One without Latin letters has none.
  expect(sheetOf()).not.toContain('local(');
});
