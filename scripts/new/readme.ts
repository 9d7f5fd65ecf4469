import type { Beginning } from './beginning';

/** What organisers add first, in the usual order: thing → names for `colloquium add`. */
const FIRST: readonly (readonly [string, string])[] = [
  ['deadlines', 'tracks deadlines'],
  ['a call for papers', 'calls'],
  ['committees', 'committees committee-members program-committee'],
  ['topics', 'topics'],
  ['keynote speakers', 'speakers'],
  ['the program', 'rooms sessions papers contributions'],
  ['fees, and how to register', 'registration fees'],
  ['travel, visas, hotels', 'attending'],
  ['sponsors and other partners', 'partners'],
  ['mailboxes in the footer of every page', 'contacts'],
  ['colours, fonts, logo', 'theme'],
  ['any other page', 'pages/code-of-conduct'],
];

/** Writes the README of a repository of data, for its organisers. `guide` is the path of the guide in the engine. */
export function readmeOf({ name, acronym }: Beginning, guide: string): string {
  const rows = FIRST.map(([what, names]) => `| ${what} | \`npx colloquium add ${names}\` |`);
  return `# The site of ${acronym}

The data of "${name}". Everything that visitors read is in \`data/\`, pictures are in \`data/public/\`; Colloquium makes the site of them.
You need [Node](https://nodejs.org) 20.19 or newer, and \`npm ci\` once after cloning.

- \`npm run dev\` prints two addresses: the site, and the desk, in which you edit everything in the browser. Pages follow each time you save, in the
  desk or in a file. \`npm start\` shows the site as visitors will get it.
- \`npm run check\` checks the data, and reports every problem with its place and a remedy.
  \`npx colloquium check --explain CODE\` explains a message.
- \`npm run build\` makes the site to publish, in \`dist/client/\`.

## What to add next

\`conference.yaml\` alone makes a site. Each further file adds its pages, menu entries and sections of the home page. A command writes
the file, with comments and an example to replace. \`npx colloquium add\` lists all files.

| To have | type |
| --- | --- |
${rows.join('\n')}

The guide explains everything step by step, with examples: \`${guide}\`.

## How to publish

1. Push to the branch \`main\` of a repository on GitHub. Under Settings, Pages, choose the source "GitHub Actions".
2. Write the address of the site into \`data/conference.yaml\`, as \`url\`.
3. Push again. \`.github/workflows/publish.yml\` checks the data, and publishes the site if there is no error.

For any other host, upload \`dist/client/\` after \`npm run build\`. \`npx colloquium --help\` lists all commands.
`;
}
