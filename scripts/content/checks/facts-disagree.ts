// Codes: amount-disagrees, edition-disagrees, host-disagrees, offset-disagrees, other-acronym, other-year.

import { amountDisagrees, fetchedAmountDisagrees, offsetDisagrees } from '../agreement/amounts-and-offsets';
import { factsOf, type Rule } from '../agreement/facts';
import { editionDisagrees, hostDisagrees, otherAcronym, otherYear } from '../agreement/names-of-editions';
import { isAboutTheConference, typedByHand } from '../agreement/whose-texts';
import type { WarningCode } from '../report/codes';
import type { Diagnostic } from '../report/diagnostics';
import { everyText } from '../texts/every-text';
import { flawReport } from '../texts/text-check';
import { defineCheck } from './check';

/** Code → what is compared; links and facts are left in where `whole`, and everywhere else out. */
const RULES: readonly { readonly code: WarningCode; readonly rule: Rule; readonly whole?: true }[] = [
  { code: 'other-year', rule: otherYear },
  { code: 'other-acronym', rule: otherAcronym },
  { code: 'amount-disagrees', rule: amountDisagrees },
  { code: 'amount-disagrees', rule: fetchedAmountDisagrees, whole: true },
  { code: 'offset-disagrees', rule: offsetDisagrees },
  { code: 'edition-disagrees', rule: editionDisagrees },
  { code: 'host-disagrees', rule: hostDisagrees, whole: true },
];

/** What is typed by hand into a text agrees with the facts that stand elsewhere. */
export const factsDisagree = defineCheck(['conference'], ({ conference }, site) => {
  const facts = factsOf(conference.value, site);
  const problems: Diagnostic[] = [];
  for (const written of everyText(site, /\d|dition|@|\{\{|\p{L}{4}/u)) {
    // The facts themselves stand in conference.yaml.
    if (
      !isAboutTheConference(written) ||
      ['acronym', 'edition', 'timeZoneLabel', 'dates', 'brand'].includes(written.field)
    )
      continue;
    const typed = typedByHand(written.text);
    for (const { code, rule, whole } of RULES) {
      const flaw = rule(whole ? written.text : typed, facts);
      if (flaw !== undefined) problems.push(flawReport(code, written, flaw));
    }
  }
  return problems;
});
