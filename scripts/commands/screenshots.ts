/**
 * Takes pictures of every kind of page and every page of the documents, of the site, which it builds first, or of other conferences:
 * `npm run screenshots -- [DIR …]`. DIR is a data folder or the name of a test conference. `.screenshots/index.html` shows all
 * pictures. With `--install` it writes the pictures that browsers show to users who install the site.
 */

import { runCommand } from '../command-line';
import { COMMAND, readArguments } from '../screenshots/arguments';
import { takeScreenshots } from '../screenshots/take-screenshots';

/** Runs the command and gives its exit status. */
export const main = (args: readonly string[]): Promise<number> =>
  runCommand(COMMAND, args, (given) => takeScreenshots(readArguments(given)));
