import { readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inEngine } from '../../bootstrap/project.mjs';
import { hashOf } from '../../cache/hash-of.mjs';
import { installedFonts } from '../../content/fonts/installed-fonts';
import { filesIn } from '../../files/files-in';

const TEMPLATES = inEngine('scripts/exports/paper/templates');

let hash: string | undefined;

/** Hashes the templates, which `codeOf` does not cover, since Typst reads them by path, with the fonts that organisers have installed. */
export function hashOfTemplates(): string {
  hash ??= hashOf(
    [
      ...filesIn(TEMPLATES).map((name) => readFileSync(join(TEMPLATES, name), 'utf8')),
      ...installedFonts().flatMap((paths) => paths.map((path) => `${basename(path)} ${statSync(path).size}`)),
    ].join('\n'),
  );
  return hash;
}
