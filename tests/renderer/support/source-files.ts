import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../scripts/content/compile-into';

/** The TypeScript files of some folders of the project, by their paths in it. */
export const sourceFiles = (
  ...folders: readonly string[]
): readonly { readonly path: string; readonly code: string }[] =>
  folders.flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => {
        const path = join(folder, name).replaceAll('\\', '/');
        return { path, code: readFileSync(join(projectRoot, path), 'utf8') };
      }),
  );
