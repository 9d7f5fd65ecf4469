import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../../scripts/bootstrap/project.mjs';
import { filesIn } from '../../../scripts/files/files-in';
import { inFolders } from '../../../scripts/vite/page-folders';

describe('the folders in which pages are looked for', () => {
  it('are asked for in the place of the whole project, and all else is left', () => {
    expect(
      inFolders(`const a = import.meta.glob('/**/*.page.server.ts', {"eager":false});
import.meta.glob('/shared/words/*.ts');`),
    ).toBe(`const a = { ...import.meta.glob("/pages/**/*.page.server.ts", {"eager":false}), ...import.meta.glob("/renderer/**/*.page.server.ts", {"eager":false}) };
import.meta.glob('/shared/words/*.ts');`);
  });

  it('are asked for in words of Vite 8', () => {
    expect(inFolders(`import.meta.glob('/**/*.page.(js|ts)', {"eager":true,"as":"extractExportNames"});`)).toBe(
      `{ ...import.meta.glob("/pages/**/*.page.{js,ts}", {"eager":true,"query":"?extractExportNames"}), ...import.meta.glob("/renderer/**/*.page.{js,ts}", {"eager":true,"query":"?extractExportNames"}) };`,
    );
  });

  it('hold every page of the product', () => {
    const elsewhere = ['scripts', 'tests', 'docs'].flatMap((folder) =>
      filesIn(`${projectRoot}/${folder}`).filter((file) => /\.page(?:\.\w+)?\.tsx?$/.test(file)),
    );
    expect(elsewhere).toEqual([]);
  });
});
