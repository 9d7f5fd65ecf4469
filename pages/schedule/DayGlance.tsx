import { DayList } from './DayList';
import { DayTable } from './DayTable';
import { dayShape } from './day-shape';
import type { Glance } from './SessionEntry';

/** A day at a glance: a table where its rooms fit across the window, else a list by time. */
export function DayGlance({ day, ...shared }: Glance & { readonly day: string }) {
  const { shape, ...parts } = dayShape(shared.content, day);
  return shape === 'table' ? (
    <DayTable day={day} {...parts} {...shared} />
  ) : (
    <DayList day={day} {...parts} {...shared} />
  );
}
