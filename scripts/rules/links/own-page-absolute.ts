import { defineRule, found, over, say } from '../kit';
import { hostOf, writtenLinks } from '../lexicon/own-links';
import { reasons } from '../reasons';

/** Finds absolute links to pages of this site: relative ones work in drafts and past editions, too, and are checked. */
const ownPageAbsolute = over(['conference'], ({ conference }, { links }) => {
  const { url } = conference.value;
  const own = url === undefined ? undefined : hostOf(url)?.replace(/^www\./, '');
  if (own === undefined) return [];
  return writtenLinks(links)
    .filter(
      ({ href, place }) =>
        /^https?:/i.test(href) &&
        hostOf(href)?.replace(/^www\./, '') === own &&
        !place.file.endsWith('conference.yaml'),
    )
    .map(({ href, place }) => {
      const path = href.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
      return found(place, say`"${href}" is an absolute link to a page of this site.`, {
        hint: `Write ${path}: such a link works in drafts and past editions, too, and is checked.`,
        fix: { from: href, to: path, isCertain: false },
      });
    });
});

export const rule = defineRule({
  code: 'own-page-absolute',
  reason: reasons.linkMisleads,
  finders: [ownPageAbsolute],
});
