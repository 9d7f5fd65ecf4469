import { STARRABLES_ADDED } from '../../shared/my-programme/starrables';
import { changesInPlace } from './changes-in-place';

const EVENT = 'content:shown';

/** A page as the server wrote it, before any script. */
interface Written {
  readonly page: Document;
  /** The number of the content that it shows. */
  readonly content: number;
}

const numberOf = (page: Document) =>
  Number(page.querySelector<HTMLElement>('[data-shown-content]')?.dataset.shownContent);

async function written(): Promise<Written> {
  const response = await fetch(location.href);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  return { page, content: numberOf(page) };
}

let shown = numberOf(document);

/** How this page was written; unless a newer content was there before anybody could ask. */
let before: Promise<Written | undefined> = new Promise<void>((resolve) => {
  if (document.readyState === 'complete') resolve();
  else addEventListener('load', () => resolve());
})
  .then(written)
  .then((page) => (page.content === shown ? page : undefined))
  .catch(() => undefined);

/** Whether a script of the page has fetched some of the content, and keeps it: the index of the search, the program of the stars. */
let hasFetched = false;
new PerformanceObserver((list) => {
  const others = list.getEntries().filter(({ name }) => name !== location.href.replace(/#.*/, ''));
  hasFetched ||= others.some((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType === 'fetch');
}).observe({ type: 'resource', buffered: true });

/** Shows the present content: what has changed is put in its place, and what cannot be, has the page load again. */
async function follow(): Promise<void> {
  const [old, present] = await Promise.all([before, written()]);
  if (present.content === shown) return;
  const changes = old && !hasFetched ? changesInPlace(document, old.page, present.page) : undefined;
  if (changes === undefined) return location.reload();
  for (const change of changes) change();
  before = Promise.resolve(present);
  shown = present.content;
  document.dispatchEvent(new Event(STARRABLES_ADDED));
}

let following = Promise.resolve();
import.meta.hot?.on(EVENT, () => {
  following = following.then(follow).catch(() => location.reload());
});
import.meta.hot?.send(EVENT, shown);
