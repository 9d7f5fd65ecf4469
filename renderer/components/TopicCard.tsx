import type { ReactNode } from 'react';
import type { Topic } from '#content';
import styles from './TopicCard.module.css';

interface TopicCardProps {
  readonly topic: Topic;
  readonly headingLevel: 2 | 3;
}

/** A topic: its illustration, title and sentence. */
export function TopicCard({ topic: { title, image, content }, headingLevel }: TopicCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={styles.card}>
      <img src={image} alt="" width={96} height={96} loading="lazy" />
      <Heading className={styles.title}>{title}</Heading>
      <p>{content}</p>
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
