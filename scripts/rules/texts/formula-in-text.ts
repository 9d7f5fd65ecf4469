import { defineRule, inTexts, say } from '../kit';
import { flawAt, quote } from '../lexicon/flaw';
import { reasons } from '../reasons';

/** Beginnings of formulas in spreadsheets, and error values. */
const FORMULA =
  /^(?:=\s*[-+(]?[A-Z]{1,3}\$?\d|=\s*[A-Z.]{2,}\s*\(|=\s*\d|[+@-][A-Z][A-Z.]*\(|[-+=]\d+[-+*/]\d+|[-+][A-Z]{1,2}\d{1,4}[-+*/][A-Z\d(]|[-+=@]\s?\w+\|.*!?|#(?:REF|NAME|VALUE|DIV\/0|N\/A|NULL|NUM|SPILL|CALC)[!?]?$|#{4,}$)|(?<![^\s(])#(?:REF!|NAME\?|VALUE!|DIV\/0!|N\/A(?![\w/-])|NULL!|NUM!|SPILL!)/i;

/** Finds formulas: a spreadsheet would run them, and visitors would read them (OWASP, "CSV Injection"). */
const formulaInText = inTexts({
  kinds: ['prose', 'markdown', 'name', 'country', 'other'],
  trigger: /(?:^|[\n,;"\t])(?:[=+@-][\s\w(]|#[RNVDSC#])|#(?:REF|NAME|VALUE|DIV|N\/A|NULL|NUM|SPILL)/i,
  flaw: (text) => {
    const found = FORMULA.exec(text);
    if (found === null) return undefined;
    return flawAt(found, {
      message: say`${quote(found.index > 0 ? found[0] : text)} is a formula or an error value of a spreadsheet.`,
      hint: 'Write the text itself; format the column as text before you type into it.',
    });
  },
});

export const rule = defineRule({
  code: 'formula-in-text',
  reason: reasons.spreadsheetChangedIt,
  finders: [formulaInText],
});
