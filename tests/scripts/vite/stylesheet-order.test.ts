import { relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { engineRoot } from '../../../scripts/bootstrap/project.mjs';
import { filesIn } from '../../../scripts/files/files-in';
import { stylesheetsOf } from '../../../scripts/vite/stylesheet-order';

const sheets = stylesheetsOf(engineRoot).map((file) => relative(engineRoot, file).replaceAll('\\', '/'));

describe('the stylesheets of the site', () => {
  it('are all stylesheets, each once', () => {
    const there = ['pages', 'renderer'].flatMap((folder) => filesIn(folder).map((name) => `${folder}/${name}`));
    // base.css imports the others in its folder; some are bundled with a script.
    const own = there.filter(
      (name) => name.endsWith('.css') && !/styles\/(?!base)|\/(notify|note|agenda)\.css$/.test(name),
    );
    expect([...sheets].sort()).toEqual(own.sort());
  });

  it('begin with those that all pages share', () => {
    expect(sheets.indexOf('renderer/styles/base.css')).toBeLessThan(
      sheets.indexOf('pages/home/HomeSection.module.css'),
    );
    expect(sheets.indexOf('renderer/components/Section.module.css')).toBeLessThan(
      sheets.indexOf('pages/home/HomeSection.module.css'),
    );
  });
});
