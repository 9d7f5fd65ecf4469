import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visitQuietly, WINDOWS } from './support/quiet-visit';

const { open } = visitQuietly();
const [, , DESK] = WINDOWS;

const buttonOf = (page: Page) => page.locator('#join').getByRole('button', { name: 'Join' });
/** The messages under the fields. */
const messagesOf = async (page: Page) =>
  (await page.locator('#join form [aria-live]').allTextContents()).filter((message) => message !== '');

async function openForm(options: Parameters<typeof open>[0] = {}): Promise<Page> {
  const { page } = await open({ viewport: DESK, ...options });
  await page.goto('/');
  await page.locator('#join form').hover();
  await page.locator('[data-island=JoinForm][data-live]').waitFor();
  return page;
}

describe('the sign-up form', () => {
  it('says what is wrong with an e-mail address after the field was left', async () => {
    const page = await openForm();
    const email = page.getByLabel('E-mail');
    expect(await messagesOf(page)).toEqual([]);
    await email.focus();
    expect(await messagesOf(page)).toEqual([]);
    await email.blur();
    await expect.poll(() => messagesOf(page)).toEqual(['Whoops, a email is required.']);
    await email.fill('amel@example');
    await expect.poll(() => messagesOf(page)).toEqual(["Sorry, but that email doesn't seem to be valid."]);
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    const described = page.locator(`[id="${await email.getAttribute('aria-describedby')}"]`);
    expect(await described.textContent()).toBe("Sorry, but that email doesn't seem to be valid.");
    await email.fill('amel@example.org');
    await expect.poll(() => messagesOf(page)).toEqual([]);
  });

  it('shows a greeting when it is sent, and calls no server', async () => {
    const page = await openForm();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.method()} ${request.resourceType()}`));
    // The interface cannot reach it: the form's own handler is called instead, as React holds it.
    await page.locator('#join form').evaluate((form) => {
      interface Fiber {
        readonly return: Fiber | null;
        readonly memoizedProps: { readonly validate?: unknown; readonly onSubmit?: () => void } | null;
      }
      const key = Object.keys(form).find((name) => name.startsWith('__reactFiber')) as keyof typeof form;
      let fiber = form[key] as unknown as Fiber | null;
      while (fiber && !fiber.memoizedProps?.validate) fiber = fiber.return;
      fiber?.memoizedProps?.onSubmit?.();
    });
    const greeting = page.getByRole('status').filter({ hasText: "Welcome to AMICAI! We're glad you're here." });
    await greeting.waitFor();
    const box = await greeting.boundingBox();
    expect(box?.y).toBeLessThan(200);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1280 - 60);
    expect(new Set(requests)).toEqual(new Set(['GET script']));
  });

  it('is on the page without JavaScript, with its button disabled', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto('/');
    expect(await page.locator('#join').getByRole('textbox').count()).toBe(2);
    expect(await buttonOf(page).isDisabled()).toBe(true);
  });
});
