import type { Panel } from '#content';
import { PersonLinks } from '../../renderer/components/PersonLinks';
import { Portrait } from '../../renderer/components/Portrait';
import type { PersonLink } from '../../renderer/people';
import type { ShowPicture } from '../../renderer/picture';
import styles from './Profile.module.css';

interface ProfileProps {
  /** The person's part in the panel: its chair, a speaker. */
  readonly part: string;
  readonly person: Panel['chair'];
  readonly links: readonly PersonLink[];
  readonly showPicture: ShowPicture;
}

/** Somebody on a panel, with portrait and biography. */
export function Profile({ part, person: { name, affiliation, image, bio }, links, showPicture }: ProfileProps) {
  return (
    <article className={styles.profile}>
      <Portrait image={image} large showPicture={showPicture} />
      <div className={styles.text}>
        <h3>
          <bdi>{name}</bdi>
        </h3>
        <p>
          <strong>{part}</strong>, {affiliation}
        </p>
        <PersonLinks links={links} />
        {bio.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </article>
  );
}
