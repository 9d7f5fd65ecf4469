import { describe, expect, it } from 'vitest';
import { makeDocument } from '../../../scripts/exports/documents';
import type { Block } from '../../../scripts/exports/documents/blocks';
import { bookletBlocks } from '../../../scripts/exports/documents/booklet/booklet';
import { factsOf } from '../../../scripts/exports/documents/imprint';
import { specialSessionCallBlocks } from '../../../scripts/exports/documents/special-session-call';
import type { Document } from '../../../shared/model/content';
import { wordsOf as wordsIn } from '../../../shared/words';
import { siteOfConference } from '../../support/compiled-conferences';
import { there } from '../../support/there';
import { readPdf } from './support/read-pdf';
import { wordsOf } from './support/words-of';

const contentOf = async (name: string) => (await siteOfConference(name)).content;
const bookletIn = (documents: readonly Document[]) => there(documents.find(({ kind }) => kind === 'booklet'));

describe.each([
  ['german', 'Willkommen zu GeoStadt 2031', 'Neuigkeiten'],
  ['french', 'JMTAL 2027 vous souhaite la bienvenue', 'À la une'],
  ['arabic', 'مرحبًا بكم في \u2068MAHA 2027\u2069', 'الأخبار'],
])('the %s conference', (name, welcome, news) => {
  it('uses its language on pages and in the booklet', async () => {
    const content = await contentOf(name);
    expect(wordsIn(content).news.label).toBe(news);
    const text = wordsOf(bookletBlocks(content, bookletIn(content.documents)));
    expect(text).toContain(welcome);
    expect(text).not.toMatch(/\b(Schedule|Welcome|Chairs?|Room|Time|Committee)\b/);
  });
});

/** Lines with a Latin comma among Arabic letters. */
const latinCommas = (text: string) =>
  text.split('\n').filter((line) => /\p{Script=Arabic}/u.test(line) && /,\s/.test(line));

describe('documents in Arabic', () => {
  it('separate list items by Arabic commas', async () => {
    const content = await contentOf('arabic');
    const { documents } = content;
    const blocks = documents.flatMap((document): Block[] => {
      if (document.kind === 'booklet') return bookletBlocks(content, document);
      return document.kind === 'special-session-call' ? specialSessionCallBlocks(content, document) : [];
    });
    const subjects = documents.map(({ title }) => factsOf(content.conference, title, wordsIn(content)).subject);
    expect(latinCommas([wordsOf(blocks), ...subjects].join('\n'))).toEqual([]);
    expect(blocks.flatMap((block) => (block.kind === 'index' ? [block.between] : []))).toEqual(['، ']);
  });

  it('give a PDF whose text is copied in logical order, each letter once', async () => {
    const content = await contentOf('arabic');
    const { text, info } = await readPdf(await makeDocument(content, bookletIn(content.documents)));
    for (const words of ['العربية', 'للحوسبة', 'الجلسة', 'المحطة']) expect(text).toContain(words);
    expect(info.Language).toBe('ar');
  });
});
