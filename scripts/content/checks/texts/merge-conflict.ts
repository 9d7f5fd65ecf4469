import { defineTextCheck, flawAt } from '../../texts/text-check';

/** No text holds the marks that a merge of two versions leaves where somebody has to choose. */
export const mergeConflict = defineTextCheck('merge-conflict', {
  kinds: ['prose', 'markdown', 'name', 'country', 'other'],
  sign: /<{7}|>{7}|\|{7}/,
  flaw: (text) => {
    const found = /(?<!<)<{7}(?!<)[^\n]*|(?<!>)>{7}(?!>)[^\n]*|^\|{7}[^\n]*/m.exec(text);
    if (found === null) return undefined;
    return flawAt(found, {
      message: 'Two versions of this text were never merged: the marks of both are still here.',
      hint: 'Keep one of the two versions, and delete the lines with <<<<<<<, ======= and >>>>>>>.',
    });
  },
});
