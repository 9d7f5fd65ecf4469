import { shownPicture } from '../picture';
import { Picture } from './Picture';
import styles from './Portrait.module.css';

/** A portrait beside a name: the name says all, so it has no text of its own (WCAG 1.1.1, decorative). */
export function Portrait({ image, large = false }: { readonly image: string; readonly large?: boolean }) {
  const size = large ? 160 : 80;
  const picture = shownPicture(image, 'portrait', { width: size, height: size });
  return <Picture className={styles.portrait} picture={picture} alt="" />;
}
