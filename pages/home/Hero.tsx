import type { ReactNode } from 'react';
import type { Home } from '#content';
import type { Site } from '../../renderer/site';
import type { Words } from '../../shared/words';
import styles from './Hero.module.css';

interface HeroProps {
  readonly hero: Home['hero'];
  readonly at: Site['at'];
  readonly words: Words;
  /** The next date, and two buttons. */
  readonly children: ReactNode;
}

/** Shows the introduction: edition, title, dates, venue and its stars. */
export function Hero({ hero: { title, edition, dates, venue, stars }, at, words, children }: HeroProps) {
  return (
    <div id="intro" className={styles.hero}>
      <div className={styles.inner}>
        {edition && <p className={styles.edition}>{edition}</p>}
        <h1 className={styles.title} data-enhance="typing">
          {title}
        </h1>
        <p className={styles.dates}>{dates}</p>
        <p>{venue}</p>
        {stars && (
          <p className={styles.stars} role="img" aria-label={words.hero.stars(stars)}>
            {Array.from({ length: stars }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: identical stars
              <img key={index} src={at('/images/icons/star.svg')} alt="" width={24} height={24} />
            ))}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
