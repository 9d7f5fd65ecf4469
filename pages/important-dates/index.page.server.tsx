import actions from '../../renderer/components/Actions.module.css';
import { ButtonLink } from '../../renderer/components/ButtonLink';
import { ImportantDates, OtherDates } from '../../renderer/components/ImportantDates';
import { StandardPage } from '../../renderer/components/StandardPage';
import type { PageProps } from '../../renderer/site';
import { DATES_CALENDAR, subscription } from '../../shared/format/calendar-address';
import { hasDatesCalendar } from '../../shared/format/deadlines';

/** Shows the important dates, also those that have no card on the home page, and links to their calendar. */
export function Page({ at, content, route, words }: PageProps) {
  const { calendars } = words;
  const address = at(DATES_CALENDAR);
  return (
    <StandardPage content={content} route={route}>
      <ImportantDates content={content} embedded={false} words={words} />
      <OtherDates content={content} words={words} />
      {hasDatesCalendar(content) && (
        <p className={actions.actions}>
          <ButtonLink quiet link={address}>
            {calendars.add}
          </ButtonLink>
          <ButtonLink quiet link={subscription(content.conference.url ?? '', address)}>
            {calendars.subscribe}
          </ButtonLink>
        </p>
      )}
    </StandardPage>
  );
}
