import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cardAddress, hasOwnCard, sharedTitle } from '../../../shared/format/card-address';
import type { PublishedContent } from '../../../shared/model/content';
import type { Route } from '../../../shared/model/route';
import { themeOf } from '../../../shared/theme/theme';
import { codeOf } from '../../cache/code-of';
import { hashOf } from '../../cache/hash-of.mjs';
import type { ExportFile } from '../export';
import { hashOfTemplates } from '../paper/hash-of-templates';
import type { Typesetter } from '../paper/typst';
import { CARD_FACTS } from './card-facts';

/** Lists the share cards of all pages that have their own; an alias shows the card of its page. */
export function cardFiles(routes: readonly Route[]): readonly ExportFile[] {
  let ownFonts: readonly Buffer[] | undefined;
  let setter: Promise<Typesetter> | undefined;
  const make =
    (route: Route): ExportFile['make'] =>
    ({ content }, { cache, publicDir }) => {
      const { conference, theme, words } = content;
      ownFonts ??= readOwnFonts(theme, publicDir);
      const fonts = ownFonts;
      const title = sharedTitle(route, conference.name);
      const facts = CARD_FACTS.map((name) => conference[name]);
      const code = [codeOf('scripts/exports/cards/make-card.ts'), hashOfTemplates()];
      const inputs = [code, title, facts, words, theme, fonts.map((font) => hashOf(font))];
      return cache.get(`card.${hashOf(JSON.stringify(inputs), 32)}.png`, async () => {
        const { makeCard, cardTypesetter } = await import('./make-card');
        setter ??= cardTypesetter(fonts);
        return makeCard(content, title, themeOf(theme), await setter);
      });
    };
  return routes
    .filter((route) => route.path === route.canonical && hasOwnCard(route))
    .map((route) => ({ address: cardAddress(route), make: make(route) }));
}

/** Reads the organisers' own fonts, which are used for titles. */
function readOwnFonts(theme: PublishedContent['theme'], publicDir: string): readonly Buffer[] {
  const { ownFont } = themeOf(theme);
  return [ownFont?.file, ownFont?.moreLetters].flatMap((file) =>
    file === undefined ? [] : [readFileSync(join(publicDir, file))],
  );
}
