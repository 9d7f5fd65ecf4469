import { POSTERS_ANCHOR, tableAnchor } from '../../shared/format/schedule-anchors';
import { starStore } from '../my-programme/star-store';
import { shownDay } from './shown-day';
import { inSiteDigits } from './site-digits';

/** Returns the values of a session or of a part, its place and its star. */
type ValuesOf = (
  session: DOMStringMap,
  element: HTMLElement,
  starred: ReadonlySet<string>,
  chosen: string,
) => readonly string[];

const hasStar = (element: HTMLElement, starred: ReadonlySet<string>): boolean =>
  [...element.querySelectorAll<HTMLElement>('[data-star]')].some(({ dataset }) => starred.has(dataset.star ?? ''));

/** The values of a session in the schedule, by the name of the filter. */
const VALUES: Readonly<Record<string, ValuesOf>> = {
  // A session without rooms is for everybody.
  room: ({ rooms }, _, __, value) => rooms?.split(' ') ?? [value],
  kind: ({ kind = '' }) => [kind],
  topic: ({ topics = '' }) => topics.split(' '),
  online: ({ mode }) => [mode === 'online' || mode === 'hybrid' ? 'yes' : 'no'],
  // A visitor who has starred a paper goes to its session.
  mine: (_, element, starred) => [hasStar(element, starred) ? '1' : ''],
};

/**
 * Filters the schedule. The address contains the choice, so that it can be shared. Announces the number of results, and
 * how to add to the visitor's own program if that is empty. Closing the panel leads to the results.
 * Sessions that do not match get `data-out`, in the details and at a glance; so do days without results. A filter by
 * more than the room shows all days; choosing one of them shows its results alone. The visitor's own program leaves out
 * posters, too; a topic leaves out all, which have none.
 */
export function enhance(element: HTMLElement): void {
  const panel = document.getElementById('filter-panel');
  const page = element.closest<HTMLElement>('[data-folds]');
  const fields = [element, panel].flatMap((part) => [
    ...(part?.querySelectorAll<HTMLSelectElement | HTMLInputElement>('[name]') ?? []),
  ]);
  // Without parts, which are within their session.
  const whole = [...document.querySelectorAll<HTMLElement>('[id^=program-] article:not(article article)')];
  const entries = [...document.querySelectorAll<HTMLElement>('[data-kind]:not(article)')];
  const days = [...document.querySelectorAll<HTMLElement>('section:has(article, [data-kind]:not(article))')];
  // The list of posters, and what is around each star in it.
  const posters = [
    ...document.querySelectorAll<HTMLElement>(`#${POSTERS_ANCHOR}, #${POSTERS_ANCHOR} :has([data-star])`),
  ];
  // Days and hours that are folded on narrow screens. A choice unfolds them.
  const folds = [...document.querySelectorAll<HTMLDetailsElement>('section > details:has([data-kind])')];
  // Below the bar, and in the panel.
  const statuses = document.querySelectorAll('[data-filtered]');
  const resets = document.querySelectorAll('[data-reset]');
  const { found = '', empty = '' } = element.dataset;
  let text = found;
  const program = document.querySelector<HTMLAnchorElement>('a[data-later=stars]');

  const matches = (
    session: HTMLElement,
    chosen: readonly (readonly [string, string])[],
    starred: ReadonlySet<string>,
  ) =>
    [session, ...session.querySelectorAll<HTMLElement>('article')].some((each) =>
      // A part without its own room has that of the session.
      chosen.every(([name, value]) =>
        VALUES[name]?.({ ...session.dataset, ...each.dataset }, each, starred, value).includes(value),
      ),
    );
  const apply = () => {
    const chosen = fields.flatMap((field) => {
      const { name, value } = field;
      const isChosen = !(field instanceof HTMLInputElement) || field.checked;
      return isChosen && value !== '' ? [[name, value] as const] : [];
    });
    const starred = new Set(program ? starStore(program.pathname).now().keys : []);
    const shown = new Set<string>();
    for (const session of whole) {
      const isIn = matches(session, chosen, starred);
      if (isIn) shown.add(session.id);
      session.toggleAttribute('data-out', !isIn);
    }
    for (const entry of entries) {
      const id = entry.querySelector('a[href^="#"]')?.getAttribute('href')?.slice(1) ?? '';
      entry.toggleAttribute('data-out', !shown.has(id));
    }
    const isBy = (filter: string) => chosen.some(([name]) => name === filter);
    const isMine = isBy('mine');
    for (const part of posters) part.toggleAttribute('data-out', isBy('topic') || (isMine && !hasStar(part, starred)));
    text = isMine && starred.size === 0 ? `${found}. ${empty}` : found;
    page?.toggleAttribute('data-chosen', chosen.length > 0);
    if (chosen.length > 0) for (const fold of folds) fold.open = true;
    return chosen;
  };
  /** Counts what is shown: of one day, or of all. */
  const announce = (isFiltered: boolean) => {
    const showsAll = page?.hasAttribute('data-all') ?? true;
    for (const day of days)
      day.toggleAttribute('data-out', showsAll && !day.querySelector('[data-kind]:not([data-out])'));
    const day = shownDay()?.id.replace(/^table/, 'program') ?? '';
    const counted = showsAll ? whole : whole.filter((session) => session.closest('[id^=program-]')?.id === day);
    const count = counted.filter((session) => !session.hasAttribute('data-out')).length;
    const counts = text.replace('{count}', inSiteDigits(count)).replace('{total}', inSiteDigits(counted.length));
    for (const status of statuses) status.textContent = isFiltered ? counts : '';
  };
  const showAll = (chosen: ReturnType<typeof apply>) =>
    page?.toggleAttribute(
      'data-all',
      chosen.some(([name]) => name !== 'room'),
    );
  const change = () => {
    const chosen = apply();
    showAll(chosen);
    const address = new URL(location.href);
    const values = new Map(chosen);
    for (const name of Object.keys(VALUES)) {
      const value = values.get(name);
      address.searchParams.delete(name);
      if (value !== undefined) address.searchParams.set(name, value);
    }
    history.replaceState(history.state, '', address);
    announce(chosen.length > 0);
  };
  const choose = (values: URLSearchParams) => {
    for (const field of fields) {
      const value = values.get(field.name) ?? '';
      if (field instanceof HTMLInputElement) field.checked = value === field.value;
      else field.value = value;
      // The address may contain unknown values.
      if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.value = '';
    }
  };
  for (const field of fields) field.addEventListener('change', change);
  for (const reset of resets)
    reset.addEventListener('click', () => {
      choose(new URLSearchParams());
      change();
      // That below the bar disappears.
      if (!panel?.contains(reset)) element.querySelector('button')?.focus();
    });
  panel?.querySelector('[popovertarget]')?.addEventListener('click', () => resets[0]?.scrollIntoView());

  for (const link of element.querySelectorAll('nav a'))
    link.addEventListener('click', () => page?.removeAttribute('data-all'));
  addEventListener('hashchange', () => announce(page?.hasAttribute('data-chosen') ?? false));

  // What sticks below the bar has to know its height.
  new ResizeObserver(() => page?.style.setProperty('--day-bar', `${element.offsetHeight}px`)).observe(element);

  const asked = new URLSearchParams(location.search);
  // Addresses of a former form of this page.
  const day = asked.get('day');
  if (day !== null && location.hash === '') location.replace(`#${tableAnchor(day)}`);
  choose(asked);
  const chosen = apply();
  showAll(chosen);
  if (chosen.length > 0) announce(true);
}
