/** What organisers add first, in the usual order: thing → file. */
const FIRST: readonly (readonly [string, string])[] = [
  ['address of the site, venue, organiser, submission service', 'conference.yaml'],
  ['deadlines', 'tracks.csv, deadlines.csv'],
  ['a call for papers', 'calls.yaml'],
  ['committees', 'committees.csv, committee-members.csv, program-committee.csv'],
  ['topics', 'topics.csv'],
  ['keynote speakers', 'speakers.yaml'],
  ['the program', 'rooms.csv, sessions.csv, papers.csv, contributions.csv'],
  ['fees, and how to register', 'fees.csv, registration.yaml'],
  ['travel, visas, hotels', 'attending.yaml'],
  ['partners', 'partners.csv'],
  ['mailboxes in the footer of every page', 'contacts.csv'],
  ['colours, fonts, logo', 'theme.yaml'],
  ['any other page, such as a code of conduct', 'pages/code-of-conduct.md'],
  ['pictures', 'public/'],
];

/** Writes the README of a new data folder. `option` is the option that names the folder; `guide` is the path of data/README.md. */
export function nextSteps(acronym: string, option: string, guide: string): string {
  const rows = FIRST.map(([what, file]) => `| ${what} | \`${file.replaceAll(', ', '`, `')}\` |`);
  return `# The data of ${acronym}

\`conference.yaml\` alone makes a site. Each further file adds its pages, menu entries and sections of the home page. The site shows
nothing of what there is no file for.

| To have | add |
| --- | --- |
${rows.join('\n')}

[The guide](${guide}) shows each file with an example. In the folder of the project,

- \`npx colloquium start${option}\` shows the site;
- \`npx colloquium dev${option}\` shows it too, and follows each time you save;
- \`npx colloquium check${option}\` checks the data, and reports problems with their places;
- \`npx colloquium build${option}\` makes the site to publish, in \`dist/client/\`.
`;
}
