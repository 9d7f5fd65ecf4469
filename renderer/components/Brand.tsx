import type { Conference } from '#content';
import type { ShowPicture } from '../../shared/picture';
import type { Theme } from '../../shared/theme/theme';
import type { Routes } from '../routes';
import styles from './Brand.module.css';
import { Picture } from './Picture';

interface BrandProps {
  readonly conference: Pick<Conference, 'acronym' | 'organizer'>;
  /** Replaces the logo of the organiser. */
  readonly logo: Theme['logo'];
  readonly routes: Routes;
  readonly showPicture: ShowPicture;
}

/**
 * Shows the logo of the theme, else that of the organiser, with a link to the organiser. Without a logo shows the
 * acronym. Without an organiser links to the home page.
 */
export function Brand({ conference: { acronym, organizer }, logo, routes, showPicture }: BrandProps) {
  const home = routes.of('home')?.path ?? '/';
  const { name = acronym, url = home } = organizer ?? {};
  const onBand = logo?.dark ?? organizer?.logo;
  const onSurface = logo?.light ?? organizer?.logoDark ?? organizer?.logo;
  if (onBand === undefined || onSurface === undefined) {
    return (
      <a className={styles.name} href={home}>
        {acronym}
      </a>
    );
  }
  const box = { width: 180, height: 48 };
  const shared = { alt: name, loading: 'eager' } as const;
  return (
    <a className={styles.logo} href={url}>
      <Picture {...shared} className={styles.onBand} picture={showPicture(onBand, 'logo', box)} />
      <Picture {...shared} className={styles.onSurface} picture={showPicture(onSurface, 'logo', box)} />
    </a>
  );
}
