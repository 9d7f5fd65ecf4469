/** The localStorage key of whose clock the times follow; absent until the visitor chooses. */
const KEY = 'times';
const MINE = 'mine';
const DAY = 86_400_000;

/**
 * Switches the times of the schedule between the conference's clock and the visitor's, and stores the choice. Uses the
 * offset in force at each time. Hides itself if both clocks agree.
 */
export function enhance(part: HTMLElement): void {
  const button = part.querySelector('button');
  const status = part.querySelector('[role=status]');
  const moment = new Date(part.dataset.moment ?? '');
  const times = [...document.querySelectorAll<HTMLTimeElement>('time[datetime*=T]')];
  const written = new Map(times.map((time) => [time, time.textContent]));
  if (!button || times.every(({ dateTime }) => hasSameClock(dateTime))) {
    part.hidden = true;
    return;
  }
  const zone = new Intl.DateTimeFormat('en', { timeZoneName: 'shortOffset' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const show = (mine: boolean) => {
    for (const time of times) time.textContent = (mine ? localTime(time.dateTime) : written.get(time)) ?? '';
    document.documentElement.toggleAttribute('data-my-times', mine);
    button.ariaPressed = String(mine);
    if (status) status.textContent = mine ? (part.dataset.mine ?? '').replace('{zone}', zone ?? '') : '';
  };
  button.addEventListener('click', () => {
    const mine = button.ariaPressed !== 'true';
    show(mine);
    try {
      if (mine) localStorage.setItem(KEY, MINE);
      else localStorage.removeItem(KEY);
    } catch {
      // Storage is blocked: the choice applies to this page only.
    }
  });
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(KEY);
  } catch {
    // Storage is blocked: there is no choice.
  }
  if (stored !== MINE) return;
  part.closest('details')?.setAttribute('open', '');
  show(true);
}

/** Whether a time with an offset is the same on this device's clock. */
const hasSameClock = (written: string) => new Date(written.slice(0, 16)).getTime() === Date.parse(written);

/** Formats a time by this device's clock, with "+1" or "−1" if it is on another day than the conference's. */
function localTime(written: string): string {
  const moment = new Date(written);
  const digits = (value: number) => String(value).padStart(2, '0');
  const days = Math.round(
    (Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) - Date.parse(written.slice(0, 10))) / DAY,
  );
  const other = days === 0 ? '' : ` (${days > 0 ? '+' : '−'}${Math.abs(days)})`;
  return `${digits(moment.getHours())}:${digits(moment.getMinutes())}${other}`;
}
