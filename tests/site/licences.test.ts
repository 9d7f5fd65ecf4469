import { describe, expect, it } from 'vitest';
import { files, fileText, pages } from './support/built-site';

const text = fileText('/licenses.txt');
const parts = text.split(/^={72}$/m).slice(1);
const licences = new Map(
  parts.flatMap((part, index) => (index % 2 === 0 ? [[part.trim().split(' ')[0] ?? '', parts[index + 1] ?? '']] : [])),
);

describe('/licenses.txt', () => {
  it('lists every package that runs in the browser, and the fonts', () => {
    const inBrowsers = [
      '@szhsin/react-accordion',
      'final-form',
      'lean-qr',
      'n2words',
      'react',
      'react-countdown-circle-timer',
      'react-dom',
      'react-final-form',
      // All of react-router-dom is in react-router; it has no line of its own.
      'react-router',
      'react-toastify',
      'scheduler',
      '@fontsource/marcellus',
      '@fontsource-variable/source-sans-3',
      '@expo-google-fonts/source-sans-3',
    ];
    expect([...licences.keys()]).toEqual(expect.arrayContaining(inBrowsers));
  });

  it.each([...licences])('has the licence of %s in full', (_, licence) => {
    expect(licence).toMatch(/Permission is hereby granted, free of charge|SIL OPEN FONT LICENSE Version 1\.1/);
    expect(licence).toMatch(/WITHOUT WARRANTY OF\s+ANY\s+KIND|WITHOUT WARRANTY OF ANY KIND/);
    expect(licence).toMatch(/copyright/i);
  });

  it('is linked from every page', () => {
    for (const { root } of pages) expect(root.querySelector('footer a[href="/licenses.txt"]')).not.toBeNull();
    expect(files).toContain('/licenses.txt');
  });
});
