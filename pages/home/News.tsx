import type { Home } from '#content';
import { ButtonLink } from '../../renderer/components/ButtonLink';
import { TimedScript } from '../../renderer/timed/TimedScript';
import { isTimed, shownOn } from '../../shared/timed/span';
import type { Words } from '../../shared/words';
import styles from './News.module.css';

interface NewsProps {
  readonly news: Home['news'];
  readonly timeZone: string;
  readonly words: Words;
}

/** Shows the news banner. Links to other sites open in a new tab. */
export function News({ news, timeZone, words }: NewsProps) {
  return (
    <section
      id="news"
      className={styles.banner}
      aria-label={words.news.label}
      {...(news.some(isTimed) && { 'data-later': 'timed' })}
    >
      <ul>
        {news.map(({ text, button, link, ...days }) => (
          <li key={text} {...shownOn(days, timeZone)}>
            <p>{text}</p>
            <ButtonLink link={link} newTab={link.startsWith('/') ? undefined : words.opensInNewTab}>
              {button}
            </ButtonLink>
          </li>
        ))}
      </ul>
      {news.some(isTimed) && <TimedScript />}
    </section>
  );
}
