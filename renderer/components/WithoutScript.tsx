import type { Html } from '#content';
import { Prose } from './Prose';
import styles from './WithoutScript.module.css';

/** What to do instead where a part of the page needs JavaScript and there is none. */
export function WithoutScript({ text }: { readonly text: Html }) {
  return (
    <noscript>
      <div className={styles.note}>
        <Prose text={text} />
      </div>
    </noscript>
  );
}
