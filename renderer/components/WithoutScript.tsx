import type { Html } from '#content';
import { Prose } from './Prose';
import styles from './WithoutScript.module.css';

/**
 * What to do instead where a part of the page needs JavaScript: `text` where there is none. Stands beside the island;
 * where that does not come to life (a file that is gone since a new deployment, a script that something blocks, a
 * network that fails), a note says so and offers to reload.
 */
export function WithoutScript({ text }: { readonly text: Html }) {
  return (
    <>
      <noscript>
        <div className={styles.note}>
          <Prose text={text} />
        </div>
      </noscript>
      <div className={styles.late} role="status">
        <p className={styles.note}>
          This part of the page has not loaded.{' '}
          {/* biome-ignore lint/a11y/useValidAnchor: the address of the page, whatever it is */}
          <a href="">Reload the page</a>. If that does not help, write to us: our addresses are at the end of every
          page.
        </p>
      </div>
    </>
  );
}
