import type { Partner } from '#content';
import buttons from '../../renderer/components/Button.module.css';
import { Picture } from '../../renderer/components/Picture';
import type { ShowPicture } from '../../renderer/picture';
import type { Words } from '../../renderer/words';
import styles from './Partners.module.css';

interface PartnersProps {
  readonly partners: readonly Partner[];
  readonly showPicture: ShowPicture;
  readonly words: Words;
}

/** The partners' logos in a strip that scrolls by; the name is the logo's text. Without script, all of them at once. */
export function Partners({ partners, showPicture, words: { partners: words } }: PartnersProps) {
  return (
    <div className={styles.marquee} data-enhance="marquee">
      <div className={styles.viewport}>
        <ul>
          {partners.map(({ name, logo, url }) => {
            const image = <Picture picture={showPicture(logo, 'logo', { width: 160, height: 80 })} alt={name} />;
            return <li key={name}>{url ? <a href={url}>{image}</a> : image}</li>;
          })}
        </ul>
      </div>
      <button
        type="button"
        className={`${buttons.quiet} ${styles.button}`}
        data-play={words.play}
        data-pause={words.pause}
      >
        {words.pause}
      </button>
    </div>
  );
}
