import { grouped } from '../../../shared/format/grouped';
import { collectionNames } from '../../../shared/model/collections';
import { defineRule, found, over, say } from '../kit';
import { reasons } from '../reasons';

/** Kinds of page that need no link in the data: visitors come by an error, from the payment service, or from a list. */
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

/** Every other page is linked from a menu, a button or a text. */
const unreachablePage = over(
  ['navigation', 'specialSessions', 'sessions'],
  ({ navigation, specialSessions, sessions }, { routes, links }) => {
    // Menus that no file says are made of what there is, and lead to it all the same.
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
