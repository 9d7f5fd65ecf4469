import { documentAddress } from '../../../shared/format/document-address';
import { homeAnchor } from '../../../shared/format/home-anchor';
import { POSTERS_ANCHOR } from '../../../shared/format/schedule-anchors';
import type { Document, Home, Navigation } from '../../../shared/model/content';
import type { Route } from '../../../shared/model/route';
import type { Words } from '../../../shared/words';

type Menu = Navigation['menus'][number];
type Item = NonNullable<Menu['items']>[number];

/** A menu with more entries gets a fixed height and scrolls. */
const MOST_AT_ONCE = 8;

/** The sources of the menus. */
interface NavigationSources {
  readonly routes: readonly Route[];
  readonly home: Home;
  /** Menu labels of accepted special sessions, by id. */
  readonly specialSessions: ReadonlyMap<string, string>;
  /** Menu labels of free pages, by id. */
  readonly ownPages: ReadonlyMap<string, string>;
  readonly hasContacts: boolean;
  readonly hasPosters: boolean;
  readonly booklet: Document | undefined;
}

/** Derives the menus of a site without navigation.yaml from its pages. */
export function deriveNavigation(
  { routes, home, specialSessions, ownPages, hasContacts, hasPosters, booklet }: NavigationSources,
  words: Words,
): Navigation {
  const { menus: labels } = words.defaults;
  const own = routes.filter(({ path, canonical }) => path === canonical);
  const to = (...kinds: Route['kind'][]): Item[] =>
    kinds.flatMap((kind) =>
      own.filter((route) => route.kind === kind).map(({ title, path }) => ({ label: title, link: path })),
    );
  const sections = home.order.flatMap((section): Item[] => {
    if (section !== 'objectives' && section !== 'chairs' && section !== 'speakers' && section !== 'partners') return [];
    const heading = home[section]?.heading;
    return heading === undefined ? [] : [{ label: heading, link: `/#${homeAnchor(section)}` }];
  });
  const about = [
    ...to('home').map(({ link }) => ({ label: labels.aboutConference, link })),
    ...sections,
    ...(hasContacts ? [{ label: labels.contact, link: '/#footer' }] : []),
  ];
  const posters = to('schedule')
    .filter(() => hasPosters)
    .map(({ link }) => ({ label: words.schedule.posters, link: `${link}#${POSTERS_ANCHOR}` }));
  const labelled = (wanted: Route['kind'], labelOf: ReadonlyMap<string, string>) =>
    own.flatMap(({ kind, id, path }): Item[] => {
      const label = kind === wanted ? labelOf.get(id) : undefined;
      return label === undefined ? [] : [{ label, link: path }];
    });
  return {
    menus: [
      // The name at the start of the bar already links to the home page.
      ...(about.length > 1 ? menu(labels.about, about) : []),
      ...menu(words.defaults.pages.topics, to('topics')),
      ...menu(labels.calls, to('call', 'important-dates')),
      ...menu(labels.committees, to('program-committee', 'committee')),
      ...menu(labels.specialSessions, [...to('special-sessions'), ...labelled('special-session', specialSessions)]),
      ...menu(labels.program, [
        ...to('schedule', 'papers'),
        ...posters,
        ...to('people', 'panel', 'changes'),
        ...(booklet ? [{ label: booklet.title, link: documentAddress(booklet) }] : []),
      ]),
      ...menu(words.defaults.pages.attending, to('attending')),
      ...menu(words.defaults.pages.registration, to('registration', 'payment-form', 'registration-notification')),
      ...labelled('page', ownPages),
    ],
  };
}

/** Makes a menu: with one entry it is a link, without entries it is left out. */
function menu(label: string, items: readonly Item[]): Menu[] {
  const [first, ...others] = items;
  if (first === undefined) return [];
  if (others.length === 0) return [first];
  return [{ label, items, ...(items.length > MOST_AT_ONCE && { tall: true }) }];
}
