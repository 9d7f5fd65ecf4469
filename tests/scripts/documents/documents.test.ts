import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { deflateSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Content } from '../../../scripts/content/content';
import { makeDocument, makeDocuments } from '../../../scripts/exports/documents';
import { IS_THOROUGH, someOfEach, tried } from '../../support/rounds';
import { brokenRules, RULE_NAMES } from './support/pdf-ua';
import { sampleContent } from './support/sample-content';

const { resolve } = createRequire(import.meta.url);

let content: Content;
let documents: ReadonlyMap<string, Uint8Array>;

beforeAll(async () => {
  const sample = await sampleContent();
  // Calls for special sessions, of which there are nine, are made alike.
  content = { ...sample, documents: someOfEach(sample.documents, ({ kind }) => kind, 2) };
  documents = await makeDocuments(content);
});

const latin1 = (file: string) => Buffer.from(documents.get(file) ?? []).toString('latin1');
const pdfs = () => [...documents.keys()].filter((file) => file.endsWith('.pdf'));
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('makeDocuments', () => {
  it('makes every document of the data, in the format that its name promises', () => {
    expect([...documents.keys()]).toEqual(content.documents.map(({ file }) => file));
    for (const file of documents.keys()) {
      expect(latin1(file).slice(0, 5), file).toMatch(file.endsWith('.pdf') ? '%PDF-' : 'PK\u0003\u0004');
    }
  });

  it('keeps them small enough for paid-for data', () => {
    for (const [file, { length }] of documents) {
      expect(length, file).toBeLessThan(file === 'conference-booklet.pdf' ? 350_000 : 80_000);
    }
  });

  it('makes the same bytes again', async () => {
    for (const document of tried(content.documents, content.documents.slice(-1))) {
      const again = hash(await makeDocument(content, document));
      expect(again, document.file).toBe(hash(documents.get(document.file) ?? new Uint8Array()));
    }
  });

  // In `npm test` tests/site/rebuild.test.ts holds it, with the whole site.
  if (IS_THOROUGH)
    it('makes the same bytes in another folder, time zone and language', async () => {
      const script = fileURLToPath(new URL('support/print-hashes.ts', import.meta.url));
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ['--import', pathToFileURL(resolve('tsx')).href, script],
        {
          cwd: tmpdir(),
          env: { ...process.env, TZ: 'Pacific/Kiritimati', LANG: 'ar_TN.UTF-8', LC_ALL: 'ar_TN.UTF-8' },
        },
      );
      expect(JSON.parse(stdout)).toEqual(
        Object.fromEntries([...documents].map(([file, bytes]) => [file, hash(bytes)])),
      );
    });
});

