import type { ReactNode } from 'react';
import './styles/base.css';
import type { Route } from '#content';
import { newestOf } from '../shared/editions';
import type { View } from '../shared/program/view-of';
import { interfaceLanguage } from '../shared/words';
import { directionOf } from '../shared/words/direction';
import { DIGITS } from '../shared/words/grammar';
import { EditionLine } from './components/EditionLine';
import { Footer } from './components/Footer';
import { NavigationBar } from './components/NavigationBar';
import { Head } from './Head';
import styles from './Layout.module.css';
import type { Site } from './site';
import type { SiteTheme } from './site-theme';

/** Kinds of page in the footer. If there are several pages of a kind, the first is listed. */
const MAIN_PAGES = ['call', 'topics', 'important-dates', 'registration', 'attending', 'program-committee'] as const;

interface LayoutProps {
  readonly site: Site;
  readonly siteTheme: SiteTheme;
  readonly route: Route;
  readonly view?: View | undefined;
  readonly children: ReactNode;
}

/** Renders the document of every page: head, navigation bar, main, footer. */
export function Layout({ site, siteTheme, route, view, children }: LayoutProps) {
  const { content, words, routes, showPicture } = site;
  const { conference, navigation, contacts, pastEditions = [] } = content;
  const isRtl = directionOf(conference.language) === 'rtl';
  const spoken = interfaceLanguage(conference.language, content.words);
  const newest = newestOf(content, route);
  return (
    <html
      lang={conference.language}
      dir={isRtl ? 'rtl' : undefined}
      data-digits={words.number(0) === '0' ? undefined : DIGITS.arabic}
      data-words={isRtl && spoken !== conference.language ? spoken : undefined}
      data-look={siteTheme.theme.look === 'arch' ? undefined : siteTheme.theme.look}
      data-ground={siteTheme.theme.hero === 'sea' ? 'sea' : undefined}
    >
      <Head site={site} siteTheme={siteTheme} route={route} view={view} />
      <body>
        <a className={styles.skip} href="#main" data-for-readers="">
          {words.layout.skip}
        </a>
        {newest && <EditionLine newest={newest} conference={conference} words={words} />}
        <NavigationBar
          conference={conference}
          logo={siteTheme.theme.logo}
          menus={navigation.menus}
          route={route}
          routes={routes}
          showPicture={showPicture}
          at={site.at}
          release={content.releases.at(-1)?.version}
          words={words}
        />
        <main id="main">{children}</main>
        <Footer
          conference={conference}
          base={content.base ?? ''}
          route={route}
          contacts={contacts}
          statements={content.statements}
          mainPages={MAIN_PAGES.map((kind) => routes.of(kind)).filter((page) => page !== undefined)}
          lists={[routes.of('schedule'), routes.of('papers'), routes.of('people')].filter((list) => list !== undefined)}
          pastEditions={pastEditions}
          words={words}
        />
      </body>
    </html>
  );
}
