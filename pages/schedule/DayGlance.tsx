import { DayList } from './DayList';
import { DayTable } from './DayTable';
import { dayLayout } from './day-layout';
import type { GlanceProps } from './SessionEntry';

/** Shows a day at a glance: a table if its rooms fit across the window, else a list by time. */
export function DayGlance({ day, ...shared }: GlanceProps & { readonly day: string }) {
  const { layout, ...parts } = dayLayout(shared.content, day);
  return layout === 'table' ? (
    <DayTable day={day} {...parts} {...shared} />
  ) : (
    <DayList day={day} sessions={parts.sessions} {...shared} />
  );
}
