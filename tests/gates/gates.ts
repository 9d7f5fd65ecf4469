import { join, relative } from 'node:path';
import { engineRoot } from '../../scripts/bootstrap/project.mjs';
import { sample } from '../support/sample';

/** A change to one file of the project. */
export interface Edit {
  /** Its path in the project; `*` matches the hash that the build puts into a name. */
  readonly file: string;
  readonly change: (text: string) => string;
}

/** A safety whose loss nobody would notice at once, and an edit that breaks it, which a test must notice. */
export interface Gate {
  readonly gate: string;
  /** How it is broken, in words. */
  readonly broken: string;
  readonly edit: Edit;
  readonly test: string;
  /** Which tests of the file, as vitest's `-t` takes it. */
  readonly only: string;
  /** Words that the failure must contain, so that it does not fail for another reason. */
  readonly says: string;
}

const built = (path: string): string => relative(engineRoot, join(sample.dist, 'client', path));
const page = (path: string): string => built(`${path}/index.html`);

const replaced = (file: string, found: string | RegExp, by: string): Edit => ({
  file,
  change: (text) => text.replace(found, by),
});
const appended = (file: string, more: string): Edit => ({ file, change: (text) => `${text}\n${more}` });
const addedTo = (path: string, html: string): Edit => replaced(page(path), '</main>', `${html}</main>`);
const inSheet = (rule: string): Edit => appended(built('assets/static/style.*.css'), rule);
const inScript = (code: string): Edit =>
  appended(built('assets/entries/renderer_default.page.client.*.js'), `;${code}`);

const EXAMINE = 'tests/browser/examine.test.ts';
const FIRST_VISIT = 'tests/browser/first-visit.test.ts';
const POLICY = 'scripts/hosting/policy/content-security-policy.ts';
const LINKS = 'tests/site/links.test.ts';

