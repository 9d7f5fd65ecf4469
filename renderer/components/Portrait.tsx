import styles from './Portrait.module.css';

/** A portrait beside a name: the name says all, so it has no text of its own (WCAG 1.1.1, decorative). */
export function Portrait({ image, large = false }: { readonly image: string; readonly large?: boolean }) {
  const size = large ? 160 : 80;
  return <img className={styles.portrait} src={image} alt="" width={size} height={size} loading="lazy" />;
}
