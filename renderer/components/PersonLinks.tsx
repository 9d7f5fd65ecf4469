import type { PersonLink } from '../../shared/people';
import styles from './PersonLinks.module.css';

/** Links to pages about a person; shows nothing if there are none. */
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
