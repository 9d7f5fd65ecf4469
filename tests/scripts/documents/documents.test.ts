import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeDocument, makeDocuments } from '../../../scripts/exports/documents';
import type { Block } from '../../../scripts/exports/documents/blocks';
import { makeDocumentPdf } from '../../../scripts/exports/documents/document-pdf';
import type { Document, PublishedContent } from '../../../shared/model/content';
import { sampleContent } from '../../support/compiled-conferences';
import { IS_THOROUGH, someOfEach, tried } from '../../support/rounds';
import { sample } from '../../support/sample';
import { readPdf } from './support/read-pdf';

const { resolve } = createRequire(import.meta.url);

let content: PublishedContent;
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
  it('makes every document of the data, in the format of its file name', () => {
    expect([...documents.keys()]).toEqual(content.documents.map(({ file }) => file));
    for (const file of documents.keys()) {
      expect(latin1(file).slice(0, 5), file).toMatch(file.endsWith('.pdf') ? '%PDF-' : 'PK\u0003\u0004');
    }
  });

  it('keeps them small enough for mobile data', () => {
    for (const [file, { length }] of documents) {
      expect(length, file).toBeLessThan(file === 'conference-booklet.pdf' ? 700_000 : 80_000);
    }
  });

  it('makes the same bytes again', async () => {
    for (const document of tried(content.documents, content.documents.slice(-1))) {
      const again = hash(await makeDocument(content, document));
      expect(again, document.file).toBe(hash(documents.get(document.file) ?? new Uint8Array()));
    }
  });

  // In `npm test`, tests/site/rebuild.test.ts checks it with the whole site.
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
  it('is PDF/UA-1: tagged, in its language, with its title and well-formed metadata', async () => {
    for (const file of pdfs()) {
      const { isMarked, info, tags, metadata } = await readPdf(documents.get(file) ?? new Uint8Array());
      expect(isMarked, file).toBe(true);
      expect(info, file).toMatchObject({ Language: content.conference.language, CreationDate: 'D:20231213000000Z' });
      expect(String(info.Title), file).toContain(content.conference.acronym);
      expect(tags, file).toEqual(expect.arrayContaining(['H1', 'H2']));
      expect(metadata, file).toContain('<pdfuaid:part>1<');
      expect(metadata, file).toMatch(/\/DisplayDocTitle true/);
    }
  });
});

describe('the booklet', () => {
  it('has bookmarks, a table of contents, tables, lists, links and portraits', async () => {
    const pdf = await readPdf(await makeDocument(content, bookletOf(content), { publicDir: sample.public }));
    expect(pdf.bookmarks).toEqual(expect.arrayContaining(['Contents', 'Committees', 'Index of people']));
    for (const type of ['TOC', 'TOCI', 'Table', 'TH', 'TD', 'L', 'LI', 'Lbl', 'LBody', 'P', 'H3', 'Link', 'Figure'])
      expect(pdf.tags, type).toContain(type);
    expect(pdf.alts).toEqual(expect.arrayContaining(content.speakers.map(({ name }) => name)));
    expect(pdf.text).toMatch(/Page 3 of \d+/);
  });
});

const hostile = '#let x = $y$ \\ "@z" <a> [b] *c* _d_ `e` // f 突尼斯 😀 \u0000 \ud800 مرحبا \u2067e\u2069';

describe('a hostile text', () => {
  it('is printed as it is, with a box for a letter that no font has', async () => {
    const title = `${hostile} ${'x'.repeat(400)}`;
    const text = [{ text: hostile, link: '#nowhere', language: 'not-a-language' }];
    const entry = {
      label: hostile,
      title: [{ text: title }],
      lines: [text],
      abstract: [{ kind: 'paragraph', text: [{ text: title.repeat(40) }] }],
    } as const;
    const blocks: Block[] = [
      { kind: 'cover', eyebrow: hostile, title, subtitle: title, lines: [hostile], foot: '' },
      { kind: 'contents' },
      { kind: 'heading', level: 1, text: title },
      { kind: 'paragraph', text },
      { kind: 'quote', blocks: [{ kind: 'paragraph', text: [{ text: hostile, link: '' }] }] },
      { kind: 'list', ordered: true, items: [[{ kind: 'paragraph', text }]] },
      { kind: 'table', head: [title, ''], widths: [1, 1], rows: [[text, [{ text: title }]]] },
      { kind: 'table', widths: [1, 2], rows: [[text, text]] },
      {
        kind: 'grid',
        head: [hostile, title],
        rows: [{ head: title, cells: [{ lines: [text], columns: 1, rows: 1, isForAll: true }] }],
      },
      { kind: 'entries', entries: [entry, entry] },
      { kind: 'people', people: [{ name: title, lines: [hostile] }] },
      { kind: 'index', entries: [{ name: text, anchors: ['nowhere'] }], between: ', ' },
      { kind: 'notes', label: hostile },
    ];
    const { text: shown } = await readPdf(makeDocumentPdf(blocks, content, hostile));
    expect(shown).toContain('#let x = $y$ \\ "@z" <a> [b] *c* _d_ `e` // f TuNiSi');
  });
});

it('a document breaks no line between a word and its numeral, in a period, or at a hyphen after few letters', async () => {
  const words = 'Session 1: from 14:00 - 15:30, Ji-ho presents an AI-based reader of part 88. '.repeat(60);
  const { text } = await readPdf(makeDocumentPdf([{ kind: 'paragraph', text: [{ text: words }] }], content, 'Lines'));
  const lines = text.split('\n');
  expect(lines.length).toBeGreaterThan(30);
  expect(lines.filter((line) => /^(?:1:|88|-|15:30|ho\b|based\b)/.test(line))).toEqual([]);
});

const bookletOf = ({ documents: all }: PublishedContent): Document => {
  const found = all.find(({ kind }) => kind === 'booklet');
  if (found === undefined) throw new Error('The sample has no booklet.');
  return found;
};

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
