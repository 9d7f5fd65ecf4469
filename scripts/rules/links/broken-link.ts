import { didYouMean } from '../../content/report/nearest';
import { nearestAmong } from '../../content/report/nearest-among';
import { isLink, misfit } from '../../content/validate/formats';
import { defineRule, type Found, found, foundAs, over, say } from '../kit';
import { reasons } from '../reasons';

interface Candidates {
  readonly known: readonly string[];
  readonly nearest: ReturnType<typeof nearestAmong>;
}

const candidatesAmong = (known: readonly string[]): Candidates => ({ known, nearest: nearestAmong(known) });

/** Finds links within the site without a page or file, and links with a scheme that is not allowed. */
const brokenLink = over([], (_records, { links, addresses, assets, withoutContent }) => {
  let candidates: Candidates | undefined;
  return links.flatMap(({ href, place }): Found => {
    // The schema checks links in fields of their own, but not those in texts.
    if (!isLink(href)) {
      const { code, message, hint, fix } = misfit('link', href, place);
      return foundAs(code, place, message, { hint, fix });
    }
    if (!href.startsWith('/') || addresses === undefined) return [];
    const path = href.replace(/[?#].*$/, '');
    if (addresses.has(path) || assets.has(path)) return [];
    candidates ??= candidatesAmong([...addresses.known(), ...assets.keys()]);
    const empty = withoutContent.get(path);
    const remedy =
      empty === undefined
        ? didYouMean(path, candidates.known, candidates.nearest)
        : {
            hint: `The site has no page "${empty}" as long as there is nothing to show on it: add its content, or delete the link.`,
          };
    return found(place, say`The link "${href}" leads to no page or file of this site.`, remedy);
  });
});

export const rule = defineRule({
  code: 'broken-link',
  severity: 'error',
  reason: reasons.brokenLink,
  finders: [brokenLink],
});
