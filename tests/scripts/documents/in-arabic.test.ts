import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { inProject } from '../../../scripts/bootstrap/project.mjs';
import type { Content } from '../../../scripts/content/content';
import { compileContent } from '../../../scripts/content/pipeline';
import type { Block } from '../../../scripts/exports/documents/blocks';
import { bookletBlocks } from '../../../scripts/exports/documents/booklet/booklet';
import { imprintOf } from '../../../scripts/exports/documents/imprint';
import { specialSessionCallBlocks } from '../../../scripts/exports/documents/special-session-call';
import { wordsOf } from '../../../scripts/exports/documents/words-of';

let content: Content;
beforeAll(async () => {
  const dataDir = inProject('tests/conferences/arabic');
  const compiled = await compileContent({ dataDir, publicDir: join(dataDir, 'public'), remarksLater: true });
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
  const subjects = documents.map((document) => imprintOf(content, document).subject);
  expect(latinCommas([wordsOf(blocks), ...subjects].join('\n'))).toEqual([]);
  expect(blocks.flatMap((block) => (block.kind === 'index' ? [block.between] : []))).toEqual(['، ']);
});
