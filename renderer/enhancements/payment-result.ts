import { startIslands } from '../islands.client';
import { trustedHtml } from '../trusted-html';

/**
 * A host without rewrites answers a payment result's address with the error screen, since no file is named for the
 * payment's id. This replaces the error screen by the result's page (`data-page`), which reads the id from the address.
 */
export function enhance({ dataset: { page = '' } }: HTMLElement): void {
  if (location.pathname.startsWith(`${page}/`)) void showInstead(page);
}

async function showInstead(address: string): Promise<void> {
  const html = await fetch(address).then(
    (response) => (response.ok ? response.text() : ''),
    () => '',
  );
  const page = new DOMParser().parseFromString(trustedHtml(html), 'text/html');
  const main = page.querySelector('main');
  // Without the result's page the error screen stays.
  if (!main) return;
  document.title = page.title;
  document.querySelector('main')?.replaceWith(main);
  startIslands();
}
