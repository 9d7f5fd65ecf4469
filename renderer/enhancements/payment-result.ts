import { startIslands } from '../islands.client';
import { trustedHtml } from '../trusted-html';

/**
 * A host without rewrites answers with the error screen where a payment's result is looked for: no file can have the
 * payment's id. This puts the page of the result (`data-page`) in its place, which reads the address by itself.
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
  // The error screen has to do.
  if (!main) return;
  document.title = page.title;
  document.querySelector('main')?.replaceWith(main);
  startIslands();
}
