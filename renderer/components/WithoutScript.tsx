import type { RichText } from '../../shared/texts/rich-text';
import type { Words } from '../../shared/words';
import { Prose } from './Prose';
import styles from './WithoutScript.module.css';

interface WithoutScriptProps {
  readonly text: RichText;
  readonly words: Words;
}

/**
 * Stands beside an island that the page cannot do without. Where the browser runs no JavaScript, it shows `text`, which
 * says what to do instead. Where the island is not hydrated (a file that a new deployment has removed, a blocked script,
 * a failing network), it shows a note that offers to reload.
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
