import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { htmlOf } from '../../shared/texts/rich-text';
import { compile } from './support/compile';
import { layOut } from './support/fixture';
import { HOSTILE_TEXTS, MARK, NEVER_ACCEPTED } from './support/hostile-texts';
import { compileWith as compileSmall } from './support/small-conference';

/** The valid base with another text on the page of travel. */
async function compileWith(body: string, edit: (publicDir: string) => Promise<void> = async () => {}) {
  const { dataDir, publicDir } = layOut();
  await edit(publicDir);
  const text = `---\ntitle: Travel\npath: /travel\n---\n[Code](/code-of-conduct)\n\n## By train\n\n${body}\n`;
  writeFileSync(join(dataDir, 'pages/travel.md'), text);
  return compile({ dataDir, publicDir });
}

describe('a page of its own', () => {
  it('has an address, a title, an entry for the menu, and a card', async () => {
    const { routes, content } = await compileWith('Take the train.');
    expect(routes.filter(({ kind }) => kind === 'page')).toMatchObject([
      { path: '/code-of-conduct', title: 'Code of conduct', description: 'How we treat each other.' },
      { path: '/travel', title: 'Travel', description: 'Travel' },
    ]);
    expect(content?.freePages.map(({ menu }) => menu)).toEqual(['Code of conduct', undefined]);
  });

  it('is linked from menus that contain only existing pages', async () => {
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

  it('contains no element from a hostile text', async () => {
    const { dataDir, publicDir } = layOut();
    // Those that Markdown may contain: the others are errors (tests/content/hostile.test.ts).
    const texts = Object.entries(HOSTILE_TEXTS)
      .filter(([name]) => !(NEVER_ACCEPTED.includes(name) || /Markdown|direction|by entity/.test(name)))
      .map(
        ([, text]) => `${text}

## ${text}

| a |
| - |
| ${text} |
`,
      );
    for (const [at, text] of texts.entries())
      writeFileSync(
        join(dataDir, `pages/hostile-${at}.md`),
        `---
title: Page ${at}
---
${text}`,
      );
    const { content } = await compile({ dataDir, publicDir, deferWarnings: true });
    const pages = content?.freePages.filter(({ id }) => id.startsWith('hostile-')) ?? [];
    expect(pages).toHaveLength(texts.length);
    const elements = pages.flatMap(({ text }) => parse(htmlOf(text)).querySelectorAll('*'));
    expect(elements.filter((element) => element.hasAttribute(MARK)).map(String)).toEqual([]);
    expect(elements.map(({ tagName }) => tagName).filter((name) => /^(?:SCRIPT|IFRAME|SVG|BODY)$/.test(name))).toEqual(
      [],
    );
  });
});

describe('the menu entry of a page', () => {
  const menuOf = async (menu: string) => {
    const { content } = await compileSmall({
      'pages/way.md': `---\ntitle: The way\nmenu: ${menu}\n---\nBy ship.\n`,
    });
    return content?.freePages[0]?.menu;
  };
  it.each(['no', 'non', 'لا', 'off', 'false', 'No'])('is none with %s', async (word) => {
    expect(await menuOf(word)).toBeUndefined();
  });
  it.each(['yes', 'oui', 'نعم', 'on', 'true'])('is the title with %s', async (word) => {
    expect(await menuOf(word)).toBe('The way');
  });
  it('is any other text that is written', async () => {
    expect(await menuOf('Travel')).toBe('Travel');
  });
});
