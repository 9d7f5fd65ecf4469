import type { ReactNode } from 'react';
import type { Topic } from '#content';
import type { ShowPicture } from '../../shared/picture';
import { Linked } from './Linked';
import { Picture } from './Picture';
import styles from './TopicCard.module.css';

interface TopicCardProps {
  readonly topic: Topic;
  /** Whether it is below the heading of a theme. */
  readonly isInTheme: boolean;
  /** Address of the topic's page, if papers name the topic. */
  readonly path: string | undefined;
  /** How many papers name it: "3 papers". */
  readonly count: string | undefined;
  readonly showPicture: ShowPicture;
}

/** Shows a topic with its picture and description, if it has them. */
export function TopicCard({ topic: { title, image, content }, isInTheme, path, count, showPicture }: TopicCardProps) {
  const Heading = isInTheme ? 'h3' : 'h2';
  // With nothing below it, a title is a list entry and no heading.
  if (!(image || content)) {
    return (
      <p className={styles.alone}>
        <Linked path={path}>{title}</Linked>
        {count && ` (${count})`}
      </p>
    );
  }
  return (
    <article className={styles.card}>
      {image && <Picture picture={showPicture(image, 'topic', { width: 96, height: 96 })} alt="" />}
      <Heading className={styles.title}>
        <Linked path={path}>{title}</Linked>
      </Heading>
      {(content || count) && (
        <p>
          {content}
          {content && count && <br />}
          {count}
        </p>
      )}
    </article>
  );
}

/** Lays out topics side by side, as many as fit. */
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
