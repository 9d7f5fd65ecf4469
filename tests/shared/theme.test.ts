import { describe, expect, it } from 'vitest';
import { documentColours } from '../../scripts/exports/documents/colours';
import { COLOUR_SCHEMES } from '../../shared/colour-scheme';
import { COLOURS, type ColourName, colourOf, type Hex, type Palette } from '../../shared/colours';
import { pictureSizer } from '../../shared/picture';
import { contrastPairs } from '../../shared/theme/contrast-pairs';
import { defaultSeeds, derivePalette } from '../../shared/theme/derive-palette';
import { PRESETS, type PresetName } from '../../shared/theme/presets';
import { contrast, contrastOn } from '../../shared/theme/shades';
import { themeStylesheet } from '../../shared/theme/stylesheet';
import { themeOf } from '../../shared/theme/theme';

const presets = Object.keys(PRESETS) as PresetName[]; // Object.keys widens to string[]
const sheet = (settings: Parameters<typeof themeOf>[0]) =>
  themeStylesheet(themeOf(settings), pictureSizer([]))?.css ?? '';

describe('contrast', () => {
  // The examples of WCAG 2.2's own techniques (G18) and of their calculators.
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
    ['#595959', '#ffffff', 7.0],
  ] as const)('of %s and %s is %s', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
    expect(contrast(other, one)).toBeCloseTo(ratio, 2);
  });
});

describe.each(presets)('the theme %s', (preset) => {
  const { palette } = themeOf({ preset });

  it('has no pair of neighbouring colours below AAA', () => {
    const faint = contrastPairs(palette).filter(({ ratio, aaa }) => ratio < aaa);
    expect(faint.map(({ label, scheme, ratio }) => `${label} in ${scheme} colours: ${ratio}`)).toEqual([]);
  });

  it('has enough contrast for text on paper', () => {
    const colours = documentColours({ palette }) as Readonly<Record<keyof ReturnType<typeof documentColours>, Hex>>;
    const { text, muted, heading, link, band, onBand, onBandAccent, sand, tint: set } = colours;
    for (const ground of ['#ffffff', sand, set] as const) {
      for (const ink of [text, muted, heading, link]) expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
    }
    for (const ink of [onBand, onBandAccent, sand]) expect(contrast(ink, band)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('a theme', () => {
  it('without settings is the default theme, and has no stylesheet', () => {
    expect(themeOf().palette).toBe(COLOURS);
    expect(themeOf({ preset: 'sea' }).palette).toBe(COLOURS);
    expect(sheet({})).toBe('');
  });

  it('uses accent and band in both colour schemes, surface and ink in the light one, and others in the dark one', () => {
    const settings = { accent: '#aa3355', surface: '#fff8f0', dark: { accent: '#ee88aa' } };
    const { palette } = themeOf(settings);
    const of = (name: ColourName) => COLOUR_SCHEMES.map((theme) => colourOf(name, theme, palette));
    expect(of('orange')).toEqual(['#aa3355', '#ee88aa']);
    expect(of('surface')).toEqual(['#fff8f0', colourOf('surface', 'dark')]);
  });

  it('has readable text with any accent', () => {
    for (const accent of ['#ffff00', '#000000', '#ffffff', '#808080', '#ff0000', '#0000ff'] as const) {
      const seeds = { light: { ...defaultSeeds('light'), accent }, dark: { ...defaultSeeds('dark'), accent } };
      const palette: Palette = derivePalette(seeds);
      for (const theme of COLOUR_SCHEMES) {
        const of = (name: ColourName) => colourOf(name, theme, palette);
        expect(contrastOn(of('accent'), [of('page'), of('surface')]), accent).toBeGreaterThanOrEqual(7);
        expect(contrastOn(of('on-button'), [of('button'), of('button-hover')]), accent).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('marks menu entries so lightly that white text stays readable on any band', () => {
    const hover = (band: `#${string}`) => themeOf({ band }).palette['on-band-hover'];
    expect(hover('#0a2233')).toBe('rgb(255 255 255 / 15%)');
    expect(themeOf({ preset: 'atlas' }).palette['on-band-hover']).toBe('rgb(255 255 255 / 12%)');
    expect(hover('#888888')).toBe('rgb(255 255 255 / 0%)');
  });

  it('is a stylesheet of custom properties in the layer of the tokens, the same each time', () => {
    const css = sheet({ preset: 'ink' });
    expect(css).toMatch(/^@layer tokens \{\n {2}:root \{\n( {4}--[\w-]+: [^;]+;\n)+ {2}\}\n\}\n$/);
    expect(css).toContain('--radius: 0;');
    expect(css).toContain('--pattern: none;');
    expect(sheet({ preset: 'ink' })).toBe(css);
  });

  it('has typefaces of its own, with the fallback for other letters first', () => {
    const ownFont = { family: 'Own Face', file: '/fonts/own.woff2', moreLetters: '/fonts/more.woff2' };
    const css = sheet({ ownFont });
    expect(css).toContain('--font-display: "Own Face", "Noto Naskh Arabic", Georgia');
    expect([...css.matchAll(/url\("([^"]+)"\)/g)].map(([, address]) => address)).toEqual([
      '/fonts/more.woff2',
      '/fonts/own.woff2',
    ]);
  });

  it('sets Latin letters of Arabic headings in the face of the text, where headings have a serif of the system', () => {
    const arabic = /:lang\(ar\).*--font-display: var\(--font-text\)/;
    expect(sheet({ look: 'quiet' })).toMatch(arabic);
    expect(sheet({ displayFont: 'serif' })).toMatch(arabic);
    expect(sheet({ look: 'bold' })).not.toMatch(arabic);
    expect(sheet({ look: 'quiet', ownFont: { family: 'Own Face', file: '/fonts/own.woff2' } })).not.toMatch(arabic);
  });

  it('covers the picture behind the title with the band so that text stays readable on white', () => {
    const css = sheet({ heroPicture: '/images/hall.jpg' });
    expect(css).toMatch(/--hero-ground: linear-gradient\(light-dark\(rgb\(8 43 68 \/ (75|80|85)%\)/);
    expect(css).toContain('url("/images/hall.jpg") type("image/jpeg")');
  });
});
