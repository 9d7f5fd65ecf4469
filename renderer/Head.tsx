import type { Route } from '#content';
import { citationIn } from '../shared/citation/cited';
import { COLOUR_SCHEMES, SCHEME_SCRIPT } from '../shared/colour-scheme';
import { toolbarColours } from '../shared/colours';
import { WHOLE_CALENDAR } from '../shared/format/calendar-address';
import { CARD_SIZE, cardAddress, hasOwnCard, sharedTitle } from '../shared/format/card-address';
import { isCited } from '../shared/format/contributions';
import { hasNews } from '../shared/format/has-news';
import { languageVersions } from '../shared/format/language-versions';
import { WORKER_ADDRESS } from '../shared/offline/settings';
import type { View } from '../shared/program/view-of';
import { OPEN_SEARCH } from '../shared/search/index-files';
import { iconAddress } from '../shared/theme/icon-address';
import { backgroundPictures } from './background-pictures';
import { CitationTags } from './components/CitationTags';
import { eventData } from './linked-data/event-data';
import { linkedData } from './linked-data/linked-data';
import type { Site } from './site';
import type { SiteTheme } from './site-theme';

interface HeadProps {
  readonly site: Site;
  readonly siteTheme: SiteTheme;
  readonly route: Route;
  /** The view of a page of the program. */
  readonly view: View | undefined;
}

/** Kinds of page that link to the exports of the program. */
const SHOWING_THE_PROGRAM: ReadonlySet<string> = new Set(['home', 'schedule']);

/** Kinds of page that search engines should ignore: outcomes of payments, and the error screen. */
const UNLISTED: ReadonlySet<string> = new Set(['error', 'payment-result', 'payment-failure']);

/** Renders the head of a page: title, description, links and previews. */
export function Head({ site, siteTheme: { theme, stylesheet }, route, view }: HeadProps) {
  const { content, words, at } = site;
  const { conference } = content;
  const bar = toolbarColours(theme.palette);
  const icon = iconAddress(theme);
  const { canonical, title, description, kind } = route;
  const { url } = conference;
  // The result of a payment is a page only with an id.
  const address = url && `${url}${encodeURI(canonical)}${kind === 'payment-result' ? '/id' : ''}`;
  const place = conference.venue?.city ?? words.defaults.online;
  const days = words.dates.periodInText(conference.start, conference.end);
  const event = kind === 'home' ? eventData(site, route) : linkedData(site, route, view);
  const versions = UNLISTED.has(kind) ? [] : languageVersions(conference, route, content.base);
  const shared = sharedTitle(route, conference.name);
  const fullTitle = `${title} – ${conference.acronym}`;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {UNLISTED.has(kind) && <meta name="robots" content="noindex" />}
      {kind !== 'error' && address && <link rel="canonical" href={address} />}
      {versions.map(({ language, href }) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
      {COLOUR_SCHEMES.map((scheme) => (
        <meta
          key={scheme}
          name="theme-color"
          content={bar[scheme]}
          media={`(prefers-color-scheme: ${scheme})`}
          data-theme={scheme}
        />
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, which the policy names by its hash */}
      <script dangerouslySetInnerHTML={{ __html: SCHEME_SCRIPT }} />
      {backgroundPictures(theme, kind, site).map(({ address: picture, type }) => (
        <link key={picture} rel="preload" as="image" href={picture} type={type} fetchPriority="high" />
      ))}
      {stylesheet && <link rel="stylesheet" href={at(stylesheet.address)} />}
      {/* Blocks the first paint until what follows the bar arrives (HTML, link type "expect"), so that no half bar shows. */}
      <link rel="expect" href="#main" blocking="render" />
      <link rel="icon" href={at(icon.address)} type={icon.type} />
      <link rel="apple-touch-icon" href={at('/apple-touch-icon.png')} />
      <link
        rel="manifest"
        href={at('/site.webmanifest')}
        // Only the newest edition is available offline.
        {...(conference.features.offline &&
          !content.edition && { 'data-later': 'offline', 'data-worker': at(WORKER_ADDRESS) })}
      />
      <meta property="og:type" content={kind === 'person' ? 'profile' : kind === 'paper' ? 'article' : 'website'} />
      <meta property="og:locale" content={localeOf(conference.language)} />
      {versions.length > 0 &&
        conference.translations?.map(({ language }) => (
          <meta key={language} property="og:locale:alternate" content={localeOf(language)} />
        ))}
      <meta property="og:site_name" content={conference.acronym} />
      <meta property="og:title" content={shared} />
      <meta property="og:description" content={description} />
      {url && (
        <>
          <meta property="og:url" content={address} />
          <meta property="og:image" content={`${url}${at(cardAddress(route))}`} />
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content={String(CARD_SIZE.width)} />
          <meta property="og:image:height" content={String(CARD_SIZE.height)} />
          <meta
            property="og:image:alt"
            content={`${hasOwnCard(route) ? shared : conference.name}. ${words.lists.text([conference.acronym, days, place])}`}
          />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {url && hasNews(content) && (
        <link rel="alternate" type="application/atom+xml" href={`${url}${at('/news.xml')}`} />
      )}
      {url && site.routes.of('search') && (
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          href={`${url}${at(OPEN_SEARCH)}`}
          title={conference.acronym}
        />
      )}
      {url && SHOWING_THE_PROGRAM.has(kind) && content.sessions.length > 0 && (
        <>
          <link rel="alternate" type="application/vnd.c3voc.schedule+xml" href={`${url}${at('/schedule.xml')}`} />
          <link rel="alternate" type="application/json" href={`${url}${at('/schedule.json')}`} />
          <link rel="alternate" type="text/calendar" href={`${url}${at(WHOLE_CALENDAR)}`} title={conference.acronym} />
        </>
      )}
      {view && 'paper' in view && isCited(view.paper, content.contributions) && (
        <CitationTags citation={citationIn(site, view)} view={view} conference={conference} />
      )}
      {event && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, "<" escaped by eventData
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: event }} />
      )}
    </head>
  );
}

/** Formats a locale for Open Graph: "fr_TN" for fr-TN. */
const localeOf = (language: string) => language.replaceAll('-', '_');
