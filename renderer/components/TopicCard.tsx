import type { ReactNode } from 'react';
import type { Topic } from '#content';
import type { ShowPicture } from '../picture';
import { Picture } from './Picture';
import styles from './TopicCard.module.css';

interface TopicCardProps {
  readonly topic: Topic;
  readonly showPicture: ShowPicture;
}

/** A topic: its illustration, title and sentence, as far as it has them. */
export function TopicCard({ topic: { title, image, content }, showPicture }: TopicCardProps) {
  return (
    <article className={styles.card}>
      {image && <Picture picture={showPicture(image, 'topic', { width: 96, height: 96 })} alt="" />}
      <h2 className={styles.title}>{title}</h2>
      {content && <p>{content}</p>}
    </article>
  );
}

/** Topic cards side by side, as many as fit. */
export function TopicGrid({ children }: { readonly children: readonly ReactNode[] }) {
  return (
    <ul className={styles.grid}>
      {children.map((child, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
        <li key={index}>{child}</li>
      ))}
    </ul>
  );
}
