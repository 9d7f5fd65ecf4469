import { isOfContributions } from '../../../../shared/model/collections';
import { type Finding, flawAs, over } from '../../kit';
import { amountDisagrees, fetchedAmountDisagrees, offsetDisagrees } from '../../lexicon/amounts-and-offsets';
import { isAboutTheConference, typedByHand } from '../../lexicon/conference-texts';
import { everyText, type WrittenText } from '../../lexicon/every-text';
import { factsOf, type Rule } from '../../lexicon/facts';
import type { Flaw } from '../../lexicon/flaw';
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
} from '../../lexicon/names-of-editions';

/** The trigger of any comparison. */
const COMPARED = /\d|dition|@|\{\{|\p{L}{4}/u;

/** The comparisons, with their codes and triggers. `whole` keeps the links and fetched facts of a text. */
const RULES: readonly {
  readonly code: string;
  readonly rule: Rule;
  readonly trigger: RegExp;
  readonly whole?: true;
}[] = [
  { code: 'other-year', rule: otherYear, trigger: /\d\d/ },
  { code: 'other-acronym', rule: acronymTurned, trigger: /\p{Lu}{4}/u },
  { code: 'other-year', rule: longYear, trigger: /\d{5}/ },
  { code: 'other-acronym', rule: otherAcronym, trigger: /20\d\d/ },
  { code: 'other-acronym', rule: otherCaller, trigger: /20\d\d/ },
  { code: 'amount-disagrees', rule: amountDisagrees, trigger: /\d/ },
  { code: 'amount-disagrees', rule: fetchedAmountDisagrees, trigger: /\{\{/, whole: true },
  { code: 'offset-disagrees', rule: offsetDisagrees, trigger: /GMT|UTC|[CEW]ES?T|[EP][SD]T|[BJ]ST|MSK/ },
  { code: 'edition-disagrees', rule: editionDisagrees, trigger: COMPARED },
  { code: 'host-disagrees', rule: hostDisagrees, trigger: /@|:\/\/|www\./, whole: true },
];

/** Finds facts in texts that contradict the data. */
export const factsDisagree = over(['conference'], ({ conference }, site) => {
  const facts = factsOf(conference.value, site);
  const problems: Finding[] = [];
  const report = (code: string, written: WrittenText, flaw: Flaw | undefined) => {
    if (flaw === undefined) return;
    const related = code === 'edition-disagrees' && [{ ...conference.at('edition'), message: 'The fact is here.' }];
    problems.push(flawAs(code, written, { ...flaw, ...(related && { related }) }));
  };
  for (const written of everyText(site, COMPARED)) {
    const { field, collection } = written;
    if (written.kind === 'other') {
      const flaw = addressOfOtherYear(written.text, facts, collection);
      // Last, since it searches the whole record.
      if (flaw !== undefined && !speaksOfYear(written)) report('other-year', written, flaw);
    }
    if (field === 'edition' && collection !== 'conference')
      report('edition-disagrees', written, editionFieldDisagrees(written.text, facts, collection));
    // The facts themselves are in these fields.
    if (!isAboutTheConference(written) || ['acronym', 'edition', 'timeZoneLabel', 'dates', 'brand'].includes(field))
      continue;
    const typed = typedByHand(written.text);
    for (const { code, rule, trigger, whole } of RULES) {
      const text = whole ? written.text : typed;
      if (trigger.test(text)) report(code, written, rule(text, facts, collection));
    }
  }
  return problems;
});

/** Returns whether the record of an address names its year elsewhere, too: then a former edition is meant. */
function speaksOfYear({ text, entry, collection }: WrittenText): boolean {
  const [year] = /20\d\d/.exec(text) ?? [];
  return isOfContributions(collection) || year === undefined || JSON.stringify(entry.value).split(year).length > 2;
}
