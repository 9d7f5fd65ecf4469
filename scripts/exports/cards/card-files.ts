import { cardAddress, hasOwnCard } from '../../../renderer/format/card-address';
import { lookOf } from '../../../renderer/look/look';
import { keptOrMade } from '../../cache/kept-work';
import type { Route } from '../../content/link/route';
import type { ExportFile } from '../export';
import { ownLetters } from './own-letters';

/** The cards of all pages that have one of their own; a second spelling of an address shows that of its page. */
export function cardFiles(routes: readonly Route[]): readonly ExportFile[] {
  let letters: readonly string[] | undefined;
  const make =
    (route: Route): ExportFile['make'] =>
    ({ content }, { cache, keeper, publicDir }) => {
      letters ??= ownLetters(content.theme, publicDir);
      return keptOrMade(keeper, `card ${JSON.stringify([route, letters])}`, content, async (noting) =>
        (await import('./make-card')).makeCard(noting, { route, look: lookOf(noting.theme), publicDir }, cache),
      );
    };
  return routes
    .filter((route) => route.path === route.canonical && hasOwnCard(route))
    .map((route) => ({ address: cardAddress(route), make: make(route) }));
}
