import type { Page } from 'playwright-core';

/** A part of a page as a screen reader has it. */
export interface TreeNode {
  readonly role: string;
  readonly name: string;
}

/** The accessibility tree as Chromium hands it to screen readers. */
export async function treeOf(page: Page): Promise<TreeNode[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => ({ role: String(role?.value ?? ''), name: String(name?.value ?? '') }));
}
