import type { Conference, Navigation, Route } from '#content';
import type { Look } from '../look/look';
import type { ShowPicture } from '../picture';
import type { Routes } from '../routes';
import type { Words } from '../words';
import styles from './NavigationBar.module.css';
import { Picture } from './Picture';
import { ThemeMenu } from './ThemeMenu';

type Menu = Navigation['menus'][number];
type Item = NonNullable<Menu['items']>[number];

/** The page that the bar stands on, and the others. */
interface Place {
  readonly route: Route;
  readonly routes: Routes;
}

interface NavigationBarProps extends Place {
  readonly organizer: Conference['organizer'];
  /** In place of the organizer's. */
  readonly logo: Look['logo'];
  readonly menus: readonly Menu[];
  readonly showPicture: ShowPicture;
  readonly words: Words;
}

/**
 * The sticky bar with all menus (specification, sections 2.1 and 2.2). It works without script: menus open on hover and
 * focus, and on small screens a checkbox unfolds them all. With script (enhancements/navigation-bar.ts) buttons do both.
 */
export function NavigationBar({ organizer, logo, menus, showPicture, words, ...place }: NavigationBarProps) {
  const { name, url } = organizer;
  const box = { width: 180, height: 48 };
  const [onDark, onLight] = [
    showPicture(logo?.dark ?? organizer.logo, 'logo', box),
    showPicture(logo?.light ?? organizer.logoDark, 'logo', box),
  ];
  const shared = { alt: name, loading: 'eager' } as const;
  return (
    <header className={styles.bar} data-bar="">
      <div className={styles.inner}>
        <a className={styles.logo} href={url}>
          <Picture {...shared} className={styles.onBand} picture={onDark} />
          <Picture {...shared} className={styles.onSurface} picture={onLight} />
        </a>
        <input type="checkbox" id="menu-toggle" className={styles.toggle} />
        <label htmlFor="menu-toggle" className={styles.toggleLabel}>
          {words.navigation.menu}
        </label>
        <button type="button" className={styles.fold} aria-controls="menus" data-fold="" hidden>
          {words.navigation.menu}
        </button>
        <nav aria-label={words.navigation.main} id="menus" className={styles.menus}>
          <ul>
            {menus.map((menu) => (
              <MenuEntry key={menu.label} menu={menu} {...place} />
            ))}
            <ThemeMenu className={styles.menu} words={words} />
          </ul>
        </nav>
      </div>
    </header>
  );
}

function MenuEntry({ menu: { label, link, items, tall }, ...place }: Place & { readonly menu: Menu }) {
  if (!items) return <li>{link && <MenuLink item={{ label, link }} {...place} />}</li>;
  const id = `menu-${label.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`;
  const holdsCurrent = items.some((item) => isCurrent(item, place));
  return (
    <li className={styles.menu}>
      <button type="button" aria-controls={id}>
        <span className={holdsCurrent ? styles.holdsCurrent : undefined}>{label}</span>
      </button>
      <ul id={id} className={tall ? styles.tall : undefined}>
        {items.map((item) => (
          <li key={item.label}>
            <MenuLink item={item} {...place} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function MenuLink({ item, ...place }: Place & { readonly item: Item }) {
  const { route } = place;
  const link = route.kind === 'home' ? item.link : (item.elsewhere ?? item.link);
  return (
    <a href={link} aria-current={isCurrent(item, place) ? 'page' : undefined}>
      {item.label}
    </a>
  );
}

/** Whether a menu item leads to the current page. A link to a section never does; an alias of the page's address does. */
const isCurrent = ({ link }: Item, { route, routes }: Place) =>
  !link.includes('#') && routes.at(link)?.canonical === route.canonical && route.kind !== 'error';
