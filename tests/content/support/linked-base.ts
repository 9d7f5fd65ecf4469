import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { baseData, filesOf, layOver, removedBy } from './fixture';

/** The files and folders at the top of the base that a case changes. */
export const changedBy = (name: string): readonly string[] => [
  ...new Set([...filesOf(name), ...removedBy(name)].map((file) => file.replace(/\/.*/, ''))),
];

/**
 * A folder of links to the files of `base`, in which one case after the other is laid and taken away again: to make and remove
 * fifty files for each case takes longer than to compile it.
 */
export class LinkedBase {
  readonly #dataDir = join(mkdtempSync(join(tmpdir(), 'fixtures-')), 'data');

  constructor() {
    mkdirSync(this.#dataDir);
    for (const file of readdirSync(baseData)) this.#link(file);
  }

  /** What a work makes of the base with some cases laid over it, which change different files. */
  async withCases<Made>(
    names: readonly string[],
    work: (folders: { readonly dataDir: string; readonly publicDir: string }) => Promise<Made>,
  ): Promise<Made> {
    const changed = names.flatMap(changedBy);
    try {
      for (const file of changed) {
        rmSync(join(this.#dataDir, file), { force: true });
        // A folder, and what a case takes away, is the cases' own as soon as one file in it is.
        if (
          existsSync(join(baseData, file)) &&
          (statSync(join(baseData, file)).isDirectory() || names.some((name) => removedBy(name).includes(file)))
        )
          cpSync(join(baseData, file), join(this.#dataDir, file), { recursive: true });
      }
      for (const name of names) layOver(this.#dataDir, name);
      return await work({ dataDir: this.#dataDir, publicDir: join(this.#dataDir, 'public') });
    } finally {
      for (const file of changed) {
        rmSync(join(this.#dataDir, file), { recursive: true, force: true });
        if (existsSync(join(baseData, file))) this.#link(file);
      }
    }
  }

  remove(): void {
    rmSync(dirname(this.#dataDir), { recursive: true });
  }

  #link(file: string): void {
    symlinkSync(join(baseData, file), join(this.#dataDir, file));
  }
}
