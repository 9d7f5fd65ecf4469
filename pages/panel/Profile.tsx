import type { Panel } from '#content';
import { Portrait } from '../../renderer/components/Portrait';
import styles from './Profile.module.css';

interface ProfileProps {
  /** What the person does on the panel. */
  readonly part: string;
  readonly person: Panel['chair'];
}

/** Somebody on a panel, with portrait and biography. */
export function Profile({ part, person: { name, affiliation, image, bio } }: ProfileProps) {
  return (
    <article className={styles.profile}>
      <Portrait image={image} large />
      <div className={styles.text}>
        <h3>
          <bdi>{name}</bdi>
        </h3>
        <p>
          <strong>{part}</strong>, {affiliation}
        </p>
        {bio.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </article>
  );
}
