import type { Conference, Navigation, Route } from '#content';
import type { ShowPicture } from '../../shared/picture';
import type { Theme } from '../../shared/theme/theme';
import type { Words } from '../../shared/words';
import type { Routes } from '../routes';
import type { Site } from '../site';
import tools from './BarTools.module.css';
import { Brand } from './Brand';
import { Menus } from './Menus';
import { MyProgrammeLink } from './MyProgrammeLink';
import styles from './NavigationBar.module.css';
import { SearchTool } from './SearchTool';
import { ThemeTool } from './ThemeMenu';

interface NavigationBarProps {
  readonly conference: Pick<Conference, 'acronym' | 'organizer' | 'formerUrls'>;
  /** Replaces the logo of the organiser. */
  readonly logo: Theme['logo'];
  readonly menus: Navigation['menus'];
  /** The current page, and all others. */
  readonly route: Route;
  readonly routes: Routes;
  readonly showPicture: ShowPicture;
  readonly at: Site['at'];
  /** Number of the last release of the program; absent before the first. */
  readonly release?: number | undefined;
  readonly words: Words;
}

/**
 * Renders the sticky navigation bar (specification, sections 2.1 and 2.2). Without script, menus open on hover and
 * focus, and on small screens a checkbox opens all. With script (enhancements/navigation-bar.ts), buttons do both.
 */
export function NavigationBar({
  conference,
  logo,
  menus,
  showPicture,
  at,
  release,
  words,
  route,
  routes,
}: NavigationBarProps) {
  const search = routes.of('search');
  const mine = routes.of('my-programme');
  const here = { route, at, words };
  return (
    <header className={styles.bar} data-bar="">
      <div className={styles.inner}>
        <Brand conference={conference} logo={logo} routes={routes} showPicture={showPicture} />
        {(search || mine) && (
          <div className={tools.tools}>
            {search && <SearchTool page={search} {...here} />}
            {mine && <MyProgrammeLink page={mine} release={release} formerUrls={conference.formerUrls} {...here} />}
          </div>
        )}
        {menus.length === 0 ? (
          <ThemeTool words={words} />
        ) : (
          <>
            <input type="checkbox" id="menu-toggle" className={styles.toggle} />
            <label htmlFor="menu-toggle" className={styles.toggleLabel}>
              {words.navigation.menu}
            </label>
            <button type="button" className={styles.fold} aria-controls="menus" data-fold="" hidden>
              {words.navigation.menu}
            </button>
            <Menus menus={menus} route={route} routes={routes} words={words} />
          </>
        )}
      </div>
    </header>
  );
}
