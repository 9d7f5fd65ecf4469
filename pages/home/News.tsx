import type { Home } from '#content';
import { ButtonLink } from '../../renderer/components/ButtonLink';
import type { Words } from '../../renderer/words';
import styles from './News.module.css';

interface NewsProps {
  readonly news: Home['news'];
  readonly words: Words;
}

/** The news banner: each item with its button; a form elsewhere opens in a new tab. */
export function News({ news, words }: NewsProps) {
  return (
    <section id="news" className={styles.banner} aria-label={words.news.label}>
      <ul>
        {news.map(({ text, button, link }) => (
          <li key={text}>
            <p>{text}</p>
            <ButtonLink link={link} newTab={link.startsWith('/') ? undefined : words.opensInNewTab}>
              {button}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
