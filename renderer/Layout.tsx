import type { ReactNode } from 'react';
import './styles/base.css';
import { conference, type Route } from '#content';
import { Footer } from './components/Footer';
import { NavigationBar } from './components/NavigationBar';
import { Head } from './Head';
import styles from './Layout.module.css';

/** The document around every page: head, navigation bar, main, footer. */
export function Layout({ route, children }: { readonly route: Route; readonly children: ReactNode }) {
  return (
    <html lang={conference.language}>
      <Head route={route} />
      <body>
        <a className={styles.skip} href="#main" data-for-readers="">
          Skip to the content
        </a>
        <NavigationBar route={route} />
        <main id="main">{children}</main>
        <Footer />
      </body>
    </html>
  );
}
