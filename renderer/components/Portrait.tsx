import type { ReactNode } from 'react';
import type { PersonName } from '../../shared/model/person-name';
import type { ShowPicture } from '../../shared/picture';
import { Picture } from './Picture';
import styles from './Portrait.module.css';

interface PortraitProps {
  readonly image: string;
  readonly large?: boolean;
  /** `eager` at the top of a page. */
  readonly loading?: 'lazy' | 'eager';
  readonly showPicture: ShowPicture;
}

/** Shows a portrait next to a name. It has no alternative text, since the name says all (WCAG 1.1.1, decorative). */
export function Portrait({ image, large = false, loading = 'lazy', showPicture }: PortraitProps) {
  const size = large ? 160 : 80;
  const picture = showPicture(image, 'portrait', { width: size, height: size });
  return <Picture className={styles.portrait} picture={picture} alt="" loading={loading} />;
}

/** Shows the initials of somebody without a portrait, among others who have one. */
export const Initials = ({ of: name }: { readonly of: PersonName }): ReactNode => (
  <span className={styles.initials} aria-hidden="true">
    {initialsOf(name)}
  </span>
);

function initialsOf(name: PersonName): string {
  const parts = 'literal' in name ? [name.literal] : [name.given, name.family];
  return parts.map((part = '') => /\p{L}\p{M}*/u.exec(part)?.[0] ?? '').join('');
}
