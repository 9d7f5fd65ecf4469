import type { Html } from '../html-texts';
import { trustedHtml } from '../trusted-html';
import styles from './Prose.module.css';

/** Shows a text of the data, as HTML, in lines of a readable length. */
export function HtmlProse({ text }: { readonly text: Html }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the compiler from Markdown, raw HTML escaped
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: trustedHtml(text.html) }} />;
}
