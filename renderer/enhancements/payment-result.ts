import { startIslands } from '../islands.client';
import { trustedHtml } from '../trusted-html';

/**
 * Replaces the error screen by the payment result's page, whose addresses begin with `data-page` and end with an id,
 * which the page reads there. Hosts without rewrites show the error screen for such addresses, since no file has the
 * name of the id.
 */
export async function enhance({ dataset: { page = '' } }: HTMLElement): Promise<void> {
  // What begins with another address still begins with a slash.
  if (!/^[^/]+$/.test(location.pathname.replace(page, ''))) return;
  const response = await fetch(`${page}id`);
  const shown = new DOMParser().parseFromString(trustedHtml(await response.text()), 'text/html');
  const main = shown.querySelector('main');
  if (!main) return;
  document.title = shown.title;
  document.querySelector('main')?.replaceWith(main);
  startIslands();
}
