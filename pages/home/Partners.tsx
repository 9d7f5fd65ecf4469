import { partners } from '#content';
import buttons from '../../renderer/components/Button.module.css';
import { Picture } from '../../renderer/components/Picture';
import { shownPicture } from '../../renderer/picture';
import styles from './Partners.module.css';

/** The partners' logos in a strip that scrolls by; the name is the logo's text. Without script, all of them at once. */
export function Partners() {
  return (
    <div className={styles.marquee} data-enhance="marquee">
      <div className={styles.viewport}>
        <ul>
          {partners.map(({ name, logo, url }) => {
            const image = <Picture picture={shownPicture(logo, 'logo', { width: 160, height: 80 })} alt={name} />;
            return <li key={name}>{url ? <a href={url}>{image}</a> : image}</li>;
          })}
        </ul>
      </div>
      <button type="button" className={`${buttons.quiet} ${styles.button}`}>
        Pause
      </button>
    </div>
  );
}