describe('every PDF', () => {
  it('is tagged, names its language, and shows its title', () => {
    for (const file of pdfs()) {
      const pdf = latin1(file);
      for (const part of ['/StructTreeRoot', '/Marked true', `/Lang (${content.conference.language})`]) {
        expect(pdf, file).toContain(part);
      }
      expect(pdf, file).toContain('/DisplayDocTitle true');
      expect(pdf, file).toMatch(/\/S \/H1\b/);
      expect(pdf, file).toMatch(/\/S \/H2\b/);
    }
  });

  it('keeps the rules of PDF/UA-1', () => {
    for (const file of pdfs()) expect(brokenRules(documents.get(file) ?? new Uint8Array()), file).toEqual([]);
  });

  it('is found out where it keeps none of them', () => {
    // A rule that nothing breaks is none.
    const spoilt = latin1('conference-booklet.pdf')
      .replace('pdfuaid:part>1', 'pdfuaid:part>9')
      .replace('/Marked true', '')
      .replace('dc:title', 'dc:was')
      .replace('/DisplayDocTitle true', '')
      .replace(/\/Lang \(\w+\)/g, '/Lang ()')
      .replace(/\/Alt \(/g, '/Was (')
      .replace(/\/Scope \/\w+/g, '')
      .replace(/\/S \/H1\n/g, '/S /H3\n')
      .replace(/\/S \/THead\n/, '/S /P\n')
      .replace(/\/ColSpan 3/g, '/ColSpan 2')
      .replace(/\/ListNumbering/g, '/Was')
      .replace(/\/S \/LI\n/g, '/S /Item\n')
      .replace(/\/S \/Link\n/g, '/S /Span\n')
      .replace(/(\/OBJR\n\/Obj \d+ 0 R\n\/Pg) \d+/g, '$1 1')
      .replace(/\/CIDToGIDMap/g, '/Was')
      .replace(/\/FontFile2/g, '/Was')
      .replace(/\/ToUnicode/g, '/Was')
      .replace(/\/StructParent \d/g, '/Was 1')
      .replace(/\/Tabs \/S/g, '')
      .replace(/\/Contents \d+ 0 R\n/, '/Contents 99998 0 R\n');
    const drawn = deflateSync('0 0 9 9 re\nf\n/P <<\n/MCID 999\n>> BDC\n/F2 9 Tf\n[<0000> 0] TJ\nEMC\n').toString(
      'latin1',
    );
    const foreign =
      '/Suspects true /RoleMap /OCProperties /EmbeddedFiles /AcroForm /Encrypt /Type /Annot /Subtype /Form';
    const added = `\n99998 0 obj\n<<\n>>\nstream\n${drawn}\nendstream\nendobj\n\n99999 0 obj\n<< ${foreign} >>\nendobj\n`;
    const found = brokenRules(Buffer.from(spoilt + added, 'latin1')).map((problem) => problem.split('": ')[0] ?? '');
    expect([...new Set(found)]).toEqual(RULE_NAMES);
  });

  it('gives each page a structure, and each link a place in it', () => {
    for (const file of pdfs()) {
      const pdf = latin1(file);
      expect(count(pdf, /\/StructParents \d/g), file).toBe(count(pdf, /\/Type \/Page\n/g));
      expect(count(pdf, /\/StructParent \d/g), file).toBe(count(pdf, /\/Subtype \/Link/g));
    }
  });

  it('carries the first day of the conference as its date, and well-formed metadata', () => {
    for (const file of pdfs()) {
      const pdf = latin1(file);
      expect(pdf, file).toContain('D:20231213000000Z');
      expect(pdf.slice(pdf.indexOf('<x:xmpmeta'), pdf.indexOf('</x:xmpmeta>')), file).not.toMatch(/&(?!amp;)/);
    }
  });
});

describe('the booklet', () => {
  it('has bookmarks, a table of contents, tables, lists and links', () => {
    const pdf = latin1('conference-booklet.pdf');
    expect(pdf).toContain('/Outlines');
    expect(pdf).toContain('/PageMode /UseOutlines');
    for (const type of ['TOC', 'TOCI', 'Table', 'TH', 'TD', 'L', 'LI', 'Lbl', 'LBody', 'P', 'H3', 'Link']) {
      expect(pdf, type).toMatch(new RegExp(`/S /${type}\\n`));
    }
    expect(pdf).toContain('/S /GoTo');
  });
});

describe('the proposal template', () => {
  it('is a Word document with styles, headings and forms', () => {
    const files = unzipSync(documents.get('special-session-proposal-template.docx') ?? new Uint8Array());
    const text = (path: string) => Buffer.from(files[path] ?? []).toString();
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['[Content_Types].xml', 'word/document.xml', 'word/styles.xml']),
    );
    expect(text('word/document.xml')).toContain(content.conference.name);
    expect(text('word/document.xml')).toContain('August 15, 2023');
    expect(count(text('word/document.xml'), /<w:tbl>/g)).toBeGreaterThan(8);
    for (const used of new Set(stylesUsed(text('word/document.xml')))) {
      expect(text('word/styles.xml'), used).toContain(`w:styleId="${used}"`);
    }
  });
});

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
const stylesUsed = (xml: string) =>
  [...xml.matchAll(/<w:(?:pStyle|rStyle|tblStyle) w:val="([^"]+)"/g)].map(([, name]) => name);
