import { isPoster } from '../../../shared/format/contributions';
import { isDividedByDay } from '../../../shared/format/schedule';
import { onDayOfProgram } from '../../../shared/format/times';
import { elementsOf } from '../../../shared/texts/rich-text';
import { didYouMean } from '../../content/report/nearest';
import { defineRule, type Found, found, over } from '../kit';
import { EVERYWHERE, sectionsOf } from '../lexicon/anchors';
import { reasons } from '../reasons';

/** Finds links to a section that its page does not have. */
const brokenAnchor = over(
  ['conference', 'home', 'sessions', 'specialSessions', 'freePages', 'contributions', 'presentations'],
  ({ conference, home, sessions, specialSessions, freePages, contributions, presentations }, { links, routes }) => {
    const sources = {
      home: home.value,
      sessions: sessions.map(({ value }) => onDayOfProgram(value, conference.value.dayEnds)),
      specialSessions: specialSessions.map(({ value }) => value),
      isDividedByDay: isDividedByDay(
        contributions.filter(({ value }) => !isPoster(value)),
        presentations,
      ),
      hasCalendars: conference.value.url !== undefined,
    };
    const routeOf = new Map(routes.map(({ route }) => [route.path, route]));
    const sections = new Map<string, readonly string[]>(
      freePages.map(({ value }) => [
        value.path,
        [...elementsOf(value.text).flatMap(({ attributes }) => attributes?.id ?? []), ...EVERYWHERE],
      ]),
    );
    return links.flatMap(({ href, place }): Found => {
      const [, path = '', anchor = ''] = /^([^?#]*)[^#]*#(.*)$/.exec(href) ?? [];
      const route = routeOf.get(path);
      if (route === undefined || anchor === '') return [];
      const page = `${route.kind} ${route.id}`;
      const known = sections.get(route.path) ??
        sections.get(page) ?? [...(sectionsOf[route.kind]?.(sources, route.id) ?? []), ...EVERYWHERE];
      sections.set(page, known);
      if (known.includes(anchor)) return [];
      const { hint, fix } = didYouMean(anchor, known);
      const message = `The page "${route.title}" (${path}) has no section "${anchor}".`;
      // The name of the section may occur in the address of the page, too.
      const behindSign = fix && { ...fix, from: `#${fix.from}`, to: `#${fix.to}` };
      return found(place, message, { hint, fix: behindSign });
    });
  },
  { whole: ['home', 'sessions', 'specialSessions', 'freePages', 'contributions', 'presentations'] },
);

export const rule = defineRule({
  code: 'broken-anchor',
  severity: 'error',
  reason: reasons.brokenLink,
  finders: [brokenAnchor],
});
