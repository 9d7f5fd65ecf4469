import type { ReactNode } from 'react';
import type { Topic } from '#content';
import type { ShowPicture } from '../../shared/picture';
import { Linked } from './Linked';
import { Picture } from './Picture';
import styles from './TopicCard.module.css';

interface TopicCardProps {
  readonly topic: Topic;
  /** Whether the heading of a theme stands above it. */
  readonly isInTheme: boolean;
  /** Address of the page of the papers that name it, if there are any. */
  readonly path: string | undefined;
  readonly showPicture: ShowPicture;
}

/** A topic: its illustration, title and sentence, as far as it has them. */
export function TopicCard({ topic: { title, image, content }, isInTheme, path, showPicture }: TopicCardProps) {
  const Heading = isInTheme ? 'h3' : 'h2';
  // A heading tells what is below it: with nothing below, the title is an entry of the list.
  if (!(image || content)) {
    return (
      <p className={styles.alone}>
        <Linked path={path}>{title}</Linked>
      </p>
    );
  }
  return (
    <article className={styles.card}>
      {image && <Picture picture={showPicture(image, 'topic', { width: 96, height: 96 })} alt="" />}
      <Heading className={styles.title}>
        <Linked path={path}>{title}</Linked>
      </Heading>
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
