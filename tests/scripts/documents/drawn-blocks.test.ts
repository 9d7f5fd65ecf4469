import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fileCache } from '../../../scripts/cache/file-cache';
import { keeperOf } from '../../../scripts/cache/kept-work';
import type { Content } from '../../../scripts/content/content';
import { makeDocument } from '../../../scripts/exports/documents';
import { Canvas } from '../../../scripts/exports/documents/pdf/canvas';
import { temporaryFolder } from '../../content/support/temporary-folder';
import { sampleContent } from './support/sample-content';

const bookletOf = ({ documents }: Content) => {
  const [booklet] = documents.filter(({ kind }) => kind === 'booklet');
  if (!booklet) throw new Error('The sample has no booklet.');
  return booklet;
};

/** What builds of one folder make of the booklet, one after the other, and how many lines were drawn for it. */
function builds() {
  const cache = fileCache(join(temporaryFolder(), 'cache'));
  return async (content: Content) => {
    const draw = vi.spyOn(Canvas.prototype, 'line');
    const bytes = await makeDocument(content, bookletOf(content), { keeper: keeperOf(cache, 'test') });
    const lines = draw.mock.calls.length;
    draw.mockRestore();
    return { bytes, lines };
  };
}

/** The content with the title of a paper, the last one where nothing else is said, made of its own. */
const retitled = (content: Content, title: (own: string) => string, at = -1): Content => {
  const papers = [...content.papers];
  const paper = papers.at(at);
  if (!paper) throw new Error('The sample has no papers.');
  papers.splice(at, 1, { ...paper, title: title(paper.title) });
  return { ...content, papers };
};

const EDITS: Readonly<Record<string, (content: Content) => Content>> = {
  'a word of a title': (content) => retitled(content, (own) => `${own} anew`),
  // Letters have numbers in the order in which they are drawn.
  'a letter that nothing else has': (content) => retitled(content, (own) => `${own} ∑ŵ`, 0),
  'the letters of the cover': (content) => ({
    ...content,
    conference: { ...content.conference, name: 'Quick Wizards' },
  }),
  'the pages of what follows': (content) => retitled(content, (own) => `${own} `.repeat(40), 0),
  'the place of a paper': ({ papers: [first, ...others], ...content }) => ({
    ...content,
    papers: first ? [...others, first] : others,
  }),
};

describe('the booklet of the next build', () => {
  afterEach(() => vi.restoreAllMocks());

  it('has the bytes of a first one, edit after edit', async () => {
    const content = await sampleContent();
    const build = builds();
    await build(content);
    for (const [changed, edit] of Object.entries(EDITS)) {
      const edited = edit(content);
      const { bytes } = await build(edited);
      const first = await makeDocument(edited, bookletOf(edited));
      expect({ changed, isSame: Buffer.compare(bytes, first) === 0 }).toEqual({ changed, isSame: true });
    }
  });

  it('is drawn anew where it has changed, and not elsewhere', async () => {
    const content = await sampleContent();
    const build = builds();
    const first = await build(content);
    const again = await build(content);
    const edited = await build(retitled(content, (own) => `${own} anew`));
    expect(again.lines).toBeLessThan(first.lines / 4);
    expect(edited.lines).toBeGreaterThan(again.lines);
    expect(edited.lines).toBeLessThan(first.lines / 3);
  });
});
