import { pickEvents } from '../../my-programme/pick-events';
import { saveFile } from './element';
import { loadEntries } from './load-program';

/**
 * Downloads a calendar of some keys. `folder` is the address of the program's folder, `address` that of the calendar of
 * a `{day}`.
 */
export async function saveCalendar(
  folder: string,
  address: string,
  keys: readonly string[],
  name: string,
): Promise<void> {
  const { entries } = await loadEntries(folder, keys);
  const slots = entries.flatMap((entry) => entry.slots);
  const days = [...new Set(slots.map(({ date }) => date))];
  const calendars = await Promise.all(
    days.map(async (day) => {
      const response = await fetch(address.replace('{day}', day));
      if (!response.ok) throw new Error(`${day}: ${response.status}`);
      return response.text();
    }),
  );
  const events = new Set(slots.map(({ event }) => event));
  saveFile('my-program.ics', 'text/calendar', pickEvents(calendars, events, name));
}
