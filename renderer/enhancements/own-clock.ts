import { inSiteDigits } from './site-digits';

/** The localStorage key of whose clock the times follow; absent until the visitor chooses. */
const KEY = 'times';
const MINE = 'mine';
const DAY = 86_400_000;

/** Whether the visitor wants times by their own clock. */
export function isMine(): boolean {
  try {
    return localStorage.getItem(KEY) === MINE;
  } catch {
    return false; // Storage is blocked: there is no choice.
  }
}

/** Stores whose clock the times of all pages follow. */
export function choose(mine: boolean): void {
  try {
    if (mine) localStorage.setItem(KEY, MINE);
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: the choice applies to this page only.
  }
}

const CLOCK = /^[\d٠-٩]{1,2}[:h][\d٠-٩]{2}( \(\+[\d٠-٩]\))?$/;

/** Finds the times of sessions: clocks alone, "09:30" or "09h30". A time with its date names its zone. */
const clocksIn = (part: ParentNode) =>
  [...part.querySelectorAll<HTMLTimeElement>('time[datetime*=T]')].filter(({ dataset, textContent }) =>
    CLOCK.test(dataset.written ?? textContent ?? ''),
  );

/** Whether any time of a part differs on this device's clock. */
export const differs = (part: ParentNode): boolean =>
  clocksIn(part).some(({ dateTime }) => new Date(dateTime.slice(0, 16)).getTime() !== Date.parse(dateTime));

/** Shows the times of a part by this device's clock or by the conference's, and names the zone in every caption. */
export function showTimes(part: ParentNode, mine: boolean): void {
  const swap = (element: HTMLElement, own: () => string) => {
    element.dataset.written ??= element.textContent ?? '';
    element.textContent = mine ? own() : element.dataset.written;
  };
  for (const time of clocksIn(part)) swap(time, () => localTime(time.dateTime, time.dataset.day));
  for (const zone of part.querySelectorAll<HTMLElement>('abbr')) swap(zone, () => zoneAround(zone));
  for (const note of part.querySelectorAll<HTMLElement>('[data-zone-note]')) note.hidden = !mine;
}

/** Names the zone of this device's clock at the times near a caption: "GMT+9", or two if the clocks change between them. */
export function zoneAround(caption: Element): string {
  let part = caption.parentElement;
  while (part?.parentElement && clocksIn(part).length === 0) part = part.parentElement;
  const clocks = clocksIn(part ?? document);
  const format = new Intl.DateTimeFormat('en', { timeZoneName: 'shortOffset' });
  const nameAt = (clock?: HTMLTimeElement) =>
    format.formatToParts(clock && new Date(clock.dateTime)).find(({ type }) => type === 'timeZoneName')?.value;
  return [...new Set([clocks[0], clocks.at(-1)].map(nameAt))].join('/');
}

/** Formats a time by this device's clock, with "+1" or "−1" if it is on another day than the one under which it is shown. */
function localTime(written: string, day = written.slice(0, 10)): string {
  const moment = new Date(written);
  const digits = (value: number) => String(value).padStart(2, '0');
  const days = Math.round(
    (Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) - Date.parse(day)) / DAY,
  );
  const other = days === 0 ? '' : ` (${days > 0 ? '+' : '−'}${Math.abs(days)})`;
  return inSiteDigits(`${digits(moment.getHours())}:${digits(moment.getMinutes())}${other}`);
}
