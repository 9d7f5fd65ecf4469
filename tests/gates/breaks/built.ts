import { addedTo, appended, built, page, replaced } from '../edit';
import type { Gate } from '../gate';

const REBUILD = 'tests/site/rebuild.test.ts';
const PUT_IN_PLACE = 'scripts/site/put-in-place.ts';

/** Broken in the built files or in what makes them, noticed by who reads the files. */
export const BUILT: readonly Gate[] = [
  {
    gate: 'valid HTML',
    broken: 'a paragraph within a list',
    edits: [addedTo('/attending', '<ul><p>text</p></ul>')],
    proof: { test: 'tests/site/html.test.ts', only: '^the HTML of every page is valid' },
    says: 'element-permitted-content',
  },
  {
    gate: 'nothing twice in a row',
    broken: 'a country that the affiliation ends with stands after it',
    edits: [replaced(page('/people/abdelhak-mesbahi'), 'Batna 2, Algeria</p>', 'Batna 2, Algeria, Algeria</p>')],
    proof: { test: 'tests/site/html.test.ts', only: '^the HTML of every page says nothing twice' },
    says: 'Algeria, Algeria',
  },
  {
    gate: 'hash of the inline script',
    broken: 'one letter more in the script of a page',
    edits: [replaced(page('/attending'), '<script>try', '<script>;try')],
    proof: { test: 'tests/site/html.test.ts', only: '^the HTML of every page has neither' },
    says: "to contain 'script-src",
  },
  {
    gate: 'no inline styles',
    broken: 'a style attribute',
    edits: [addedTo('/attending', '<p style="color:red">text</p>')],
    proof: { test: 'tests/site/html.test.ts', only: '^the HTML of every page has neither' },
    says: '"style"',
  },
  {
    gate: 'no half bar',
    broken: 'a first paint that waits for an element that there is not',
    edits: [replaced(page('/attending'), 'href="#menus"', 'href="#menu"')],
    proof: { test: 'tests/site/head.test.ts', only: 'waits with its first paint' },
    says: '#menus',
  },
  {
    gate: 'JSON-LD',
    broken: 'an offer without a price',
    edits: [replaced(page('/'), '"price":700,', '')],
    proof: { test: 'tests/site/discovery.test.ts', only: 'types ask for' },
    says: 'no price',
  },
  {
    gate: 'dead links',
    broken: 'a link to a page that there is not',
    edits: [addedTo('/attending', '<a href="/gone">Gone</a>')],
    proof: { test: 'tests/site/links.test.ts', only: '^the addresses on every page lead to pages' },
    says: '/gone',
  },
  {
    gate: 'dead anchors',
    broken: 'a link to a place that there is not',
    edits: [addedTo('/attending', '<a href="/finalschedule#gone">Gone</a>')],
    proof: { test: 'tests/site/links.test.ts', only: '^the addresses on every page lead to places' },
    says: '/finalschedule#gone',
  },
  {
    gate: 'nothing fetched from another host',
    broken: 'a picture of another host',
    edits: [addedTo('/attending', '<img alt="" src="https://collector.example.org/pixel.gif">')],
    proof: { test: 'tests/site/links.test.ts', only: '^the addresses on every page make the browser fetch' },
    says: 'https://collector.example.org/pixel.gif',
  },
  {
    gate: 'files of use',
    broken: 'a file that no page names',
    edits: [appended(built('images/left-over.svg'), '<svg/>')],
    proof: { test: 'tests/site/links.test.ts', only: 'are all of use' },
    says: '/images/left-over.svg',
  },
  {
    gate: 'pictures that run nothing',
    broken: 'a script in a drawing',
    edits: [replaced(built('favicon.svg'), '</svg>', '<script>1</script></svg>')],
    proof: { test: 'tests/site/links.test.ts', only: 'have pictures that fetch nothing' },
    says: '/favicon.svg',
  },
  {
    gate: 'weight of HTML and styles',
    broken: '40 kB that cannot be compressed, in the style sheet',
    edits: [appended(built('assets/static/style.*.css'), `/*${noise(40_000)}*/`)],
    proof: { test: 'tests/site/budgets.test.ts', only: 'at most 30 kB of HTML and CSS, compressed' },
    says: 'to be less than or equal to 30000',
  },
  {
    gate: 'weight of scripts',
    broken: '4 kB that cannot be compressed, in the script of every page',
    edits: [appended(built('assets/entries/renderer_default.page.client.*.js'), `/*${noise(4_000)}*/`)],
    proof: {
      test: 'tests/site/budgets.test.ts',
      only: 'little script before it is touched, compressed, and no React',
    },
    says: 'to be less than or equal to 3000',
  },
  {
    gate: 'weight of scripts after the first paint',
    broken: '20 kB that cannot be compressed, in the script that comes after it',
    edits: [
      appended(built('assets/heavy.js'), `/*${noise(20_000)}*/`),
      replaced(
        built('assets/entries/renderer_default.page.client.*.js'),
        /import\(`[^`]+`\)(?=[^`]*\(\{startLater:)/,
        'import(`../heavy.js`)',
      ),
    ],
    proof: {
      test: 'tests/site/budgets.test.ts',
      only: 'little script before it is touched, compressed, and no React',
    },
    says: 'to be less than or equal to 12000',
  },
  {
    gate: 'licences',
    broken: 'the title of a package is gone',
    edits: [replaced(built('licenses.txt'), /={72}\nreact-toastify/, `${'='.repeat(72)}\nother`)],
    proof: { test: 'tests/site/licences.test.ts', only: 'names every package' },
    says: 'react-toastify',
  },
  {
    gate: 'addresses of record',
    broken: 'a canonical link to another page',
    edits: [
      replaced(
        page('/attending'),
        'rel="canonical" href="https://amicai.example.org/attending"',
        'rel="canonical" href="https://amicai.example.org/pay"',
      ),
    ],
    proof: { test: 'tests/site/head.test.ts', only: '^the head of every page has the address of record' },
    says: 'example.org/pay',
  },
  {
    gate: 'hours of the schedule',
    broken: 'a session at another hour',
    edits: [replaced(page('/finalschedule'), /(?<=<table[\s\S]*?>)09:30(?=<)/, '09:40')],
    proof: { test: 'tests/site/schedule.test.ts', only: '^the table of .Wednesday' },
    says: "expected '09:40' to be '09:30'",
  },
  {
    gate: 'hours of the schedule, for programs',
    broken: 'another hour in a `time` element than its words say',
    edits: [replaced(page('/finalschedule'), /(?<=<table[\s\S]*?dateTime="2023-12-13T)09:30/, '09:40')],
    proof: { test: 'tests/site/schedule.test.ts', only: '^the table of .Wednesday' },
    says: '2023-12-13T09:40',
  },
  {
    gate: 'formats of pictures',
    broken: 'no picture is said to be AVIF',
    edits: [replaced(page('/'), /type="image\/avif"/g, 'type="image/webp"')],
    proof: { test: 'tests/site/pictures.test.ts', only: 'baobab.* is offered as AVIF' },
    says: '-   "image/avif"',
  },
  {
    gate: 'same bytes',
    broken: 'the year of the clock stands in the HTML',
    edits: [
      replaced(
        'renderer/_default.page.server.tsx',
        'const html = renderToStaticMarkup(',
        'const html = new Date().getFullYear() + renderToStaticMarkup(',
      ),
    ],
    proof: { test: REBUILD, only: '^two builds at a time' },
    says: '"schedule/index.html"',
  },
  {
    gate: 'a build that is killed',
    broken: 'the old site goes before the new one is made',
    edits: [
      replaced(
        PUT_IN_PLACE,
        '  return staging;',
        "  rmSync(join(dist, 'client'), { recursive: true, force: true });\n  return staging;",
      ),
    ],
    proof: { test: REBUILD, only: '^two builds at a time|^another build that is killed' },
    says: 'ENOENT',
  },
  {
    gate: 'two builds at a time',
    broken: 'a running build is taken for one that has ended',
    edits: [replaced('scripts/files/hold-lock.ts', 'if (isAlive(name)) return name;', '')],
    proof: { test: REBUILD, only: '^two builds at a time' },
    says: 'Waiting for another build',
  },
  {
    gate: 'a build after one that was killed',
    broken: 'what it left stays',
    edits: [replaced(PUT_IN_PLACE, 'if (found === undefined) continue;', 'if (found !== name) continue;')],
    proof: { test: REBUILD, only: '^two builds at a time|^another build that (is killed|fails brings)' },
    says: '.last-99999999-client',
  },
];

/** The same letters every time, hardly to be compressed. */
function noise(length: number): string {
  let seed = 1;
  return Array.from({ length }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return (seed % 36).toString(36);
  }).join('');
}
