import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { colourDeclarations } from '../../shared/colours';

const root = fileURLToPath(new URL('../..', import.meta.url));
const styles = ['renderer', 'pages']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => file.endsWith('.css'))
  .sort()
  .map((file) => ({ file, css: readFileSync(join(root, file), 'utf8') }));
const sheets = styles.filter(({ file }) => !file.startsWith(join('renderer', 'styles')));

interface Declaration {
  readonly property: string;
  readonly value: string;
}

/** The declarations of a sheet; what a custom property holds counts as well. */
function declarations(css: string): Declaration[] {
  const bare = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/url\([^)]*\)/g, 'url()');
  return [...bare.matchAll(/(?<=[{};]\s*)([-\w]+)\s*:\s*([^;{}]+)(?=[;}])/g)].map(([, property = '', value = '']) => ({
    property,
    value: value.trim(),
  }));
}

/** CSS Color 4: the names that a person might write; the words that take a colour from elsewhere are none. */
const NAMED =
  /(?<![-\w])(black|white|red|green|blue|yellow|orange|purple|pink|brown|gr[ae]y|silver|gold|navy|teal|maroon|olive|lime|aqua|cyan|magenta|fuchsia|beige|tan|coral|salmon|tomato|crimson|indigo|violet|ivory|(?:dark|light|medium|pale|deep)[a-z]+)(?![-\w])/i;

/** What components leave to tokens.css. */
const RULES: readonly { readonly name: string; readonly breaks: (declaration: Declaration) => boolean }[] = [
  {
    name: 'a raw colour',
    breaks: ({ value }) =>
      /#[\da-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch|color|light-dark)a?\(/i.test(value) || NAMED.test(value),
  },
  {
    name: 'a raw size of letters',
    breaks: ({ property, value }) => property === 'font-size' && !/^(var\(--size-[\w-]+\)|inherit)$/.test(value),
  },
  {
    name: 'a raw face',
    breaks: ({ property, value }) => property === 'font-family' && !/^(var\(--font-[\w-]+\)|inherit)$/.test(value),
  },
  {
    name: 'a raw shadow',
    breaks: ({ property, value }) => property.endsWith('shadow') && !/^(var\(--shadow[\w-]*\)|none)$/.test(value),
  },
  // A circle is a shape, not a radius.
  {
    name: 'a raw radius',
    breaks: ({ property, value }) => property.endsWith('radius') && !/^(var\(--radius[\w-]*\)|0|50%)$/.test(value),
  },
  // What takes longer than a second is a thing's own: the sea, the strip of logos, a spinner's turn.
  {
    name: 'a raw duration',
    breaks: ({ property, value }) =>
      /^(transition|animation)/.test(property) && /(?<![\w.])(\d+ms|0?\.\d+s)\b/.test(value),
  },
];

const broken = (css: string) =>
  declarations(css).flatMap((declaration) =>
    RULES.filter(({ breaks }) => breaks(declaration)).map(
      ({ name }) => `${name}: ${declaration.property}: ${declaration.value}`,
    ),
  );

describe('components take what is seen from the tokens', () => {
  it('there are sheets to look at', () => expect(sheets.length).toBeGreaterThan(30));

  it.each(sheets)('$file', ({ css }) => expect(broken(css)).toEqual([]));
});

/** What follows the system's colours and not the visitor's choice: it is the tokens', which know of both. */
it('no sheet but that of the tokens asks for the colours of the system', () => {
  const asking = styles.filter(({ css }) => css.includes('prefers-color-scheme')).map(({ file }) => file);
  expect(asking).toEqual([join('renderer', 'styles', 'tokens.css')]);
});

describe('the rules for components', () => {
  it.each([
    'a { color: #fff }',
    'a { --mine: rgb(0 0 0 / 50%); }',
    'a { &:hover { border: 1px solid tomato; } }',
    'a { background: linear-gradient(light-dark(black, white), transparent); }',
    'a { font-size: 14px; }',
    'a { font-size: clamp(1rem, 2vw, 3rem); }',
    'a { font-family: Arial; }',
    'a { box-shadow: 0 1px 2px currentcolor; }',
    'a { border-radius: 4px; }',
    'a { transition: color 150ms; }',
    'a { animation: appear .2s both; }',
  ])('refuse %s', (css) => expect(broken(css)).toHaveLength(1));

  it.each([
    'a { color: var(--on-band); border: 1px solid currentcolor; /* #fff */ }',
    'a { background: url("/images/red.svg#fff"), transparent; }',
    'a { font-size: var(--size-h2); border-radius: 50%; box-shadow: var(--shadow); }',
    'a { transition: height var(--calm); animation: drift 4.8s ease-out; }',
  ])('allow %s', (css) => expect(broken(css)).toEqual([]));
});

describe('the tokens', () => {
  const everything = styles.map(({ css }) => css).join('\n');
  const colours = colourDeclarations();
  const named = (css: string) => [...css.matchAll(/(?<=[{;\s])(--[\w-]+)\s*:/g)].map(([, name = '']) => name);
  const values = colours.map(([, value]) => value).join('\n');
  const asked = new Set([...`${everything}\n${values}`.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));

  it('are there for every name that a sheet asks for', () => {
    const known = new Set([...named(everything), ...colours.map(([name]) => name)]);
    expect([...asked].filter((name) => !known.has(name))).toEqual([]);
  });

  it('are each asked for', () => {
    const tokens = styles.find(({ file }) => file.endsWith('tokens.css'))?.css ?? '';
    const all = [...named(tokens), ...colours.map(([name]) => name)];
    expect(all.length).toBeGreaterThan(40);
    expect(all.filter((name) => !asked.has(name))).toEqual([]);
  });
});
