/**
 * A command of the project: what it does, as a sentence for its usage. `prepares` is installed first where it is missing. `isBundled`
 * is for what is run at every edit (`run.mjs`). `vitest` has the arguments of a command that is Vitest itself, with its options.
 *
 * @typedef {{
 *   readonly does: string,
 *   readonly prepares?: readonly ('servers' | 'browser')[],
 *   readonly isBundled?: true,
 *   readonly vitest?: readonly string[],
 * }} Command
 */

/**
 * The one list of commands, by the names of the scripts in package.json. The file of this name in `scripts/commands/` is run once
 * everything that it needs is installed.
 *
 * @type {Readonly<Record<string, Command>>}
 */
export const COMMANDS = {
  start: {
    does: 'Builds the site and serves it on this machine, with a payment sandbox.',
  },
  test: {
    does: 'Checks everything: data, format, types, dead code, the build, and all tests.',
    prepares: ['servers', 'browser'],
  },
  'test:unit': {
    does: 'Runs the tests that need neither the built site nor a browser.',
    vitest: ['run', '--configLoader=runner', '--project=unit*'],
  },
  gates: {
    does: 'Breaks each gate on purpose in a copy of the project, and asks its tests to notice.',
    prepares: ['servers', 'browser'],
  },
  screenshots: {
    does: 'Takes pictures of every kind of page and of every page of the documents: of the site, or of the conferences that are named.',
    prepares: ['browser'],
  },
  new: {
    does: 'Begins a conference: writes the data of a new one into the folder DIR. With --replace it adopts this repository for a\nconference in place of the sample: a new one, or that whose data is in DIR. On a terminal it asks for what the options leave out.',
  },
  dev: {
    does: 'Serves the site from the sources, and shows each change of the data as soon as it is saved.',
  },
  build: {
    does: 'Builds the site that is published: dist/client has its files, dist/hosting what hosts need.',
    isBundled: true,
  },
  content: {
    does: 'Checks the data, and writes the modules from which pages are made.',
    isBundled: true,
  },
  'content:import': {
    does: 'Brings exports of submission and schedule services into the data. It shows what it would do, and does it with --write.',
  },
  'content:diff': {
    does: 'Lists in words what visitors will see changed since a git revision.',
  },
  'content:score': {
    does: 'Plants faults of sense in copies of the conferences, and counts how many of them the compiler finds.',
  },
  'names:score': {
    does: 'Counts how many of the warnings about similar names are true of a list of people with all their names.',
  },
  release: {
    does: 'Notes the program as visitors are to know it, so that they learn what has changed since the release before.',
  },
  'next-edition': {
    does: "Makes today's data a past edition, and of it the data of the new year.",
  },
  'print-set': {
    does: 'Makes what organisers print for the registration desk: badges, door signs, sheets for chairs, certificates, poster boards.',
  },
  deploy: {
    does: 'Brings a folder that a web server shows to what `npm run build` made.',
  },
  digest: {
    does: 'Prints one SHA-256 of the names and bytes of the built site.',
  },
  bench: {
    does: 'Measures what the stages of the compiler and builds cost, and how that grows with the conference.',
  },
  check: {
    does: 'Checks the data, the format, the types and for dead code, all of them even where one fails.',
  },
  format: {
    does: 'Writes data/schemas/ and docs/reference/fields.md from the schemas, and the list of rules, formats all sources, and fixes simple lint.',
  },
};

/**
 * How a command is called, without arguments, and what it does.
 *
 * @param {string} name
 */
export function commandNamed(name) {
  const call = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`;
  return { call, does: COMMANDS[name]?.does ?? '' };
}

/** The usage of all commands. */
export function usageOfAll() {
  // Of what takes several sentences, the first.
  const rows = Object.entries(COMMANDS).map(([name, { does }]) => [
    commandNamed(name).call,
    does.replace(/\. .*/s, '.'),
  ]);
  const width = Math.max(...rows.map(([call = '']) => call.length));
  const lines = rows.map(([call = '', does]) => `  ${call.padEnd(width)}  ${does}`);
  return [
    'Usage: npm run <command> -- [options]',
    '',
    ...lines,
    '',
    'See the options of a command with --help.',
    '',
  ].join('\n');
}
