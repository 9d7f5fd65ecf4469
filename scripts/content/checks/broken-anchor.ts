import { EVERYWHERE, sectionsOf } from '../link/anchors';
import { type Diagnostic, error } from '../report/diagnostics';
import { didYouMean } from '../report/nearest';
import { idsIn } from '../texts/heading-ids';
import { defineCheck } from './check';

/** A link to a section of a page of this site names a section that the page has. */
export const brokenAnchor = defineCheck(
  ['home', 'sessions', 'specialSessions', 'freePages'],
  ({ home, sessions, specialSessions, freePages }, { links, routes }) => {
    const sources = {
      home: home.value,
      sessions: sessions.map(({ value }) => value),
      specialSessions: specialSessions.map(({ value }) => value),
    };
    const routeOf = new Map(routes.map(({ route }) => [route.path, route]));
    const sections = new Map<string, readonly string[]>(
      freePages.map(({ value }) => [value.path, [...idsIn(value.text.html), ...EVERYWHERE]]),
    );
    return links.flatMap(({ href, place }): Diagnostic[] => {
      const [, path = '', anchor = ''] = /^([^?#]*)[^#]*#(.*)$/.exec(href) ?? [];
      const route = routeOf.get(path);
      if (route === undefined || anchor === '') return [];
      const known = sections.get(route.path) ??
        sections.get(route.kind) ?? [...(sectionsOf[route.kind]?.(sources) ?? []), ...EVERYWHERE];
      sections.set(route.kind, known);
      if (known.includes(anchor)) return [];
      return [
        error('broken-anchor', place, `The page "${route.title}" (${path}) has no section "${anchor}".`, {
          hint: didYouMean(anchor, known),
        }),
      ];
    });
  },
  { whole: ['home', 'sessions', 'specialSessions', 'freePages'] },
);
