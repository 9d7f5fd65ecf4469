import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inEngine } from '../../bootstrap/project.mjs';
import { hashOf } from '../../cache/hash-of.mjs';
import { filesIn } from '../../files/files-in';

const TEMPLATES = inEngine('scripts/exports/paper/templates');

let hash: string | undefined;

/** Hashes the templates, which `codeOf` does not cover, since Typst reads them by path. */
export function hashOfTemplates(): string {
  hash ??= hashOf(
    filesIn(TEMPLATES)
      .map((name) => readFileSync(join(TEMPLATES, name), 'utf8'))
      .join('\n'),
  );
  return hash;
}
