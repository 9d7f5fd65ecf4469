import type { Html } from '#content';
import type { Words } from '../words';
import { Prose } from './Prose';
import styles from './WithoutScript.module.css';

interface WithoutScriptProps {
  readonly text: Html;
  readonly words: Words;
}

/**
 * What to do instead where a part of the page needs JavaScript: `text` where there is none. Stands beside the island;
 * where that does not come to life (a file that is gone since a new deployment, a script that something blocks, a
 * network that fails), a note says so and offers to reload.
 */
export function WithoutScript({ text, words: { withoutScript: words } }: WithoutScriptProps) {
  return (
    <>
      <noscript>
        <div className={styles.note}>
          <Prose text={text} />
        </div>
      </noscript>
      <div className={styles.late} role="status">
        <p className={styles.note}>
          {words.notLoaded} {/* biome-ignore lint/a11y/useValidAnchor: the address of the page, whatever it is */}
          <a href="">{words.reload}</a>. {words.ifThatFails}
        </p>
      </div>
    </>
  );
}
