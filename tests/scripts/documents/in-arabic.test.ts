import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { inProject } from '../../../scripts/bootstrap/project.mjs';
import { compileContent } from '../../../scripts/compile/pipeline';
import { makeDocument } from '../../../scripts/exports/documents';
import type { Block } from '../../../scripts/exports/documents/blocks';
import { bookletBlocks } from '../../../scripts/exports/documents/booklet/booklet';
import { factsOf } from '../../../scripts/exports/documents/imprint';
import { specialSessionCallBlocks } from '../../../scripts/exports/documents/special-session-call';
import type { Content } from '../../../shared/model/content';
import { wordsOf as wordsIn } from '../../../shared/words';
import { readPdf } from './support/read-pdf';
import { wordsOf } from './support/words-of';

let content: Content;
beforeAll(async () => {
  const dataDir = inProject('tests/conferences/arabic');
  const compiled = await compileContent({ dataDir, publicDir: join(dataDir, 'public'), deferWarnings: true });
  if (!compiled.content) throw new Error('The Arabic conference does not compile.');
  content = compiled.content;
});

/** Lines in which a Latin comma stands beside Arabic letters. */
const latinCommas = (text: string) =>
  text.split('\n').filter((line) => /\p{Script=Arabic}/u.test(line) && /,\s/.test(line));

it('documents part what they list by the commas of Arabic', () => {
  const { documents } = content;
  const blocks = documents.flatMap((document): Block[] => {
    if (document.kind === 'booklet') return bookletBlocks(content, document);
    return document.kind === 'special-session-call' ? specialSessionCallBlocks(content, document) : [];
  });
  const subjects = documents.map(({ title }) => factsOf(content.conference, title, wordsIn(content)).subject);
  expect(latinCommas([wordsOf(blocks), ...subjects].join('\n'))).toEqual([]);
  expect(blocks.flatMap((block) => (block.kind === 'index' ? [block.between] : []))).toEqual(['، ']);
});

it('Arabic is copied from a PDF as it was written, each letter once', async () => {
  const [booklet] = content.documents.filter(({ kind }) => kind === 'booklet');
  if (booklet === undefined) throw new Error('The Arabic conference has no booklet.');
  const { text, info } = await readPdf(await makeDocument(content, booklet));
  for (const words of ['العربية', 'للحوسبة', 'الجلسة', 'المحطة']) expect(text).toContain(words);
  expect(info.Language).toBe('ar');
});
