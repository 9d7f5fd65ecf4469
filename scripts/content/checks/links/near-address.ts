// Codes: near-domain.

import { grouped } from '../../../../renderer/format/grouped';
import { defineCheck } from '../../check';
import { type Diagnostic, type Place, warning } from '../../report/diagnostics';
import { isSlipAway } from '../../texts/letters-turned';
import { hostOf, writtenLinks } from '../../texts/own-links';

/** An address that stands in so many places is meant; so is one of conference.yaml. */
const USUAL = 3;
/** Shorter paths are near to each other by chance. */
const SHORTEST = 5;

/** No address is one letter off another of the same host that conference.yaml or several places name. */
export const nearAddress = defineCheck([], (_records, { links }) => {
  const places = new Map<string, Place[]>();
  for (const { href, place } of writtenLinks(links)) {
    if (!/^https?:\/\/[^/]+\/./i.test(href)) continue;
    const known = places.get(href);
    if (known) known.push(place);
    else places.set(href, [place]);
  }
  const isKept = (all: readonly Place[]) => all.some(({ file }) => file.endsWith('conference.yaml'));
  const usual = grouped(
    [...places].filter(([, all]) => all.length >= USUAL || isKept(all)),
    ([href]) => hostOf(href) ?? '',
  );
  return [...places].flatMap(([href, all]): Diagnostic[] => {
    const [place, ...more] = all;
    if (place === undefined || more.length > 0 || isKept(all)) return [];
    const near = usual.get(hostOf(href) ?? '')?.find(([other]) => isSlip(href, other));
    if (near === undefined) return [];
    const [meant, [where]] = near;
    return [
      warning('near-domain', place, `"${href}" is one letter off "${meant}", which stands elsewhere.`, {
        hint: `Did you mean "${meant}"?`,
        fix: { from: href, to: meant, isCertain: false },
        ...(where && { related: [{ ...where, message: 'The other one is here.' }] }),
      }),
    ];
  });
});

const pathOf = (href: string) => href.replace(/^https?:\/\/[^/]+\//i, '');

/** One letter more, less or other, or two exchanged; numbers count rooms, years and files, and differ rightly. */
function isSlip(one: string, other: string): boolean {
  const [own, meant] = [pathOf(one), pathOf(other)];
  if (own === meant || Math.min(own.length, meant.length) < SHORTEST) return false;
  if (own.replace(/\d/g, '') === meant.replace(/\d/g, '')) return false;
  // With and without a slash, an address leads to one page.
  if (own.replace(/\/$/, '') === meant.replace(/\/$/, '')) return false;
  return isSlipAway(own, meant);
}
