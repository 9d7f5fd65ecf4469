import { cardAddress, hasOwnCard, sharedTitle } from '../../../renderer/format/card-address';
import { lookOf } from '../../../renderer/look/look';
import { codeOf } from '../../cache/code-of';
import { hashOf } from '../../cache/hash-of.mjs';
import type { Route } from '../../content/link/route';
import type { ExportFile } from '../export';
import { CARD_FACTS } from './card-facts';
import { ownLetters } from './own-letters';

/** The cards of all pages that have one of their own; a second spelling of an address shows that of its page. */
export function cardFiles(routes: readonly Route[]): readonly ExportFile[] {
  let letters: readonly string[] | undefined;
  const make =
    (route: Route): ExportFile['make'] =>
    ({ content }, { cache, publicDir }) => {
      const { conference, theme, words } = content;
      letters ??= ownLetters(theme, publicDir);
      const title = sharedTitle(route, conference.name);
      const facts = CARD_FACTS.map((name) => conference[name]);
      const code = codeOf('scripts/exports/cards/make-card.ts');
      const inputs = [code, title, facts, words, theme, letters];
      return cache.get(`card.${hashOf(JSON.stringify(inputs), 32)}.png`, async () =>
        (await import('./make-card')).makeCard(content, title, { look: lookOf(theme), publicDir }),
      );
    };
  return routes
    .filter((route) => route.path === route.canonical && hasOwnCard(route))
    .map((route) => ({ address: cardAddress(route), make: make(route) }));
}
