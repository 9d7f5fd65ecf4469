import { defineRule, inTexts } from '../kit';
import { flawAt } from '../lexicon/flaw';
import { reasons } from '../reasons';

/** Finds conflict markers of a merge. */
const mergeConflict = inTexts({
  kinds: ['prose', 'markdown', 'name', 'country', 'other'],
  trigger: /<{7}|>{7}|\|{7}/,
  flaw: (text) => {
    const found = /(?<!<)<{7}(?!<)[^\n]*|(?<!>)>{7}(?!>)[^\n]*|^\|{7}[^\n]*/m.exec(text);
    if (found === null) return undefined;
    return flawAt(found, {
      message: 'This text has unresolved conflict markers of a merge.',
      hint: 'Keep one of the two versions, and delete the lines with <<<<<<<, ======= and >>>>>>>.',
    });
  },
});

export const rule = defineRule({
  code: 'merge-conflict',
  reason: reasons.meantForOrganisers,
  finders: [mergeConflict],
});
