import { join, relative } from 'node:path';
import { projectRoot } from '../../scripts/bootstrap/project.mjs';
import { sample } from '../../scripts/new/sample';

/** A file of the built sample, in the project. */
export const built = (path: string): string => relative(projectRoot, join(sample.dist, 'client', path));

/** A file of the sample's data, in the project. */
export const inData = (name: string): string => relative(projectRoot, join(sample.data, name));

/** A change to one file of the project. */
export interface Edit {
  /** Its path in the project; a `*` stands for the hash that the build puts into a name. */
  readonly file: string;
  readonly change: (text: string) => string;
}

/** The file of a built page. */
export const page = (path: string): string => built(`${path}/index.html`);

/** Puts something else in the place of what a text is found by first. */
export const replaced = (file: string, found: string | RegExp, by: string): Edit => ({
  file,
  change: (text) => text.replace(found, by),
});

/** Adds to the end of a file, which begins with it where it is not there yet. */
export const appended = (file: string, more: string): Edit => ({ file, change: (text) => `${text}\n${more}` });

/** Adds to the end of what a built page is about. */
export const addedTo = (path: string, html: string): Edit => replaced(page(path), '</main>', `${html}</main>`);

/** Adds a rule to the one style sheet of the built site. */
export const inSheet = (rule: string): Edit => appended(built('assets/static/style.*.css'), rule);

/** Adds to the script that every built page begins with. */
export const inScript = (code: string): Edit =>
  appended(built('assets/entries/renderer_default.page.client.*.js'), `;${code}`);
