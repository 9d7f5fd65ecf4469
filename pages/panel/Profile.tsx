import type { Panel } from '#content';
import { InlineList } from '../../renderer/components/InlineList';
import { PersonName } from '../../renderer/components/People';
import { PersonLinks } from '../../renderer/components/PersonLinks';
import { Portrait } from '../../renderer/components/Portrait';
import type { PersonLink } from '../../shared/people';
import type { ShowPicture } from '../../shared/picture';
import type { Words } from '../../shared/words';
import styles from './Profile.module.css';

interface ProfileProps {
  /** The person's role on the panel: chair or speaker. */
  readonly part: string;
  readonly person: Panel['chair'];
  /** Address of the person's page, if there is one. */
  readonly path: string | undefined;
  readonly links: readonly PersonLink[];
  readonly showPicture: ShowPicture;
  readonly words: Words;
}

/** Shows somebody on a panel, with portrait and biography. */
export function Profile({
  part,
  person: { name, affiliation, image, bio },
  path,
  links,
  showPicture,
  words,
}: ProfileProps) {
  return (
    <article className={styles.profile}>
      <Portrait image={image} large showPicture={showPicture} />
      <div className={styles.text}>
        <h3>
          <PersonName person={{ name, path }} />
        </h3>
        <p>
          <InlineList items={[<strong key="part">{part}</strong>, affiliation]} words={words} />
        </p>
        <PersonLinks links={links} />
        {bio.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </article>
  );
}
