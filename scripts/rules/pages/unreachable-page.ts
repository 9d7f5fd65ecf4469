import { grouped } from '../../../shared/format/grouped';
import { collectionNames } from '../../../shared/model/collections';
import { defineRule, found, over, say } from '../kit';
import { reasons } from '../reasons';

/** Kinds of page that need no link in the data. */
const REACHED: ReadonlySet<string> = new Set([
  'home',
  'error',
  'payment-result',
  'payment-failure',
  'registration-notification',
  'committee', // from the committees on the home page
  'panel', // from its session in the schedule
  'schedule-day', // from the schedule
  'papers', // from the foot of every page, as are people
  'people',
  'statement', // from the foot of every page
]);

/** Finds other pages without a link from a menu, button or text. */
const unreachablePage = over(
  ['navigation', 'specialSessions', 'sessions'],
  ({ navigation, specialSessions, sessions }, { routes, links }) => {
    // Menus that are generated link to pages, too.
    const menus = navigation.value.menus.flatMap((menu) => [menu, ...(menu.items ?? [])]);
    const addresses = [...links.map(({ href }) => href), ...menus.flatMap(({ link }) => link ?? [])];
    const linked = new Set(addresses.map((address) => address.replace(/[?#].*$/, '')));
    const listed = new Set([
      ...specialSessions.filter(({ value }) => value.accepted).map(({ value }) => value.id),
      ...sessions.map(({ value }) => value.specialSession),
    ]);
    const spellings = grouped(routes, ({ route }) => route.canonical);
    return routes
      .filter(({ route: { path, canonical }, isDerived }) => path === canonical && !isDerived)
      .filter(({ route: { kind, id } }) => !(REACHED.has(kind) || (kind === 'special-session' && listed.has(id))))
      .filter(({ route: { path } }) => !spellings.get(path)?.some(({ route }) => linked.has(route.path)))
      .map(({ route: { path, title }, place }) =>
        found(place, say`Nothing links to the page "${title}" (${path}).`, {
          hint: 'Add it to a menu in navigation.yaml, or link to it from a text.',
        }),
      );
  },
  { whole: collectionNames },
);

export const rule = defineRule({
  code: 'unreachable-page',
  reason: reasons.pageNotFound,
  finders: [unreachablePage],
});
