import type { Html } from '#content';
import { trustedHtml } from '../trusted-html';
import styles from './Prose.module.css';

/** Shows a Markdown text of the data in lines of a readable length. */
export function Prose({ text }: { readonly text: Html }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the compiler from Markdown, raw HTML escaped
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: trustedHtml(text.html) }} />;
}
