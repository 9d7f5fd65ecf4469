import { daysOf, isDividedByDay } from '../../../renderer/format/schedule';
import { wordsIn } from '../../../renderer/words';
import { isRecord } from '../fields';
import type { Collected } from '../validate/validate';
import type { RouteEntry } from './routes';

/** The pages of the single days, below the address of the schedule; none where the program fits on one page. */
export function scheduleDays(routes: readonly RouteEntry[], collected: Collected): RouteEntry[] {
  const schedule = routes.find(({ route }) => route.kind === 'schedule');
  const recordsOf = (name: 'papers' | 'presentations' | 'sessions' | 'conference') =>
    (collected.get(name)?.entries ?? []).map(({ value }) => value).filter(isRecord);
  if (schedule === undefined || !isDividedByDay(recordsOf('papers'), recordsOf('presentations'))) return [];
  const [conference] = recordsOf('conference');
  const words = wordsIn(String(conference?.language ?? 'en'));
  const days = daysOf(recordsOf('sessions').map(({ date }) => ({ date: String(date) })));
  const { path, title, description } = schedule.route;
  return days.map((day) => {
    const address = `${path}/${day}`;
    const named = words.schedule.dayPage(title, words.dates.day(day));
    const route = {
      path: address,
      canonical: address,
      kind: 'schedule-day',
      id: day,
      title: named,
      description,
    } as const;
    return { route, place: schedule.place };
  });
}
