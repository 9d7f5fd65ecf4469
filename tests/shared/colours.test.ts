import { describe, expect, it } from 'vitest';
import { COLOURS, type ColourName, colourDeclarations, colourOf } from '../../shared/colours';

const names = Object.keys(COLOURS) as ColourName[]; // Object.keys widens to string[]

describe('the table of colours', () => {
  it('gives sheets one value where both themes have the same, and one for each where they differ', () => {
    const declared = new Map(colourDeclarations());
    expect(declared.get('--sea')).toBe('#0b3c5d');
    expect(declared.get('--page')).toBe('light-dark(#fffdf9, #0d1820)');
    expect(declared.get('--band')).toBe('var(--sea-deep)');
  });

  it('gives what is made without CSS the same colours, the names of others followed', () => {
    expect(colourOf('page', 'dark')).toBe('#0d1820');
    expect(colourOf('band', 'light')).toBe(colourOf('sea-deep', 'light'));
    expect(() => colourOf('scroll-hint', 'light')).toThrow('scroll-hint');
  });

  it('has for every name a colour that is in the table or is written out', () => {
    const shown = names.filter((name) => !['scroll-hint', 'on-band-hover'].includes(name));
    for (const name of shown) {
      for (const theme of ['light', 'dark'] as const) expect(colourOf(name, theme), name).toMatch(/^#[0-9a-f]{6}$/);
    }
  });
});
