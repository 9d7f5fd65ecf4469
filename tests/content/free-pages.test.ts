import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { CompileOptions } from '../../scripts/compile/pipeline';
import { htmlOf } from '../../shared/texts/rich-text';
import { compile } from './support/compile';
import { layOut } from './support/fixture';
import { HOSTILE_TEXTS, MARK } from './support/hostile-texts';

/** The valid base with another text on the page of travel. */
async function compileWith(
  body: string,
  edit: (publicDir: string) => Promise<void> = async () => {},
  options: Pick<CompileOptions, 'deferWarnings'> = {},
) {
  const { dataDir, publicDir } = layOut();
  await edit(publicDir);
  const text = `---\ntitle: Travel\npath: /travel\n---\n[Code](/code-of-conduct)\n\n## By train\n\n${body}\n`;
  writeFileSync(join(dataDir, 'pages/travel.md'), text);
  return compile({ dataDir, publicDir, ...options });
}

const htmlIn = (content: Awaited<ReturnType<typeof compile>>['content']) =>
  htmlOf(content?.freePages.find(({ id }) => id === 'travel')?.text ?? { children: [] });

describe('a page of its own', () => {
  it('has an address, a title, an entry for the menu, and a card', async () => {
    const { routes, content } = await compileWith('Take the train.');
    expect(routes.filter(({ kind }) => kind === 'page')).toMatchObject([
      { path: '/code-of-conduct', title: 'Code of conduct', description: 'How we treat each other.' },
      { path: '/travel', title: 'Travel', description: 'Travel' },
    ]);
    expect(content?.freePages.map(({ menu }) => menu)).toEqual(['Code of conduct', undefined]);
  });

  it('is reached from menus that follow from what there is', async () => {
    const { dataDir, publicDir } = layOut();
    rmSync(join(dataDir, 'navigation.yaml'));
    writeFileSync(join(dataDir, 'pages/alone.md'), '---\ntitle: Alone\n---\nNobody comes here.\n');
    const { diagnostics } = await compile({ dataDir, publicDir });
    const unreachable = diagnostics.filter(({ code, file }) => code === 'unreachable-page' && file.endsWith('.md'));
    expect(unreachable.map(({ message }) => message)).toEqual(['Nothing links to the page "Alone" (/alone).']);
  });

  it('shows photographs in sizes that the build makes, and not the originals', async () => {
    const { pictures, originals, diagnostics } = await compileWith('![Train](/images/train.jpg)', async (publicDir) => {
      const photograph = sharp({ create: { width: 1600, height: 800, channels: 3, background: '#0b3c5d' } });
      writeFileSync(join(publicDir, 'images/train.jpg'), await photograph.jpeg().toBuffer());
    });
    expect(diagnostics).toEqual([]);
    expect(pictures.filter(({ sources }) => sources.length > 0)).toMatchObject([
      { address: '/images/train.jpg', use: 'figure', width: 1216, height: 608 },
    ]);
    expect(originals).not.toContain('/images/train.jpg');
  });

  it.each(Object.entries(HOSTILE_TEXTS))('has no element of a hostile text: %s', async (_name, text) => {
    const body = `${text}\n\n## ${text}\n\n| a |\n| - |\n| ${text} |`;
    const { content } = await compileWith(body, undefined, { deferWarnings: true });
    const elements = parse(htmlIn(content)).querySelectorAll('*');
    expect(elements.some((element) => element.hasAttribute(MARK))).toBe(false);
    expect(elements.map(({ tagName }) => tagName).filter((name) => /^(?:SCRIPT|IFRAME|SVG|BODY)$/.test(name))).toEqual(
      [],
    );
  });
});
