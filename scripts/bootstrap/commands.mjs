/**
 * A command. `does` describes it in its usage. `isForWork` marks commands for work on the engine, which the package does not have;
 * `prepares` is installed before them if missing. `isBundled` marks frequent commands (`run.mjs`). `vitest` has the arguments of a
 * command that runs Vitest.
 *
 * @typedef {{
 *   readonly does: string,
 *   readonly isForWork?: true,
 *   readonly prepares?: readonly ('servers' | 'browser')[],
 *   readonly isBundled?: true,
 *   readonly vitest?: readonly string[],
 * }} Command
 */

/**
 * All commands, by name. Each runs the file of its name in `scripts/commands/`.
 *
 * @type {Readonly<Record<string, Command>>}
 */
export const COMMANDS = {
  new: {
    does: 'Starts a conference: makes the folder DIR a repository for its data, and installs the engine there. In a terminal, it asks for missing options.',
  },
  add: {
    does: 'Adds files to the data, such as speakers or fees, with comments and an example. Without a name it lists all files.',
  },
  start: {
    does: 'Builds the site and serves it on this machine, with a payment sandbox.',
  },
  dev: {
    does: 'Shows the site on this machine while its data is edited: open pages follow each save.',
    isBundled: true,
  },
  'dev:engine': {
    does: 'Does the same as `npx colloquium dev` with Vite, and follows changes of pages, styles and scripts, too.',
    isForWork: true,
  },
  build: {
    does: 'Builds the site for publication: its files in dist/client, and configuration files for hosts in dist/hosting.',
    isBundled: true,
  },
  deploy: {
    does: 'Puts the site that `npx colloquium build` made into the folder of a web server.',
  },
  check: {
    does: 'Checks the data, reports problems, and writes the modules that pages are rendered from.',
    isBundled: true,
  },
  import: {
    does: 'Imports exports of submission and schedule services into the data. It shows what would change, and writes it with --write.',
  },
  convert: {
    does: 'Converts tables: workbooks (.xlsx, .ods) to CSV, CSV to workbooks, and CSV that a spreadsheet saved to clean CSV.',
  },
  diff: {
    does: 'Describes the changes since a git revision that visitors will see.',
    isBundled: true,
  },
  release: {
    does: 'Records the program as a release, so that visitors see what has changed since the previous release.',
  },
  'next-edition': {
    does: "Makes today's data a past edition, and derives the data of the new year from it.",
  },
  print: {
    does: 'Makes documents to print for the registration desk: badges, door signs, chair sheets, certificates, poster boards.',
  },
  payments: {
    does: 'Takes payments of registration fees: runs the payment service, and shows, exports and corrects its orders.',
    // One process: what stops it stops the service.
    isBundled: true,
  },
  update: {
    does: 'Installs a later engine, and brings the data to its format. It shows each changed line, and asks before it writes.',
  },
  words: {
    does: 'Writes data/words.yaml with every word of the interface, to translate or replace. If it is there, prints those that it lacks.',
  },
  digest: {
    does: 'Prints one SHA-256 of the names and contents of the built site.',
  },
  test: {
    does: 'Checks everything: data, format, types, dead code, the build, and all tests.',
    isForWork: true,
    prepares: ['servers', 'browser'],
  },
  'test:unit': {
    does: 'Runs the tests that need neither the built site nor a browser.',
    isForWork: true,
    vitest: ['run', '--configLoader=runner', '--project=unit*'],
  },
  verify: {
    does: 'Checks the data, the format and the types, and looks for dead code.',
    isForWork: true,
  },
  format: {
    does: 'Generates data/schemas/, pages of docs/reference/ and the list of rules, formats all sources, and fixes simple lint.',
    isForWork: true,
  },
  gates: {
    does: 'Breaks a copy of the project on purpose, once for each gate, and checks that tests fail.',
    isForWork: true,
    prepares: ['servers', 'browser'],
  },
  screenshots: {
    does: 'Takes pictures of every kind of page and of every page of the documents, of the site or of other conferences.',
    isForWork: true,
    prepares: ['browser'],
  },
  'content:score': {
    does: 'Plants mistakes in copies of the conferences, and counts how many of them the compiler finds.',
    isForWork: true,
  },
  'names:score': {
    does: 'Counts how many of the warnings about similar names are right, for a list of people with all their names.',
    isForWork: true,
  },
  prepack: {
    does: 'Builds the files of the package; `npm pack` runs it.',
    isForWork: true,
  },
  bench: {
    does: 'Measures CPU time and memory of the compiler and of builds, for conferences of several sizes.',
    isForWork: true,
  },
};

/**
 * Former names of commands, which work for one more version.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const FORMER_NAMES = {
  content: 'check',
  'content:import': 'import',
  'content:diff': 'diff',
  'print-set': 'print',
};

/**
 * Returns how to call a command, and what it does.
 *
 * @param {string} name
 */
export function commandNamed(name) {
  const { does = '', isForWork } = COMMANDS[name] ?? {};
  // npm reads options before the two hyphens as its own.
  const call = isForWork ? `npm ${name === 'test' ? name : `run ${name}`} --` : `npx colloquium ${name}`;
  return { call, does };
}

/**
 * Writes the usage of all commands.
 *
 * @param {readonly string[]} [names]
 */
export function usageOfAll(names = Object.keys(COMMANDS)) {
  const rows = names.map((name) => {
    const { call, does } = commandNamed(name);
    // Only the first sentence of each description.
    return [call.replace(/ --$/, ''), does.replace(/\.\s.*/s, '.')];
  });
  const width = Math.max(...rows.map(([call = '']) => call.length));
  const lines = rows.map(([call = '', does]) => `  ${call.padEnd(width)}  ${does}`);
  return [
    'Usage: npx colloquium <command> [options]',
    '',
    ...lines,
    '',
    'See the options of a command with --help, and the version of Colloquium with --version.',
    '',
  ].join('\n');
}
