import type { ReactNode } from 'react';
import './styles/base.css';
import type { Route } from '#content';
import { Footer } from './components/Footer';
import { NavigationBar } from './components/NavigationBar';
import { Head } from './Head';
import styles from './Layout.module.css';
import type { Site } from './site';
import { directionOf } from './words/direction';

interface LayoutProps {
  readonly site: Site;
  readonly route: Route;
  readonly children: ReactNode;
}

/** The document around every page: head, navigation bar, main, footer. */
export function Layout({ site, route, children }: LayoutProps) {
  const { content, words, routes, showPicture, findPerson } = site;
  const { conference, navigation, contacts, statements, speakers } = content;
  return (
    <html lang={conference.language} dir={directionOf(conference.language) === 'rtl' ? 'rtl' : undefined}>
      <Head conference={conference} speakers={speakers} findPerson={findPerson} route={route} words={words} />
      <body>
        <a className={styles.skip} href="#main" data-for-readers="">
          {words.layout.skip}
        </a>
        <NavigationBar
          conference={conference}
          menus={navigation.menus}
          route={route}
          routes={routes}
          showPicture={showPicture}
          words={words}
        />
        <main id="main">{children}</main>
        <Footer conference={conference} contacts={contacts} statements={statements} words={words} />
      </body>
    </html>
  );
}
