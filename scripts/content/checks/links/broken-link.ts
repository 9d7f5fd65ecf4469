import { defineRefusal } from '../../check';
import { matchesPath } from '../../link/path-pattern';
import { error } from '../../report/diagnostics';
import { didYouMean } from '../../report/nearest';
import { nearestAmong } from '../../report/nearest-among';
import { isLink, misfit } from '../../validate/formats';

/** Every link within the site leads to a page, to a file beside the pages or in `public/`; others have an allowed scheme. */
export const brokenLink = defineRefusal([], (_records, { links, addresses, assets, withoutContent }) => {
  const known = [...(addresses?.known ?? []), ...assets.keys()];
  const nearest = nearestAmong(known);
  return links.flatMap(({ href, place }) => {
    // The schema has tested links in fields of their own, but not those within a text.
    if (!isLink(href)) return [misfit('link', href, place)];
    if (!href.startsWith('/') || addresses === undefined) return [];
    const path = href.replace(/[?#].*$/, '');
    if (addresses.known.has(path) || assets.has(path)) return [];
    if (addresses.unknown.some((pattern) => matchesPath(pattern, path))) return [];
    const empty = withoutContent.get(path);
    const remedy =
      empty === undefined
        ? didYouMean(path, known, nearest)
        : {
            hint: `The site has no page "${empty}" as long as there is nothing to show on it: add its content, or delete the link.`,
          };
    return [error('broken-link', place, `The link "${href}" leads to no page or file of this site.`, remedy)];
  });
});
