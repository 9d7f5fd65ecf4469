import type { Document } from '#content';
import { ButtonLink } from '../../renderer/components/ButtonLink';
import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import { Section } from '../../renderer/components/Section';
import { documentAddress } from '../../renderer/format/document-address';
import { daysOf } from '../../renderer/format/schedule';
import { POSTERS_ANCHOR, tableAnchor } from '../../renderer/format/schedule-anchors';
import type { PageProps } from '../../renderer/site';
import type { Words } from '../../renderer/words';
import { DayProgram } from './DayProgram';
import { DayTable } from './DayTable';
import { PageParts } from './PageParts';
import { PosterList } from './PaperList';
import styles from './SchedulePage.module.css';

/** The booklet, a table per day, then every session, paper and poster (specification, section 2.9). */
export function Page({ content, route, words }: PageProps) {
  const { conference, documents, posters, sessions } = content;
  const days = daysOf(sessions);
  const { start, end, timeZoneLabel, venue } = conference;
  const place = venue?.city ?? words.defaults.online;
  return (
    <>
      <PageHeader
        title={route.title}
        lead={`${words.dates.period(start, end)}, ${place}. ${words.schedule.allTimesAre(timeZoneLabel)}`}
      />
      <PageBody>
        <Booklet documents={documents} words={words} />
        <PageParts days={days} hasPosters={posters.length > 0} words={words} />
        {days.length > 0 && (
          <div className={styles.days}>
            {days.map((day) => (
              <Section wide key={day} heading={words.dates.day(day)} id={tableAnchor(day)}>
                <DayTable day={day} content={content} words={words} />
              </Section>
            ))}
          </div>
        )}
        {days.length > 0 && (
          <Section wide heading={words.schedule.program}>
            {days.map((day) => (
              <DayProgram key={day} day={day} content={content} words={words} />
            ))}
          </Section>
        )}
        {posters.length > 0 && (
          <Section wide heading={words.schedule.posters} id={POSTERS_ANCHOR}>
            <PosterList posters={posters} words={words} />
          </Section>
        )}
      </PageBody>
    </>
  );
}

interface BookletProps {
  readonly documents: readonly Document[];
  readonly words: Words;
}

function Booklet({ documents, words }: BookletProps) {
  const booklet = documents.find(({ kind }) => kind === 'booklet');
  if (!booklet) return null;
  return (
    <p className={styles.booklet} data-enhance="booklet">
      <ButtonLink link={documentAddress(booklet)} download>
        {words.schedule.booklet(booklet.title)}
      </ButtonLink>
    </p>
  );
}
