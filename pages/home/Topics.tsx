import type { Topic } from '#content';
import buttons from '../../renderer/components/Button.module.css';
import { ButtonLink } from '../../renderer/components/ButtonLink';
import { Picture } from '../../renderer/components/Picture';
import { topicsByTheme } from '../../shared/format/topics-by-theme';
import type { ShowPicture } from '../../shared/picture';
import type { Words } from '../../shared/words';
import styles from './Topics.module.css';

interface TopicsProps {
  readonly topics: readonly Topic[];
  /** Address of the page of all topics, if there is one. */
  readonly page: string | undefined;
  readonly showPicture: ShowPicture;
  readonly words: Words;
}

/** Shows all topics in a row that scrolls sideways, with buttons for the next and previous page. */
export function Topics({ topics, page, showPicture, words: { topics: words } }: TopicsProps) {
  const themes = topicsByTheme(topics);
  const isRow = topics.length > 1;
  return (
    <div className={styles.carousel} {...(isRow && { 'data-enhance': 'carousel' })}>
      {page && themes.length > 1 && (
        <nav aria-label={words.themes} className={styles.themes}>
          {themes.map(
            ({ title, anchor }) =>
              title && (
                <a key={anchor} href={`${page}#${anchor}`}>
                  {title}
                </a>
              ),
          )}
        </nav>
      )}
      {/* Scrolling content must be reachable by keyboard (WCAG 2.1.1). */}
      <section className={styles.scroller} aria-label={words.list} {...(isRow && { tabIndex: 0, 'data-scroller': '' })}>
        <ul>
          {themes
            .flatMap((theme) => theme.topics)
            .map(({ id, title, image }) => (
              <li key={id}>
                {image && <Picture picture={showPicture(image, 'topic', { width: 96, height: 96 })} alt="" />}
                <p>{title}</p>
              </li>
            ))}
        </ul>
      </section>
      <div className={styles.foot}>
        {isRow && (
          <div className={styles.controls} data-controls="">
            <button type="button" className={buttons.quiet}>
              {words.previous}
            </button>
            <p data-indicator="" />
            <button type="button" className={buttons.quiet}>
              {words.next}
            </button>
          </div>
        )}
        {page && <ButtonLink link={page}>{words.all}</ButtonLink>}
      </div>
    </div>
  );
}
