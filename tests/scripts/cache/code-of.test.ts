import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../../../scripts/cache/code-of';
import { temporaryFolder } from '../../content/support/temporary-folder';

const FILES = {
  'a/make.ts':
    "import { cut } from '../cut';\nimport type { Size } from '../size';\nimport 'node:fs';\nexport const make = cut;\n",
  'cut.tsx':
    "import {\n  ratio,\n} from './ratio.mjs';\nconst { default: sharp } = await import('sharp');\nexport const cut = ratio;\n",
  'ratio.mjs': "import '@of/them/part';\nexport const ratio = 2;\n",
  'size.ts': 'export type Size = number;\n',
  'beside.ts': 'export const beside = 1;\n',
  'node_modules/sharp/package.json': '{ "version": "1.0.0" }',
  'node_modules/@of/them/package.json': '{ "version": "2.0.0" }',
};

/** The name of the code of `a/make.ts` where one of the files is another. */
function named(name?: keyof typeof FILES, change = (text: string) => text): string {
  const project = temporaryFolder();
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), path === name ? change(text) : text);
  }
  return codeOf('a/make.ts', project);
}

const edited = (text: string) => text.replace(/[12]|;\n$/, ' more');

describe('the name of the code that makes something', () => {
  it.each([
    'a/make.ts',
    'cut.tsx',
    'ratio.mjs',
    'node_modules/sharp/package.json',
    'node_modules/@of/them/package.json',
  ] as const)('is another after a change of %s', (name) => {
    expect(named(name, edited)).not.toBe(named());
  });

  it.each(['size.ts', 'beside.ts'] as const)('is the same after a change of %s, which it does not run', (name) => {
    expect(named(name, (text) => `${text}more`)).toBe(named());
  });
});
