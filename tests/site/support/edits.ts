import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Something that an organiser does to a data folder. */
export interface Edit {
  readonly what: string;
  readonly make: (folder: string) => void;
}

/** Writes something else in the place of a text that stands in a file. */
function write(file: string, from: string | RegExp, to: string): Edit {
  return {
    what: `${file}: ${from} becomes ${to || 'nothing'}`,
    make: (folder) => {
      const path = join(folder, file);
      const before = readFileSync(path, 'utf8');
      const after = before.replace(from, to);
      if (after === before) throw new Error(`There is no ${from} in ${file}.`);
      writeFileSync(path, after);
    },
  };
}

const add = (file: string, text: string) => write(file, /$/, text);
const remove = (file: string): Edit => ({
  what: `${file} goes`,
  make: (folder) => rmSync(join(folder, file), { recursive: true }),
});

/** Fifty edits of the base of all cases, each in order after those before it. */
export const EDITS: readonly Edit[] = [
  write('sessions.csv', 'Opening', 'Opening ceremony'),
  write('sessions.csv', '09:00,09:30', '09:05,09:30'),
  write('sessions.csv', 'Mind the step', 'Mind the gap'),
  write('sessions.csv', /$/, 'tea,,break,2024-05-21,10:30,11:00,,Tea,,,,,,\n'),
  write('papers.csv', 'Rulers that shrink', 'Rulers that stretch'),
  add('papers.csv', '105,oral-2,Weights that float,Fatou Sow,,\n'),
  write('papers.csv', 'Chiara Lombardi', 'Chiara Lombardi; Amina Traoré'),
  write('posters.csv', 'A poster about paper', 'A poster about pens'),
  add('posters.csv', 'P03,A poster about glue,Hassan El Idrissi\n'),
  write('rooms.csv', 'Old Cellar', 'New Cellar'),
  write('chairs.csv', 'General Chair', 'General Co-Chair'),
  write('committee-members.csv', 'Faculty of Science', 'Faculty of Arts'),
  add('committee-members.csv', 'program,Yasmine Alami,,Test Works,,,no\n'),
  write('committees.csv', 'Who steers.', 'Who steers the conference.'),
  write('committees.csv', '/ProgramChairs', '/Chairs'),
  write('calls.yaml', '- /callForPapers', '- /call'),
  write('calls.yaml', 'How to submit.', 'How to submit a paper.'),
  write('conference.yaml', 'Third edition', 'Fourth edition'),
  write('conference.yaml', 'SCCT 2024', 'SCCT24'),
  write('contacts.csv', 'web@example.org', 'site@example.org'),
  write('currencies.csv', 'Tunisian dinar', 'Dinar of Tunisia'),
  write('deadlines.csv', '2024-03-01', '2024-03-02'),
  write('deadlines.csv', 'Late submission', 'Last submission'),
  write('documents.csv', 'Call of the measuring session', 'Call'),
  write('fees.csv', '200', '210'),
  add('fees.csv', 'retired,Retired,150,,75,,,,,,\n'),
  write('home.yaml', 'Small Conference', 'Quite Small Conference'),
  write('home.yaml', 'The program is online.', 'The programme is online.'),
  write('home.yaml', 'stars: 4', 'stars: 5'),
  write('navigation.yaml', 'label: Papers', 'label: Call for papers'),
  write('pages.yaml', 'What happens when.', 'What happens, and when.'),
  write('panels.yaml', 'Who will test the tests?', 'Who will test the testers?'),
  write('panels.yaml', '- Machines', '- Machinery'),
  write('partners.csv', 'Measure House', 'House of Measures'),
  add('partners.csv', 'Third Works,/images/brand/logo.svg,https://third.example.org\n'),
  write('payment.yaml', 'Pay here.', 'Pay on this page.'),
  write('payment.yaml', 'button: Pay', 'button: Pay now'),
  write('people.csv', 'Nour B. Haddad', 'N. B. Haddad'),
  write('program-committee.csv', 'Morocco', 'Tunisia'),
  add('program-committee.csv', 'Maha Ben Salem,University of Sfax,Tunisia\n'),
  write('registration.yaml', 'One author of each paper registers.', 'One author of every paper registers.'),
  write('speakers.yaml', 'She measures again.', 'She weighs.'),
  write('speakers.yaml', 'Measure twice', 'Measure thrice'),
  write('special-sessions.yaml', 'About measuring.', 'About *measuring*.'),
  write('statements.yaml', 'Nothing is kept.', 'Nothing is ever kept.'),
  write('supplements.csv', '80,40', '90,45'),
  write('theme.yaml', 'radius: small', 'radius: none'),
  write('topics.csv', 'Data that is known.', 'Known data.'),
  write('words.yaml', 'One star', 'A star'),
  remove('posters.csv'),
];
