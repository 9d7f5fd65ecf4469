import { CalendarLinks } from '../../renderer/components/CalendarLinks';
import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import { Section } from '../../renderer/components/Section';
import { calendarsAt, dayCalendar } from '../../renderer/format/calendar-address';
import { updatesIn } from '../../renderer/format/release-changes';
import { daysOf, talksOf } from '../../renderer/format/schedule';
import { POSTERS_ANCHOR, tableAnchor } from '../../renderer/format/schedule-anchors';
import { zoneLabelAt } from '../../renderer/format/zone-label';
import type { PageProps } from '../../renderer/site';
import { DayGlance } from '../schedule/DayGlance';
import { DayProgram } from '../schedule/DayProgram';
import { DayLinks } from '../schedule/PageParts';
import parts from '../schedule/PageParts.module.css';

/** One day of a large program: at a glance, then every session and paper. */
export function Page({ content, route, routes, links, at, words }: PageProps) {
  const day = route.id;
  const overview = routes.of('schedule')?.path ?? '';
  const postersAt = content.posters.length > 0 ? `${overview}#${POSTERS_ANCHOR}` : undefined;
  const program = {
    ...content,
    links,
    talks: talksOf(content.papers, content.presentations),
    postersAt,
    calendarsAt: calendarsAt(content.conference, at),
    updateOf: updatesIn(content, routes.of('changes')?.path),
  };
  const pageOf = new Map(routes.all('schedule-day').map(({ id, path }) => [id, path]));
  return (
    <>
      <PageHeader
        title={route.title}
        lead={words.schedule.allTimesAre(zoneLabelAt(content.conference, `${day}T12:00`))}
      />
      <PageBody>
        <nav aria-label={words.schedule.days} className={parts.parts}>
          <ul>
            <li>
              <a href={overview}>{words.schedule.overview}</a>
            </li>
            <li>
              <DayLinks
                days={daysOf(content.sessions)}
                addressOf={(each) => pageOf.get(each) ?? overview}
                current={day}
                words={words}
              />
            </li>
          </ul>
        </nav>
        <Section wide heading={words.schedule.atAGlance} id={tableAnchor(day)}>
          <DayGlance day={day} content={content} words={words} />
        </Section>
        <CalendarLinks address={dayCalendar(day)} at={at} content={content} words={words} />
        <Section wide heading={words.schedule.program}>
          <DayProgram day={day} isLong content={program} words={words} />
        </Section>
      </PageBody>
    </>
  );
}
