import type { RenderedContent } from '#content';
import type { Words } from '../../shared/words';
import { relativeLocale } from '../../shared/words/relative-locale';
import styles from './ImportantDates.module.css';

interface OwnTimeProps {
  /** With its offset from UTC. */
  readonly moment: string;
  readonly content: Pick<RenderedContent, 'conference' | 'words'>;
  readonly words: Words;
}

/** Leaves a line for a moment by the visitor's clock, which a script fills in (enhancements/own-time.ts). */
export const OwnTime = ({ moment, content, words }: OwnTimeProps) => (
  <p
    className={styles.own}
    data-later="own-time"
    data-moment={moment}
    data-locale={relativeLocale(content.conference, content.words)}
    data-label={words.importantDates.yourTime('{time}')}
  />
);
