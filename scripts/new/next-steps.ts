/** The things that organisers add first, in the order in which a conference gets them: thing → file. */
const FIRST: readonly (readonly [string, string])[] = [
  ['address of the site, venue, organiser, submission service', 'conference.yaml'],
  ['deadlines', 'tracks.csv, deadlines.csv'],
  ['a call for papers', 'calls.yaml'],
  ['committees', 'committees.csv, committee-members.csv, program-committee.csv'],
  ['topics', 'topics.csv'],
  ['keynote speakers', 'speakers.yaml'],
  ['the program', 'rooms.csv, sessions.csv, papers.csv'],
  ['fees, and how to register', 'fees.csv, registration.yaml'],
  ['travel, visas, hotels', 'attending.yaml'],
  ['partners', 'partners.csv'],
  ['mailboxes at the foot of every page', 'contacts.csv'],
  ['colours, fonts, logo', 'theme.yaml'],
  ['any other page, such as a code of conduct', 'pages/code-of-conduct.md'],
  ['pictures', 'public/'],
];

/** The README of a new data folder. `option` is what names the folder to the commands; `guide`, the way to data/README.md. */
export function nextSteps(acronym: string, option: string, guide: string): string {
  const rows = FIRST.map(([what, file]) => `| ${what} | \`${file.replaceAll(', ', '`, `')}\` |`);
  return `# The data of ${acronym}

\`conference.yaml\` alone makes a site. Each file that you add beside it adds what it holds: page, menu entry, section of the
home page. What there is no file for is shown nowhere.

| To have | add |
| --- | --- |
${rows.join('\n')}

[The guide](${guide}) shows each file with an example. In the folder of the project,

- \`npm start${option}\` shows the site;
- \`npm run dev${option}\` shows it too, and follows each time you save;
- \`npm run content${option}\` says whether all is in order, and where not;
- \`npm run build${option}\` makes the site to publish, in \`dist/client/\`.
`;
}
