/** What a session of the schedule says of itself, by the names of the filters. */
const VALUES: Readonly<Record<string, (session: DOMStringMap) => readonly string[]>> = {
  day: ({ day = '' }) => [day],
  room: ({ rooms = '' }) => rooms.split(' '),
  kind: ({ kind = '' }) => [kind],
  topic: ({ topics = '' }) => topics.split(' '),
  online: ({ mode }) => [mode === 'online' || mode === 'hybrid' ? 'yes' : 'no'],
};

/**
 * Shows of the schedule what was chosen. The choice stands in the address, so that it can be shared, and how much of the schedule is
 * shown is announced. What does not match has `data-out`, in the details and at a glance alike; a day of which nothing is left goes too.
 */
export function enhance(element: HTMLElement): void {
  if (!(element instanceof HTMLFormElement)) return;
  const form = element;
  const whole = [...document.querySelectorAll<HTMLElement>('article[data-day]')];
  const entries = [...document.querySelectorAll<HTMLElement>('[data-kind]:not(article)')];
  const days = [...document.querySelectorAll<HTMLElement>('section:has(> article, [data-kind]:not(article))')];
  const status = form.querySelector('[role=status]');

  const matches = (session: HTMLElement, chosen: readonly (readonly [string, string])[]) =>
    [session, ...session.querySelectorAll<HTMLElement>('article')].some((each) =>
      // A part is in the session's room and on its day, if it names no other.
      chosen.every(([name, value]) => VALUES[name]?.({ ...session.dataset, ...each.dataset }).includes(value)),
    );
  const apply = () => {
    const chosen = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value] as const] : [],
    );
    const shown = new Set<string>();
    for (const session of whole) {
      const isIn = matches(session, chosen);
      if (isIn) shown.add(session.id);
      session.toggleAttribute('data-out', !isIn);
    }
    for (const entry of entries) {
      const id = entry.querySelector('a[href^="#"]')?.getAttribute('href')?.slice(1) ?? '';
      entry.toggleAttribute('data-out', !shown.has(id));
    }
    for (const day of days) day.toggleAttribute('data-out', !day.querySelector('[data-kind]:not([data-out])'));
    return { chosen, count: shown.size };
  };
  const announce = (count: number, isFiltered: boolean) => {
    const text = (form.dataset.found ?? '').replace('{count}', String(count)).replace('{total}', String(whole.length));
    if (status) status.textContent = isFiltered ? text : '';
  };
  const change = () => {
    const { chosen, count } = apply();
    const address = new URL(location.href);
    for (const name of Object.keys(VALUES)) address.searchParams.delete(name);
    for (const [name, value] of chosen) address.searchParams.set(name, value);
    history.replaceState(history.state, '', address);
    announce(count, chosen.length > 0);
  };
  form.addEventListener('change', change);
  // The fields have their values again only after the event.
  form.addEventListener('reset', () => setTimeout(change));
  form.addEventListener('submit', (event) => event.preventDefault());

  for (const [name, value] of new URLSearchParams(location.search)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLSelectElement) field.value = value;
    if (field instanceof HTMLInputElement) field.checked = value === field.value;
  }
  const { chosen, count } = apply();
  if (chosen.length === 0) return;
  form.closest('details')?.setAttribute('open', '');
  announce(count, true);
}
