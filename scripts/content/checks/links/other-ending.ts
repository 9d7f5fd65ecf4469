// Codes: near-domain.

import { grouped, tally } from '../../../../renderer/format/grouped';
import { defineCheck } from '../../check';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { mailboxesIn } from '../../texts/mailboxes';

/** Hosts of fewer parts are those of others: acm.org and acm.com. */
const FEWEST_PARTS = 3;

/** The mailboxes of one host end alike: "sfax.example.com" beside "sfax.example.org" goes astray. */
export const otherEnding = defineCheck([], (_records, site) => {
  const boxes = mailboxesIn(site).filter(({ isField, host }) => isField && host.split('.').length >= FEWEST_PARTS);
  const endings = tally(boxes, ({ host }) => endingOf(host));
  return [...grouped(boxes, ({ host }) => host.slice(0, -endingOf(host).length)).values()].flatMap(
    (all): Diagnostic[] => {
      const hosts = [...new Set(all.map(({ host }) => host))];
      const rare = all.filter(({ host }) => endings.get(endingOf(host)) === 1);
      const [only] = rare;
      const other = all.find(({ host }) => host !== only?.host);
      if (hosts.length !== 2 || only === undefined || rare.length > 1 || other === undefined) return [];
      return [
        warning(
          'near-domain',
          only.place,
          `"${only.host}" ends otherwise than "${other.host}", and all others do not.`,
          {
            hint: `Did you mean "${other.host}"?`,
            fix: { from: only.host, to: other.host, isCertain: false },
            related: [{ ...other.place, message: `"${other.host}" is here.` }],
          },
        ),
      ];
    },
  );
});

const endingOf = (host: string): string => host.slice(host.lastIndexOf('.') + 1);
