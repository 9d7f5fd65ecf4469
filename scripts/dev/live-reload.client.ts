import { STARRABLES_ADDED } from '../../shared/my-programme/starrables';
import { pagePatches } from './page-patches';

/** A page as the server sent it, before any script ran. */
interface ServerPage {
  readonly page: Document;
  /** The number of its content. */
  readonly content: number;
}

const numberOf = (page: Document) =>
  Number(page.querySelector<HTMLElement>('[data-content-number]')?.dataset.contentNumber);

async function fetchPage(): Promise<ServerPage> {
  const response = await fetch(location.href);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  return { page, content: numberOf(page) };
}

let shown = numberOf(document);

/** This page as the server sent it; undefined if the content has changed since then. */
let before: Promise<ServerPage | undefined> = new Promise<void>((resolve) => {
  if (document.readyState === 'complete') resolve();
  else addEventListener('load', () => resolve());
})
  .then(fetchPage)
  .then((page) => (page.content === shown ? page : undefined))
  .catch(() => undefined);

/** Whether a script of the page has fetched content, such as the search index: then only a reload updates it. */
let hasFetched = false;
new PerformanceObserver((list) => {
  const others = list.getEntries().filter(({ name }) => name !== location.href.replace(/#.*/, ''));
  hasFetched ||= others.some((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType === 'fetch');
}).observe({ type: 'resource', buffered: true });

/** Shows the current content: patches the page if possible, else reloads it. */
async function update(): Promise<void> {
  const [old, present] = await Promise.all([before, fetchPage()]);
  if (present.content === shown) return;
  const patches = old && !hasFetched ? pagePatches(document, old.page, present.page) : undefined;
  if (patches === undefined) return location.reload();
  for (const patch of patches) patch();
  before = Promise.resolve(present);
  shown = present.content;
  document.dispatchEvent(new Event(STARRABLES_ADDED));
}

let updates = Promise.resolve();

/** Updates the page if the current content has another number. */
export function showContent(current: number): void {
  updates = updates.then(() => (current === shown ? undefined : update())).catch(() => location.reload());
}
