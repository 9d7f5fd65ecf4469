import type { PersonLink } from '../../shared/people';
import styles from './PersonLinks.module.css';

/** Where there is more about a person; nothing where there is no such place. */
export function PersonLinks({ links }: { readonly links: readonly PersonLink[] }) {
  if (links.length === 0) return null;
  return (
    <p className={styles.links}>
      {links.map(({ href, label, accessibleName }) => (
        <a key={href} href={href} aria-label={accessibleName}>
          {label}
        </a>
      ))}
    </p>
  );
}
