import { conference, navigation, type Route } from '#content';
import { routeAt } from '../page';
import { shownPicture } from '../picture';
import styles from './NavigationBar.module.css';
import { Picture } from './Picture';
import { ThemeMenu } from './ThemeMenu';

type Menu = (typeof navigation.menus)[number];
type Item = NonNullable<Menu['items']>[number];

interface Current {
  readonly route: Route;
}

/**
 * The sticky bar with all menus (specification, sections 2.1 and 2.2). It works without script: menus open on hover and
 * focus, and on small screens a checkbox unfolds them all. With script (enhancements/navigation-bar.ts) buttons do both.
 */
export function NavigationBar({ route }: Current) {
  const { name, url, logo, logoDark } = conference.organizer;
  const box = { width: 180, height: 48 };
  const [onDark, onLight] = [shownPicture(logo, 'logo', box), shownPicture(logoDark, 'logo', box)];
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
          Menu
        </label>
        <button type="button" className={styles.fold} aria-controls="menus" data-fold="" hidden>
          Menu
        </button>
        <nav aria-label="Main" id="menus" className={styles.menus}>
          <ul>
            {navigation.menus.map((menu) => (
              <MenuEntry key={menu.label} menu={menu} route={route} />
            ))}
            <ThemeMenu className={styles.menu} />
          </ul>
        </nav>
      </div>
    </header>
  );
}

function MenuEntry({ menu: { label, link, items, tall }, route }: Current & { readonly menu: Menu }) {
  if (!items) return <li>{link && <MenuLink item={{ label, link }} route={route} />}</li>;
  const id = `menu-${label.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`;
  const holdsCurrent = items.some((item) => isCurrent(item, route));
  return (
    <li className={styles.menu}>
      <button type="button" aria-controls={id}>
        <span className={holdsCurrent ? styles.holdsCurrent : undefined}>{label}</span>
      </button>
      <ul id={id} className={tall ? styles.tall : undefined}>
        {items.map((item) => (
          <li key={item.label}>
            <MenuLink item={item} route={route} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function MenuLink({ item, route }: Current & { readonly item: Item }) {
  const link = route.kind === 'home' ? item.link : (item.elsewhere ?? item.link);
  return (
    <a href={link} aria-current={isCurrent(item, route) ? 'page' : undefined}>
      {item.label}
    </a>
  );
}

/** A link to a section is never "the current page", and another spelling of its address is. */
const isCurrent = ({ link }: Item, route: Route) =>
  !link.includes('#') && routeAt(link)?.canonical === route.canonical && route.kind !== 'error';
