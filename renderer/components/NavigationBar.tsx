import type { Conference, Navigation, Route } from '#content';
import type { Look } from '../look/look';
import type { ShowPicture } from '../picture';
import type { Routes } from '../routes';
import type { Site } from '../site';
import type { Words } from '../words';
import tools from './BarTools.module.css';
import { MineTool } from './MineTool';
import styles from './NavigationBar.module.css';
import { Picture } from './Picture';
import { SearchTool } from './SearchTool';
import { ThemeMenu } from './ThemeMenu';

type Menu = Navigation['menus'][number];
type Item = NonNullable<Menu['items']>[number];

/** The page that the bar stands on, and the others. */
interface Place {
  readonly route: Route;
  readonly routes: Routes;
}

interface NavigationBarProps extends Place {
  readonly conference: Pick<Conference, 'acronym' | 'organizer'>;
  /** In place of the organizer's. */
  readonly logo: Look['logo'];
  readonly menus: readonly Menu[];
  readonly showPicture: ShowPicture;
  readonly at: Site['at'];
  /** Number of the last release of the program; none before the first. */
  readonly release?: number | undefined;
  readonly words: Words;
}

/**
 * The sticky bar with all menus (specification, sections 2.1 and 2.2). It works without script: menus open on hover and
 * focus, and on small screens a checkbox unfolds them all. With script (enhancements/navigation-bar.ts) buttons do both.
 */
export function NavigationBar({
  conference,
  logo,
  menus,
  showPicture,
  at,
  release,
  words,
  ...place
}: NavigationBarProps) {
  const search = place.routes.of('search');
  const mine = place.routes.of('my-programme');
  return (
    <header className={styles.bar} data-bar="">
      <div className={styles.inner}>
        <Brand conference={conference} logo={logo} routes={place.routes} showPicture={showPicture} />
        {(search || mine) && (
          <div className={tools.tools}>
            {search && <SearchTool page={search} route={place.route} at={at} words={words} />}
            {mine && <MineTool page={mine} route={place.route} release={release} at={at} words={words} />}
          </div>
        )}
        <input type="checkbox" id="menu-toggle" className={styles.toggle} />
        <label htmlFor="menu-toggle" className={styles.toggleLabel}>
          {words.navigation.menu}
        </label>
        <button type="button" className={styles.fold} aria-controls="menus" data-fold="" hidden>
          {words.navigation.menu}
        </button>
        <nav aria-label={words.navigation.main} id="menus" className={styles.menus}>
          <ul>
            {menus.map((menu, index) => (
              <MenuEntry key={menu.label} menu={menu} id={menuId(menus, index)} {...place} />
            ))}
            <ThemeMenu className={styles.menu} words={words} />
          </ul>
        </nav>
      </div>
    </header>
  );
}

type BrandProps = Pick<NavigationBarProps, 'conference' | 'logo' | 'routes' | 'showPicture'>;

/**
 * The organiser's logo, or the theme's in its place, which leads to the organiser; without a logo, the conference's short
 * name. Without an organiser both lead home.
 */
function Brand({ conference: { acronym, organizer }, logo, routes, showPicture }: BrandProps) {
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

const slug = (label: string) => label.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** The id of a menu, from its label; labels without Latin letters, and those that are alike, are told apart by number. */
function menuId(menus: readonly Menu[], index: number): string {
  const own = slug(menus[index]?.label ?? '');
  const isOnlyOne = menus.every(({ label }, other) => other === index || slug(label) !== own);
  return /[a-z]/.test(own) && isOnlyOne ? `menu-${own}` : `menu-${index + 1}`;
}

interface MenuEntryProps extends Place {
  readonly menu: Menu;
  readonly id: string;
}

function MenuEntry({ menu: { label, link, items, tall }, id, ...place }: MenuEntryProps) {
  if (!items) return <li>{link && <MenuLink item={{ label, link }} {...place} />}</li>;
  return (
    <li className={styles.menu}>
      <button type="button" aria-controls={id}>
        <span>{label}</span>
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
