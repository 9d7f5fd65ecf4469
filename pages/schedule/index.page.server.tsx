import { conference, documents, posters, sessions } from '#content';
import { ButtonLink } from '../../renderer/components/ButtonLink';
import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import { Section } from '../../renderer/components/Section';
import { formatDay, formatPeriod } from '../../renderer/format/dates';
import { daysOf } from '../../renderer/format/schedule';
import { POSTERS_ANCHOR, tableAnchor } from '../../renderer/format/schedule-anchors';
import type { PageProps } from '../../renderer/PageProps';
import { prerenderKind } from '../../renderer/page';
import { DayProgram } from './DayProgram';
import { DayTable } from './DayTable';
import { PageParts } from './PageParts';
import { PosterList } from './PaperList';
import styles from './SchedulePage.module.css';

export const prerender = prerenderKind('schedule');

/** The booklet, a table per day, then every session, paper and poster (specification, section 2.9). */
export function Page({ route }: PageProps) {
  const days = daysOf(sessions);
  const { start, end, timeZoneLabel, venue } = conference;
  return (
    <>
      <PageHeader
        title={route.title}
        lead={`${formatPeriod(start, end)}, ${venue.city}. All times are ${timeZoneLabel}.`}
      />
      <PageBody>
        <Booklet />
        <PageParts days={days} />
        <div className={styles.days}>
          {days.map((day) => (
            <Section wide key={day} heading={formatDay(day)} id={tableAnchor(day)}>
              <DayTable day={day} />
            </Section>
          ))}
        </div>
        <Section wide heading="Detailed program">
          {days.map((day) => (
            <DayProgram key={day} day={day} />
          ))}
        </Section>
        <Section wide heading="Posters" id={POSTERS_ANCHOR}>
          <PosterList posters={posters} />
        </Section>
      </PageBody>
    </>
  );
}

function Booklet() {
  const booklet = documents.find(({ kind }) => kind === 'booklet');
  if (!booklet) return null;
  return (
    <p className={styles.booklet} data-enhance="booklet">
      <ButtonLink link={`/documents/${booklet.file}`} download>
        Download the {booklet.title.toLowerCase()} (PDF)
      </ButtonLink>
    </p>
  );
}
