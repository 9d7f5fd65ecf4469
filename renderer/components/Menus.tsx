import type { Navigation, Route } from '#content';
import type { Words } from '../../shared/words';
import type { Routes } from '../routes';
import styles from './Menus.module.css';
import { ThemeMenu } from './ThemeMenu';

type Menu = Navigation['menus'][number];
type Item = NonNullable<Menu['items']>[number];

/** The current page, and all others. */
interface Place {
  readonly route: Route;
  readonly routes: Routes;
}

interface MenusProps extends Place {
  readonly menus: readonly Menu[];
  readonly words: Words;
}

/** Renders the menus of the bar. They open on hover and focus; on small screens the button before them opens all. */
export const Menus = ({ menus, words, ...place }: MenusProps) => (
  <nav aria-label={words.navigation.main} id="menus" className={styles.menus}>
    <ul>
      {menus.map((menu, index) => (
        <MenuEntry key={menu.label} menu={menu} id={menuId(menus, index)} {...place} />
      ))}
      <ThemeMenu className={styles.menu} words={words} />
    </ul>
  </nav>
);

const slug = (label: string) => (label.toLowerCase().match(/[a-z]+/g) ?? []).join('-');

/** Derives the id of a menu from its label. If the label has no Latin letters or is not unique, numbers it. */
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

/** Whether a menu item leads to the current page, by any of its addresses. Links to a section never do. */
const isCurrent = ({ link }: Item, { route, routes }: Place) =>
  !link.includes('#') && routes.at(link)?.canonical === route.canonical && route.kind !== 'error';
