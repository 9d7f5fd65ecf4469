import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { describe, expect, it, vi } from 'vitest';
import { fileCache } from '../../../scripts/cache/file-cache';
import { keeperOf } from '../../../scripts/cache/kept-work';
import { makeDocument } from '../../../scripts/exports/documents';
import { registerFonts } from '../../../scripts/exports/documents/pdf/fonts';
import { shapedWordsOf } from '../../../scripts/exports/documents/pdf/shaped-words';
import { temporaryFolder } from '../../content/support/temporary-folder';
import { sampleContent } from './support/sample-content';

const newKeepers = () => {
  const cache = fileCache(join(temporaryFolder(), 'cache'));
  return () => keeperOf(cache, 'test');
};

/** pdfkit's own. */
const SIZE = 12;

/** Measures words with those that a keeper has: their widths, the font's own ones, and which of them it was asked for. */
function measure(keeper: ReturnType<typeof keeperOf>, words: readonly string[]) {
  const doc = new PDFDocument({ autoFirstPage: false });
  const shaped = shapedWordsOf(keeper);
  registerFonts(doc, shaped);
  const ask = vi.spyOn(doc.font('regular')._font, 'layoutRun');
  const widths = words.map((word) => doc.widthOfString(word));
  const asked = ask.mock.calls.map(([word]) => word);
  shaped.keep();
  const scale = SIZE / 1000;
  return { widths, asked, own: words.map((word) => doc._font.layoutRun(word).advanceWidth * scale) };
}

const WORDS = ['office', 'AVATAR', 'Łódź', 'x\u0301', 'constructor', '__proto__', 'office'];

describe('the words that fonts have shaped', () => {
  it('are those of the font, the first time and when they are kept', () => {
    const keeper = newKeepers();
    const first = measure(keeper(), WORDS);
    expect(first.asked).toEqual([...new Set(WORDS)]);
    expect(first.widths).toEqual(first.own);
    expect(measure(keeper(), [...WORDS, 'new'])).toMatchObject({
      widths: [...first.widths, expect.any(Number)],
      asked: ['new'],
    });
  });

  it('are not written down again for a few new ones', () => {
    const keeper = newKeepers();
    const many = Array.from({ length: 200 }, (_, number) => `w${number}`);
    measure(keeper(), many);
    expect(measure(keeper(), [...many, 'new']).asked).toEqual(['new']);
    const more = ['new', 'newer', 'newest'];
    expect(measure(keeper(), [...many, ...more]).asked).toEqual(more);
    expect(measure(keeper(), [...many, ...more]).asked).toEqual([]);
  });

  it('give a document the bytes that it has without them', async () => {
    const content = await sampleContent();
    const keeper = newKeepers();
    const [document] = content.documents.filter(({ kind }) => kind === 'special-session-call');
    if (!document) throw new Error('The sample has no call for a special session.');
    const alone = await makeDocument(content, document);
    for (const each of [keeper(), keeper()])
      expect(await makeDocument(content, document, { keeper: each })).toEqual(alone);
  });
});
