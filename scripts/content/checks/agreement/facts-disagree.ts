// Codes: amount-disagrees, edition-disagrees, host-disagrees, offset-disagrees, other-acronym, other-year.

import { amountDisagrees, fetchedAmountDisagrees, offsetDisagrees } from '../../agreement/amounts-and-offsets';
import { factsOf, type Rule } from '../../agreement/facts';
import {
  acronymTurned,
  addressOfOtherYear,
  editionDisagrees,
  editionFieldDisagrees,
  hostDisagrees,
  longYear,
  otherAcronym,
  otherCaller,
  otherYear,
} from '../../agreement/names-of-editions';
import { isAboutTheConference, typedByHand } from '../../agreement/whose-texts';
import { defineCheck } from '../../check';
import type { WarningCode } from '../../report/codes';
import type { Diagnostic } from '../../report/diagnostics';
import { everyText, type WrittenText } from '../../texts/every-text';
import { type Flaw, flawReport } from '../../texts/text-check';

/** What may be compared at all. */
const COMPARED = /\d|dition|@|\{\{|\p{L}{4}/u;

/** Of what is compared: its code, and signs without which a text says nothing of it. Links and facts are left in where `whole`, and everywhere else out. */
const RULES: readonly {
  readonly code: WarningCode;
  readonly rule: Rule;
  readonly sign: RegExp;
  readonly whole?: true;
}[] = [
  { code: 'other-year', rule: otherYear, sign: /\d\d/ },
  { code: 'other-acronym', rule: acronymTurned, sign: /\p{Lu}{4}/u },
  { code: 'other-year', rule: longYear, sign: /\d{5}/ },
  { code: 'other-acronym', rule: otherAcronym, sign: /20\d\d/ },
  { code: 'other-acronym', rule: otherCaller, sign: /20\d\d/ },
  { code: 'amount-disagrees', rule: amountDisagrees, sign: /\d/ },
  { code: 'amount-disagrees', rule: fetchedAmountDisagrees, sign: /\{\{/, whole: true },
  { code: 'offset-disagrees', rule: offsetDisagrees, sign: /GMT|UTC|[CEW]ES?T|[EP][SD]T|[BJ]ST|MSK/ },
  { code: 'edition-disagrees', rule: editionDisagrees, sign: COMPARED },
  { code: 'host-disagrees', rule: hostDisagrees, sign: /@|:\/\/|www\./, whole: true },
];

/** What is typed by hand into a text agrees with the facts that stand elsewhere. */
export const factsDisagree = defineCheck(['conference'], ({ conference }, site) => {
  const facts = factsOf(conference.value, site);
  const problems: Diagnostic[] = [];
  const tell = (code: WarningCode, written: WrittenText, flaw: Flaw | undefined) => {
    if (flaw === undefined) return;
    const related = code === 'edition-disagrees' && [{ ...conference.at('edition'), message: 'The fact is here.' }];
    problems.push(flawReport(code, written, { ...flaw, ...(related && { related }) }));
  };
  for (const written of everyText(site, COMPARED)) {
    const { field, collection } = written;
    if (written.kind === 'other') {
      const flaw = addressOfOtherYear(written.text, facts, collection);
      // The whole record is searched for a year, which few texts are worth.
      if (flaw !== undefined && !speaksOfYear(written)) tell('other-year', written, flaw);
    }
    if (field === 'edition' && collection !== 'conference')
      tell('edition-disagrees', written, editionFieldDisagrees(written.text, facts, collection));
    // The facts themselves stand in conference.yaml.
    if (!isAboutTheConference(written) || ['acronym', 'edition', 'timeZoneLabel', 'dates', 'brand'].includes(field))
      continue;
    const typed = typedByHand(written.text);
    for (const { code, rule, sign, whole } of RULES) {
      const text = whole ? written.text : typed;
      if (sign.test(text)) tell(code, written, rule(text, facts, collection));
    }
  }
  return problems;
});

/** Whether the words beside an address name the year that stands in it, too: then a former edition is meant. */
function speaksOfYear({ text, entry, collection }: WrittenText): boolean {
  const [year] = /20\d\d/.exec(text) ?? [];
  return collection === 'papers' || year === undefined || JSON.stringify(entry.value).split(year).length > 2;
}
