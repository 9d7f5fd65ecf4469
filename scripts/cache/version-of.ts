import { readFileSync } from 'node:fs';
import { inProject } from '../bootstrap/project.mjs';

/** The version of a package that is installed, which need not be loaded for it. */
export function versionOf(name: string): string {
  const { version } = JSON.parse(readFileSync(inProject(`node_modules/${name}/package.json`), 'utf8')) as {
    readonly version: string; // every package that is installed has one
  };
  return version;
}
