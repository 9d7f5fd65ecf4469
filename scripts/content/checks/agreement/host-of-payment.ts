// Codes: host-disagrees.

import { factsOf } from '../../agreement/facts';
import { typedByHand } from '../../agreement/whose-texts';
import { defineCheck } from '../../check';
import { isRecord } from '../../fields';
import type { Diagnostic } from '../../report/diagnostics';
import { everyText, type Such } from '../../texts/every-text';
import { flawAt, flawReport } from '../../texts/text-check';

const HOST = /(?<![@/\w.-])((?:[a-z0-9-]+\.)+[a-z]{2,})(?![\w@-]|\.\w)/u;
const isPayment: Such = ({ collection, kind }) => collection === 'payment' && (kind === 'prose' || kind === 'markdown');

/** The host to which a text says that visitors are sent to pay is one to which the site sends them. */
export const hostOfPayment = defineCheck(['conference', 'payment'], ({ conference, payment }, site) => {
  const allowed =
    isRecord(payment.value) && Array.isArray(payment.value.allowedHosts) ? payment.value.allowedHosts : [];
  const { hosts } = factsOf(conference.value, site);
  return everyText(site, HOST, isPayment).flatMap((written): Diagnostic[] => {
    const found = HOST.exec(typedByHand(written.text));
    const host = found?.[1] ?? '';
    if (found === null || allowed.includes(host) || hosts.has(host) || allowed.length === 0) return [];
    return [
      flawReport(
        'host-disagrees',
        written,
        flawAt(found, {
          message: `"${host}" is no host to which the payment form may lead: ${allowed.join(', ')}.`,
          hint: 'Correct one of the two: who pays is told to look at the address.',
          related: [{ ...payment.at('allowedHosts'), message: 'The hosts stand here.' }],
        }),
      ),
    ];
  });
});
