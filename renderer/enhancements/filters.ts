import { starStore } from '../my-programme/star-store';
import { scrollToMiddle } from './scroll-to-middle';

/** Returns the values of a session or of a part, its place and its star. */
type ValuesOf = (session: DOMStringMap, element: HTMLElement, starred: ReadonlySet<string>) => readonly string[];

/** The values of a session in the schedule, by the name of the filter. */
const VALUES: Readonly<Record<string, ValuesOf>> = {
  day: ({ day = '' }) => [day],
  room: ({ rooms = '' }) => rooms.split(' '),
  kind: ({ kind = '' }) => [kind],
  topic: ({ topics = '' }) => topics.split(' '),
  online: ({ mode }) => [mode === 'online' || mode === 'hybrid' ? 'yes' : 'no'],
  // A visitor who has starred a paper goes to its session.
  mine: (_, element, starred) => {
    const keys = [...element.querySelectorAll<HTMLElement>('[data-star]')].map(({ dataset }) => dataset.star ?? '');
    return [keys.some((key) => starred.has(key)) ? '1' : ''];
  },
};

/**
 * Filters the schedule. The address contains the choice, so that it can be shared. Announces the number of results.
 * Sessions that do not match get `data-out`, in the details and at a glance; so do days without results.
 */
export function enhance(element: HTMLElement): void {
  const fields = [
    ...document.querySelectorAll<HTMLSelectElement | HTMLInputElement>(
      ':is([data-day-bar], [data-later=filters]) [name]',
    ),
  ];
  const whole = [...document.querySelectorAll<HTMLElement>('article[data-day]')];
  const entries = [...document.querySelectorAll<HTMLElement>('[data-kind]:not(article)')];
  const days = [...document.querySelectorAll<HTMLElement>('section:has(article, [data-kind]:not(article))')];
  // Days and hours that are folded on narrow screens. A choice unfolds them.
  const folds = [...document.querySelectorAll<HTMLDetailsElement>('section > details:has([data-kind])')];
  const status = document.querySelector('[data-filtered]');
  const program = document.querySelector<HTMLAnchorElement>('a[data-later=stars]');

  const matches = (
    session: HTMLElement,
    chosen: readonly (readonly [string, string])[],
    starred: ReadonlySet<string>,
  ) =>
    [session, ...session.querySelectorAll<HTMLElement>('article')].some((each) =>
      // A part without its own day and room has those of the session.
      chosen.every(([name, value]) =>
        VALUES[name]?.({ ...session.dataset, ...each.dataset }, each, starred).includes(value),
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
    for (const day of days) day.toggleAttribute('data-out', !day.querySelector('[data-kind]:not([data-out])'));
    if (chosen.length > 0) for (const fold of folds) fold.open = true;
    return { chosen, count: shown.size };
  };
  const announce = (count: number, isFiltered: boolean) => {
    const text = (element.dataset.found ?? '')
      .replace('{count}', String(count))
      .replace('{total}', String(whole.length));
    if (status) status.textContent = isFiltered ? text : '';
  };
  const change = () => {
    const { chosen, count } = apply();
    const address = new URL(location.href);
    const values = new Map(chosen);
    for (const name of Object.keys(VALUES)) {
      const value = values.get(name);
      address.searchParams.delete(name);
      if (value !== undefined) address.searchParams.set(name, value);
    }
    history.replaceState(history.state, '', address);
    announce(count, chosen.length > 0);
  };
  const choose = (values: URLSearchParams) => {
    for (const field of fields) {
      const value = values.get(field.name) ?? '';
      if (field instanceof HTMLInputElement) field.checked = value === field.value;
      else field.value = value;
      // The address may contain unknown values.
      if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.value = '';
    }
    const rooms = fields.filter((field) => field instanceof HTMLInputElement).filter(({ type }) => type === 'radio');
    // The first one means all rooms.
    if (rooms[0] && !rooms.some((room) => room.matches(':checked'))) rooms[0].checked = true;
  };
  for (const field of fields) field.addEventListener('change', change);
  element.querySelector('button')?.addEventListener('click', () => {
    choose(new URLSearchParams());
    change();
  });

  choose(new URLSearchParams(location.search));
  const { chosen, count } = apply();
  if (chosen.length === 0) return;
  const room = document.querySelector('[data-day-bar] input:checked')?.parentElement;
  const bar = room?.closest('[data-day-bar]');
  if (room && bar) scrollToMiddle(bar, room);
  if (chosen.some(([name]) => name !== 'room')) element.closest('details')?.setAttribute('open', '');
  announce(count, true);
}
