import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';

/** A part of a page as a screen reader has it. */
export interface TreeNode {
  readonly role: string;
  readonly name: string;
}

/** The accessibility tree as Chromium gives it to screen readers, once two in a row are the same. */
export async function treeOf(page: Page): Promise<TreeNode[]> {
  const session = await page.context().newCDPSession(page);
  const read = async (): Promise<TreeNode[]> => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    return nodes
      .filter(({ ignored }) => !ignored)
      .map(({ role, name }) => ({ role: String(role?.value ?? ''), name: String(name?.value ?? '') }));
  };
  // Chromium builds it piece by piece behind the page, with its frames: one that is asked for at once may lack its end, twice.
  const readLater = async () => {
    await page.evaluate(twoFrames);
    return read();
  };
  let tree = await readLater();
  for (let next = await readLater(); !isDeepStrictEqual(next, tree); next = await readLater()) tree = next;
  await session.detach();
  return tree;
}

/** Chromium without windows has left a page without any more frames: then a second is enough. */
const twoFrames = () =>
  Promise.race([
    new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))),
    new Promise((go) => setTimeout(go, 1000)),
  ]);
