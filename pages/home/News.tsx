import { home } from '#content';
import { ButtonLink } from '../../renderer/components/ButtonLink';
import styles from './News.module.css';

/** The news banner: each item with its button; a form elsewhere opens in a new tab. */
export function News() {
  return (
    <section id="news" className={styles.banner} aria-label="News">
      <ul>
        {home.news.map(({ text, button, link }) => (
          <li key={text}>
            <p>{text}</p>
            <ButtonLink link={link} newTab={!link.startsWith('/')}>
              {button}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
