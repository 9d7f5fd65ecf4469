import type { RichText } from '../../shared/texts/rich-text';
import type { Words } from '../../shared/words';
import { Prose } from './Prose';
import styles from './WithoutScript.module.css';

interface WithoutScriptProps {
  readonly text: RichText;
  readonly words: Words;
}

/**
 * Accompanies an essential island. Without JavaScript it shows `text`, which says what to do instead. If the island is
 * not hydrated (a removed file after a deployment, a blocked script, a network failure), it offers to reload.
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
