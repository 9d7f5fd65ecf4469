import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../../../scripts/bootstrap/project.mjs';

/** The TypeScript files of some folders of the project, by their paths in it. */
export const sourceFiles = (
  ...folders: readonly string[]
): readonly { readonly path: string; readonly code: string }[] =>
  folders.flatMap((folder) =>
    readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => {
        const path = join(folder, name).replaceAll('\\', '/');
        return { path, code: readFileSync(inProject(path), 'utf8') };
      }),
  );
