import { ImportantDates } from '../../renderer/components/ImportantDates';
import { StandardPage } from '../../renderer/components/StandardPage';
import type { PageProps } from '../../renderer/site';
import { DATES_CALENDAR, subscription } from '../../shared/format/calendar-address';
import { hasDatesCalendar } from '../../shared/format/deadlines';

/** Shows the important dates, which the home page also contains, and links to their calendar. */
export function Page({ at, content, route, words }: PageProps) {
  const { calendars } = words;
  const address = at(DATES_CALENDAR);
  return (
    <StandardPage content={content} route={route}>
      <ImportantDates content={content} embedded={false} words={words} />
      {hasDatesCalendar(content) && (
        <p>
          <a href={address}>{calendars.add}</a>
          {words.lists.between}
          <a href={subscription(content.conference.url ?? '', address)}>{calendars.subscribe}</a>
        </p>
      )}
    </StandardPage>
  );
}
