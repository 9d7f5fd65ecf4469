import type { Deadline, RenderedContent, Track } from '#content';
import { deadlineMoment, deadlineZone, isMoment } from '../../shared/format/deadlines';
import { trackAnchor } from '../../shared/format/section-anchors';
import { shownBetween } from '../../shared/timed/span';
import type { Words } from '../../shared/words';
import { relativeLocale } from '../../shared/words/relative-locale';
import { TimedScript } from '../timed/TimedScript';
import { DueTime } from './DueTime';
import { Facts } from './Facts';
import styles from './ImportantDates.module.css';
import { OwnTime } from './OwnTime';

interface ImportantDatesProps {
  readonly content: Pick<RenderedContent, 'conference' | 'tracks' | 'deadlines' | 'words'>;
  readonly words: Words;
  /** On the home page the headings of the cards are one level deeper, with less space above. */
  readonly embedded: boolean;
}

/** The tracks whose dates are on a card. */
const cardsOf = (tracks: readonly Track[], deadlines: readonly Deadline[]) =>
  tracks.filter(({ id, card }) => card && deadlines.some(({ track }) => track === id));

/** Shows a card per track with its dates. Superseded dates are struck through (specification, section 9.1). */
export function ImportantDates({ content, embedded, words }: ImportantDatesProps) {
  const { tracks, deadlines } = content;
  const Heading = embedded ? 'h3' : 'h2';
  const cards = cardsOf(tracks, deadlines);
  if (cards.length === 0) return null;
  return (
    <ul className={embedded ? styles.embedded : styles.cards} data-later="timed">
      {cards.map(({ id, title }) => (
        <li key={id} className={styles.card} {...(!embedded && { id: trackAnchor(id) })}>
          <Heading className={styles.title}>{title}</Heading>
          <dl>
            {deadlines
              .filter(({ track }) => track === id)
              .map((deadline) => (
                <div key={deadline.milestone}>
                  <dt>{deadline.label}</dt>
                  {deadline.superseded && (
                    <dd>
                      <del>
                        <time dateTime={deadline.superseded}>{words.dates.date(deadline.superseded)}</time>
                      </del>
                    </dd>
                  )}
                  <dd className={styles.inForce}>
                    <DeadlineTime deadline={deadline} content={content} words={words} />
                  </dd>
                </div>
              ))}
          </dl>
        </li>
      ))}
      <TimedScript />
    </ul>
  );
}

/** Shows the dates of the tracks that have no card. */
export function OtherDates({ content, words }: Pick<ImportantDatesProps, 'content' | 'words'>) {
  const { tracks, deadlines } = content;
  const others = deadlines.filter(({ track }) => tracks.some(({ id, card }) => id === track && !card));
  if (others.length === 0) return null;
  return (
    <div data-later="timed">
      <Facts
        facts={others.map((deadline) => [
          deadline.label,
          <span key={deadline.label} className={styles.inForce}>
            <DeadlineTime deadline={deadline} content={content} words={words} />
          </span>,
        ])}
      />
      <TimedScript />
    </div>
  );
}

type DeadlineTimeProps = Pick<ImportantDatesProps, 'content' | 'words'> & { readonly deadline: Deadline };

function DeadlineTime({ deadline, content, words }: DeadlineTimeProps) {
  const { timeZone, start, end } = content.conference;
  const { endDate, ...first } = deadline;
  // The conference is awaited until its first day, whatever its milestone is called, a deadline of several days until its last.
  const isEvent = deadline.milestone === 'conference' || (start <= deadline.date && deadline.date <= end);
  const awaited = isEvent ? first : deadline;
  return (
    <>
      <DueTime due={deadline} timeZone={timeZone} words={words} />{' '}
      <small
        {...shownBetween(undefined, deadlineMoment(awaited, timeZone))}
        data-days={awaited === first ? first.date : (endDate ?? first.date)}
        data-zone={deadlineZone(deadline, timeZone)}
        data-locale={relativeLocale(content.conference, content.words)}
      />
      {isMoment(deadline) && <OwnTime moment={deadlineMoment(deadline, timeZone)} content={content} words={words} />}
    </>
  );
}
