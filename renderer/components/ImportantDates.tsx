import type { Deadline, Track } from '#content';
import type { Words } from '../../shared/words';
import styles from './ImportantDates.module.css';

interface ImportantDatesProps {
  readonly tracks: readonly Track[];
  readonly deadlines: readonly Deadline[];
  readonly words: Words;
  /** On the home page the headings of the cards are one level deeper, with less space above. */
  readonly embedded: boolean;
}

const cardsOf = (tracks: readonly Track[], deadlines: readonly Deadline[]) =>
  tracks.filter(({ id, card }) => card && deadlines.some(({ track }) => track === id));

/** Whether any track has a card. */
export const hasCards = ({ tracks, deadlines }: Pick<ImportantDatesProps, 'tracks' | 'deadlines'>): boolean =>
  cardsOf(tracks, deadlines).length > 0;

/** Shows a card per track with its dates. Superseded dates are struck through (specification, section 9.1). */
export function ImportantDates({ tracks, deadlines, embedded, words: { dates } }: ImportantDatesProps) {
  const Heading = embedded ? 'h3' : 'h2';
  const cards = cardsOf(tracks, deadlines);
  if (cards.length === 0) return null;
  return (
    <ul className={embedded ? styles.embedded : styles.cards}>
      {cards.map(({ id, title }) => (
        <li key={id} className={styles.card}>
          <Heading className={styles.title}>{title}</Heading>
          <dl>
            {deadlines
              .filter(({ track }) => track === id)
              .map(({ milestone, label, date, endDate, superseded }) => (
                <div key={milestone}>
                  <dt>{label}</dt>
                  {superseded && (
                    <dd>
                      <del>
                        <time dateTime={superseded}>{dates.date(superseded)}</time>
                      </del>
                    </dd>
                  )}
                  <dd className={styles.inForce}>
                    <time dateTime={date}>{dates.period(date, endDate)}</time>
                  </dd>
                </div>
              ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
