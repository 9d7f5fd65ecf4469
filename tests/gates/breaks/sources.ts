import { appended, inData, replaced } from '../edit';
import type { Gate } from '../gate';

/** Broken in the data and in the code, noticed without a browser and without another build. */
export const SOURCES: readonly Gate[] = [
  {
    gate: 'data',
    broken: 'a session in a room that there is not',
    edits: [replaced(inData('sessions.csv'), 'carthage,Opening', 'cartage,Opening')],
    proof: { check: 'content' },
    says: 'cartage',
  },
  {
    gate: 'format',
    broken: 'a line of code with two spaces more',
    edits: [replaced('renderer/theme.ts', 'export const THEMES', '  export const THEMES')],
    proof: { check: 'format and lint' },
    says: 'Formatter would have printed',
  },
  {
    gate: 'types',
    broken: 'a text for a number',
    edits: [appended('renderer/theme.ts', "export const COUNT: number = 'many';\n")],
    proof: { check: 'types' },
    says: "Type 'string' is not assignable to type 'number'",
  },
  {
    gate: 'dead code',
    broken: 'a value that nobody uses is exported',
    edits: [appended('renderer/theme.ts', 'export const COUNT = 2;\n')],
    proof: { check: 'dead code' },
    says: 'COUNT',
  },
  {
    gate: 'hostile content in the compiler',
    broken: 'Markdown lets HTML through',
    edits: [replaced('scripts/content/texts/markdown.ts', 'html: false', 'html: true')],
    proof: { test: 'tests/content/hostile.test.ts', only: 'in every text field' },
    says: '<script data-hostile>',
  },
  {
    gate: 'codes of currencies',
    broken: "the dinar has the euro's number",
    edits: [replaced(inData('currencies.csv'), 'TND,788', 'TND,978')],
    proof: { check: 'content' },
    says: '978',
  },
  {
    gate: 'colours and sizes from the tokens',
    broken: 'a component has a colour of its own',
    edits: [appended('renderer/components/Footer.module.css', '.own { color: #123456; }\n')],
    proof: { test: 'tests/renderer/design-tokens.test.ts', only: 'components take what is seen from the tokens' },
    says: '#123456',
  },
  {
    gate: 'words of the interface in one place',
    broken: 'a component has a word of its own',
    edits: [replaced('renderer/components/Footer.tsx', '</footer>', '<b>Written here</b></footer>')],
    proof: { test: 'tests/renderer/words.test.ts', only: 'stand in renderer/words' },
    says: 'Written here',
  },
  {
    gate: 'content flows one way',
    broken: 'a script takes what the compiler generates',
    edits: [appended('scripts/serve/listen.ts', "import '#content';\n")],
    proof: { test: 'tests/content/direction.test.ts', only: 'take nothing' },
    says: 'scripts/serve/listen.ts',
  },
  {
    gate: 'measures of the face that stands in',
    broken: 'it is a quarter wider',
    edits: [replaced('renderer/styles/fonts.css', 'size-adjust: 102.5%', 'size-adjust: 128%')],
    proof: { test: 'tests/renderer/font-metrics.test.ts', only: '' },
    says: 'to be close to 1.1264',
  },
  {
    gate: 'lock file',
    broken: 'a package has the address of a host',
    edits: [
      replaced(
        'package-lock.json',
        /("node_modules\/[^"]+": \{\n)/,
        '$1      "resolved": "https://registry.example/a.tgz",\n',
      ),
    ],
    proof: { test: 'tests/scripts/lock-file.test.ts', only: 'gives every package a version' },
    says: 'https://registry.example/a.tgz',
  },
  {
    gate: 'reasons of packages',
    broken: 'a row of "Packages" is gone',
    edits: [replaced('CONTRIBUTING.md', /^\| `knip` .*\n/m, '')],
    proof: { test: 'tests/scripts/lock-file.test.ts', only: 'gives the reason of every package' },
    says: 'knip',
  },
  {
    gate: 'deployment in order',
    broken: 'pages are written first',
    edits: [
      replaced('scripts/deploy/deploy-site.ts', '(name) => isPage(name),\n];', '(name) => isPage(name),\n].reverse();'),
    ],
    proof: { test: 'tests/scripts/deploy.test.ts', only: 'writes hashed files first' },
    says: '+   "none"',
  },
  {
    gate: 'deployment keeps what open pages ask for',
    broken: 'hashed files of earlier releases go at once',
    edits: [replaced('scripts/deploy/deploy-site.ts', '<= keepDays * DAY', '< 0')],
    proof: { test: 'tests/scripts/deploy.test.ts', only: 'keeps hashed files' },
    says: '-   "assets/entry.one.js"',
  },
  {
    gate: 'writing whole files',
    broken: 'a file is written in its place',
    edits: [
      replaced(
        'scripts/files/write-whole.ts',
        'writeFileSync(unfinished, contents);',
        'writeFileSync(path, contents);',
      ),
    ],
    proof: { test: 'tests/scripts/write-whole.test.ts', only: '' },
    says: 'ENOENT',
  },
  {
    gate: 'BibTeX',
    broken: 'a quotation mark in a name ends the value',
    edits: [replaced('renderer/citation/bibtex.ts', `.replaceAll('"', '{"}')`, '')],
    proof: { test: 'tests/scripts/proceedings/proceedings.test.ts', only: 'hostile titles survive' },
    says: 'expected "rbrace"',
  },
  {
    gate: 'deposit at Crossref',
    broken: 'names have no family name',
    edits: [replaced('scripts/exports/proceedings/crossref.ts', "element('surname'", "element('given_name'")],
    proof: { test: 'tests/scripts/proceedings/proceedings.test.ts', only: 'hostile titles survive' },
    says: 'surname',
  },
  {
    gate: 'calendars',
    broken: 'backslashes stand as they are',
    edits: [replaced('scripts/exports/calendars/content-line.ts', /\n {4}\.replace\(\/\[\\\\;,.*/, '')],
    proof: { test: 'tests/scripts/calendars/calendars.test.ts', only: 'are the same when the calendar is read' },
    says: 'to have a length of 2',
  },
  {
    gate: 'schedule for apps',
    broken: 'a duration of one digit',
    edits: [
      replaced(
        'scripts/exports/schedule/app-event.ts',
        "String(Math.floor(minutes / 60)).padStart(2, '0')",
        'Math.floor(minutes / 60)',
      ),
    ],
    proof: { test: 'tests/scripts/schedule/schedule.test.ts', only: '^the schedule of sample for apps has what' },
    says: 'to match /^',
  },
  {
    gate: 'schedule that is imported again',
    broken: 'talks get the title of their session, too',
    edits: [replaced('scripts/importers/services/schedule-json.ts', 'title: session ? title : ', 'title: ')],
    proof: { test: 'tests/scripts/importers/round-trip.test.ts', only: '^the schedule of hybrid, imported' },
    says: 'What a berth does to a spine: ',
  },
];
