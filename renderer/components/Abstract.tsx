import { isMarkdown } from '../../shared/format/is-markdown';
import { readAbstract } from '../../shared/texts/read-markdown';
import { htmlOf } from '../../shared/texts/rich-text';
import { trustedHtml } from '../trusted-html';
import styles from './Prose.module.css';

interface AbstractProps {
  readonly text: string;
  /** The language of the text where it is not the page's. */
  readonly language: string | undefined;
}

/** Shows an abstract: as it is typed, or with the paragraphs, lists, emphasis and links that it has in Markdown. */
export function Abstract({ text, language }: AbstractProps) {
  const marks = { ...(language && { lang: language }), dir: 'auto' } as const;
  if (!isMarkdown(text)) return <p {...marks}>{text}</p>;
  const html = trustedHtml(htmlOf(readAbstract(text)));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made from Markdown, raw HTML escaped
  return <div {...marks} className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