/** The gates that `npm run gates` breaks. */
export const GATES: readonly Gate[] = [
  {
    gate: 'hash of the inline script',
    broken: 'one letter more in the script of a page',
    edit: replaced(page('/attending'), '<script>try', '<script>;try'),
    test: 'tests/site/html.test.ts',
    only: '^the HTML of every page has neither',
    says: "to contain 'script-src",
  },
  {
    gate: 'content security policy',
    broken: 'pictures of every host are allowed',
    edit: replaced(POLICY, `'img-src': ["'self'"]`, `'img-src': ['*']`),
    test: 'tests/browser/policy.test.ts',
    only: 'stops what violates img-src',
    says: 'img-src',
  },
  {
    gate: 'referrer policy',
    broken: 'the addresses below the result of a payment have no row',
    edit: replaced('scripts/hosting/policy/headers.ts', /\[path, `.*?`\]/, '[path]'),
    test: 'tests/scripts/headers.test.ts',
    only: 'the referrer policy of /Registrationok/42',
    says: 'no-referrer',
  },
  {
    gate: 'hostile content in the compiler',
    broken: 'words of texts are not escaped',
    edit: replaced('shared/texts/rich-text.ts', 'html += escaped(child)', 'html += child'),
    test: 'tests/content/hostile.test.ts',
    only: 'is rejected at its cell, or shown as text',
    says: '<script data-hostile>',
  },
  {
    gate: 'hostile content in the browser',
    broken: "`<` stands as it is in the pages' JSON",
    edit: replaced('renderer/inline-json.ts', ".replaceAll('<', '\\\\u003c')", ''),
    test: 'tests/browser/hostile.test.ts',
    only: '^a page of the kind home shows|^event data, sitemap',
    says: 'Unterminated string in JSON',
  },
  {
    gate: 'amounts of payments',
    broken: 'two decimals are read as one',
    edit: replaced('renderer/islands/payment/amount.ts', "decimals.padEnd(3, '0')", "decimals.padEnd(2, '0')"),
    test: 'tests/renderer/payment/amount.test.ts',
    only: 'the amount that was typed',
    says: 'to be 12500',
  },
  {
    gate: 'content flows one way',
    broken: 'a script takes what the compiler generates',
    edit: appended('scripts/serve/listen.ts', "import '#compiled';\n"),
    test: 'tests/content/direction.test.ts',
    only: 'import nothing that the compiler generates',
    says: 'scripts/serve/listen.ts',
  },
  {
    gate: 'PDF/UA',
    broken: 'documents are not asked to conform to it',
    edit: replaced('scripts/exports/paper/typst.ts', "{ pdfStandard: 'ua-1' }", '{}'),
    test: 'tests/scripts/documents/documents.test.ts',
    only: 'is PDF/UA-1',
    says: 'pdfuaid:part',
  },
  {
    gate: 'headings',
    broken: 'a heading of level 2 becomes one of level 4',
    edit: replaced(page('/attending'), /<h2([^>]*)>(.*?)<\/h2>/s, '<h4$1>$2</h4>'),
    test: EXAMINE,
    only: '^/attending .in light colours. .has one first heading',
    says: 'level 4 comes too early',
  },
  {
    gate: 'names',
    broken: 'a link without words',
    edit: addedTo('/attending', '<a href="/pay"></a>'),
    test: EXAMINE,
    only: '^/attending .in light colours. .gives everything',
    says: 'link without a name',
  },
  {
    gate: 'contrast (AAA)',
    broken: 'paragraphs in grey',
    edit: inSheet('main p{color:#666!important}'),
    test: EXAMINE,
    only: '^/attending .in light colours. .axe',
    says: 'color-contrast',
  },
  {
    gate: 'mark of the focus',
    broken: 'no outline',
    edit: inSheet('*:focus,*:focus *{outline:none!important}'),
    test: 'tests/browser/tab-walk.test.ts',
    only: '1280 px.* on /attending,',
    says: 'without a mark',
  },
  {
    gate: 'dead links',
    broken: 'a link to a page that there is not',
    edit: addedTo('/attending', '<a href="/gone">Gone</a>'),
    test: LINKS,
    only: '^the addresses on every page lead to pages',
    says: '/gone',
  },
  {
    gate: 'nothing fetched from another host',
    broken: 'a picture of another host',
    edit: addedTo('/attending', '<img alt="" src="https://collector.example.org/pixel.gif">'),
    test: LINKS,
    only: '^the addresses on every page make the browser fetch',
    says: 'https://collector.example.org/pixel.gif',
  },
  {
    gate: 'privacy',
    broken: 'a cookie is set, and something stored',
    edit: inScript("document.cookie='v=1';localStorage.v=1"),
    test: FIRST_VISIT,
    only: '390 px a first visit to /attending leaves no trace',
    says: 'local: {\\"v\\":\\"1\\"}',
  },
  {
    gate: 'weight of scripts',
    broken: '4 kB that cannot be compressed, in the script of every page',
    edit: appended(built('assets/entries/renderer_default.page.client.*.js'), `/*${noise(4_000)}*/`),
    test: 'tests/site/budgets.test.ts',
    only: 'little script before it is touched, compressed, and no React',
    says: 'to be less than or equal to 3000',
  },
  {
    gate: 'without a network',
    broken: 'a page that was kept does not say of when it is',
    edit: replaced('renderer/offline/cached-page.ts', 'const note = asOf.', "const note = ''."),
    test: 'tests/renderer/offline/cached-page.test.ts',
    only: 'shows the time at which it was cached',
    says: 'As of 09:12',
  },
  {
    gate: 'same bytes',
    broken: 'the year of the clock stands in the HTML',
    edit: replaced(
      'renderer/_default.page.server.tsx',
      'const html = renderToStaticMarkup(',
      'const html = new Date().getFullYear() + renderToStaticMarkup(',
    ),
    test: 'tests/site/rebuild.test.ts',
    only: '^two builds at a time',
    says: '"schedule/index.html"',
  },
  {
    gate: 'a build that is killed',
    broken: 'the old site goes before the new one is made',
    edit: replaced(
      'scripts/site/put-in-place.ts',
      '  return staging;',
      "  rmSync(join(dist, 'client'), { recursive: true, force: true });\n  return staging;",
    ),
    test: 'tests/site/rebuild.test.ts',
    only: '^two builds at a time|^another build that is killed',
    says: 'ENOENT',
  },
  {
    gate: 'lock file',
    broken: 'a package has the address of a host',
    edit: replaced(
      'package-lock.json',
      /("node_modules\/[^"]+": \{\n)/,
      '$1      "resolved": "https://registry.example/a.tgz",\n',
    ),
    test: 'tests/scripts/project.test.ts',
    only: 'gives every package a version',
    says: 'https://registry.example/a.tgz',
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
