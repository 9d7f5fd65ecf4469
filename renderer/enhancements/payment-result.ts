import { startIslands } from '../islands.client';
import { trustedHtml } from '../trusted-html';

/**
 * Replaces the error screen by the payment result's page (`data-page`), which reads the id from the address. Hosts
 * without rewrites show the error screen for such addresses, since no file has the name of the id.
 */
export function enhance({ dataset: { page = '' } }: HTMLElement): void {
  const { pathname } = location;
  const id = pathname.startsWith(`${page}/`) ? pathname.slice(page.length + 1).replace(/\/$/, '') : '';
  if (id !== '' && !id.includes('/')) void showInstead(`${page}/id`);
}

async function showInstead(address: string): Promise<void> {
  const html = await fetch(address).then(
    (response) => (response.ok ? response.text() : ''),
    () => '',
  );
  const page = new DOMParser().parseFromString(trustedHtml(html), 'text/html');
  const main = page.querySelector('main');
  if (!main) return;
  document.title = page.title;
  document.querySelector('main')?.replaceWith(main);
  startIslands();
}
