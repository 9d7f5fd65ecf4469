import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inProject } from '../../scripts/bootstrap/project.mjs';

/** Physical on purpose, with the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'renderer/islands/toasts/notify.css: left: var(--space-4)': 'a position that the library names by its side',
  'renderer/islands/toasts/notify.css: right: var(--space-4)': 'a position that the library names by its side',
  'renderer/islands/toasts/notify.css: transform-origin: left': 'the rule below it is for the other direction',
  'renderer/islands/toasts/notify.css: transform-origin: right': 'the other direction of the rule above it',
  'renderer/styles/right-to-left.css: text-align: right':
    'under dir="rtl", where a text in Latin letters has its start at the left',
  'renderer/styles/elements.css: text-align: left':
    'of a title, whose own start may be at the right; the rule above is for the other direction',
  'pages/schedule/PaperList.module.css: text-align: right': 'the same, of a title',
  'renderer/components/ThemeMenu.module.css: border-width: 0 0.15em 0.15em 0': 'a tick, which no language mirrors',
};

/** Properties that name a side, and values that do. */
const PHYSICAL_PROPERTY =
  /^(left|right|top|bottom|(margin|padding|border|scroll-margin|scroll-padding)-(left|right)(-\w+)?|border-(top|bottom)-(left|right)-radius)$/;
const PHYSICAL_VALUE: Readonly<Record<string, RegExp>> = {
  'text-align': /\b(left|right)\b/,
  float: /\b(left|right)\b/,
  clear: /\b(left|right)\b/,
  'transform-origin': /\b(left|right)\b/,
  // A way along the line has to turn with the direction.
  transform: /translate(X|3d)?\((?!.*--forward)/,
  translate: /^(?!0 |none)(?!.*--forward)/,
};
/** Four values: the second is the right side, the fourth the left one. */
const FOUR_SIDES = /^(margin|padding|inset|border-(width|style|color))$/;

function physical(css: string): string[] {
  const bare = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/url\([^)]*\)/g, 'url()');
  const declarations = [...bare.matchAll(/(?<=[{};]\s*)([-\w]+)\s*:\s*([^;{}]+)(?=[;}])/g)];
  return declarations
    .map(([, property = '', value = '']) => ({ property, value: value.trim() }))
    .filter(({ property, value }) => {
      const sides = value.split(/\s+(?![^(]*\))/);
      return (
        PHYSICAL_PROPERTY.test(property) ||
        PHYSICAL_VALUE[property]?.test(value) ||
        (FOUR_SIDES.test(property) && sides.length === 4 && sides[1] !== sides[3])
      );
    })
    .map(({ property, value }) => `${property}: ${value}`);
}

describe('the sheets', () => {
  const found = ['renderer', 'pages'].flatMap((folder) =>
    readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => join(folder, name).replaceAll('\\', '/'))
      .flatMap((file) => physical(readFileSync(inProject(file), 'utf8')).map((each) => `${file}: ${each}`)),
  );

  it('name no side: what is at the start of a line is at its right in Arabic', () => {
    expect(found.filter((each) => !Object.hasOwn(ALLOWED, each))).toEqual([]);
  });

  it('are allowed nothing that none of them does', () => {
    expect(Object.keys(ALLOWED).filter((each) => !found.includes(each))).toEqual([]);
  });
});

describe('the search for sides', () => {
  it.each([
    'a { margin-left: 1em }',
    'a { &:hover { right: 0; } }',
    'a { text-align: right; }',
    'a { border-left-width: 1px; }',
    'a { inset: 0 auto 0 0; }',
    'a { padding: 1px calc(1px + 2px) 1px 4px; }',
    'a { transform: translateX(-10px); }',
    'a { translate: 10px 0; }',
  ])('finds %s', (css) => expect(physical(css)).toHaveLength(1));

  it.each([
    'a { margin-inline-start: 1em; inset: 0; text-align: start; }',
    'a { padding: 1px 2px 3px 2px; translate: 0 1px; }',
    'a { translate: calc(var(--forward) * 10px) 0; }',
    'a { margin: 0 auto; /* left: 0; */ }',
  ])('leaves %s alone', (css) => expect(physical(css)).toEqual([]));
});
