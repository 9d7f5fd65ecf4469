import { topics } from '#content';
import buttons from '../../renderer/components/Button.module.css';
import { ButtonLink } from '../../renderer/components/ButtonLink';
import { Picture } from '../../renderer/components/Picture';
import { routeOf } from '../../renderer/page';
import { shownPicture } from '../../renderer/picture';
import styles from './Topics.module.css';

/** All topics in a row that scrolls sideways, page by page with the buttons under it. */
export function Topics() {
  return (
    <div className={styles.carousel} data-enhance="carousel">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1) */}
      <section className={styles.scroller} aria-label="List of topics" tabIndex={0} data-scroller="">
        <ul>
          {topics.map(({ id, title, image }) => (
            <li key={id}>
              <Picture picture={shownPicture(image, 'topic', { width: 96, height: 96 })} alt="" />
              <p>{title}</p>
            </li>
          ))}
        </ul>
      </section>
      <div className={styles.foot}>
        <div className={styles.controls} data-controls="">
          <button type="button" className={buttons.quiet}>
            Previous
          </button>
          <p data-indicator="" />
          <button type="button" className={buttons.quiet}>
            Next
          </button>
        </div>
        <ButtonLink link={routeOf('topics').path}>All topics</ButtonLink>
      </div>
    </div>
  );
}
