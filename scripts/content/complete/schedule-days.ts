import { presentedIn } from '../../../shared/format/contributions';
import { daysOf, isDividedByDay } from '../../../shared/format/schedule';
import type { Content } from '../../../shared/model/content';
import type { Words } from '../../../shared/words';
import type { RouteEntry } from '../link/route';

/** Lists the pages of single days, below the address of the schedule; none if the program fits on one page. */
export function scheduleDays(
  routes: readonly RouteEntry[],
  { contributions, sessions, presentations }: Pick<Content, 'contributions' | 'sessions' | 'presentations'>,
  words: Words,
): RouteEntry[] {
  const schedule = routes.find(({ route }) => route.kind === 'schedule');
  if (schedule === undefined || !isDividedByDay(presentedIn(contributions), presentations)) return [];
  const { path, title, description } = schedule.route;
  return daysOf(sessions).map((day) => {
    const address = `${path}/${day}`;
    const named = words.schedule.dayPage(title, words.dates.dayInText(day));
    const route = {
      path: address,
      canonical: address,
      kind: 'schedule-day',
      id: day,
      title: named,
      description,
    } as const;
    return { route, place: schedule.place, isDerived: true };
  });
}
