// Codes: currency-not-named.

import { KEPT_TEXTS, keptByText } from '../../../cache/kept-by-text';
import { CURRENCY_WORD, currenciesIn, USUAL_CODES } from '../../agreement/currency-words';
import { isAboutTheConference } from '../../agreement/whose-texts';
import { defineCheck } from '../../check';
import type { Diagnostic } from '../../report/diagnostics';
import { everyText } from '../../texts/every-text';
import { sentenceAround } from '../../texts/sentences';
import { flawAt, flawReport } from '../../texts/text-check';

const NAMED = `(?:${CURRENCY_WORD}|[A-Z]{3})`;
/** Sentences by which a currency is not taken: "Euros are not accepted", "no payment in euros", "nous n’acceptons pas les euros". */
const DENIALS = [
  `(?<!\\p{L})(${NAMED})(?:\\s\\([A-Z]{3}\\))?\\s(?:(?:are|is|can|will|may|could)\\s(?:not|no longer|never)|cannot|can[’']t|aren[’']t|isn[’']t)\\s(?:be\\s)?(?:accepted|taken|offered|paid|used|possible|charged)`,
  `(?:do not|don[’']t|cannot|can[’']t|no longer)\\s(?:accept|take|charge|process)\\s(?:payments?\\s(?:in|of)\\s)?(${NAMED})`,
  `(?<!\\p{L})(?:no|not)\\spay(?:ments?|able|ed)\\s(?:is |are )?(?:taken |accepted |possible )?in\\s(${NAMED})`,
  `pay(?:ment|ing)s?\\sin\\s(${NAMED})\\s(?:is|are)\\s(?:not|no longer)\\s(?:possible|accepted|offered|taken)`,
  `(?:les?\\s|l[’'])?(${NAMED})\\s(?:ne sont|n[’']est|ne seront|ne sera)\\spas\\s(?:accept|pris|propos|possible)`,
  `n[’']accept\\p{L}+\\s(?:pas|aucun)\\s(?:(?:de\\s)?paiements?\\s)?(?:les?\\s|l[’']|d[’']|en\\s)?(${NAMED})`,
  `(?:aucun|pas de)\\spaiement\\sen\\s(${NAMED})`,
  `(?:لا|لن)\\s(?:ن|ت|ي)(?:قبل|قبض|ؤخذ)\\s(?:الدفع\\s)?((?:ب?ال|ب)?(?:${CURRENCY_WORD}))`,
].map((form) => new RegExp(`${form}(?!\\p{L})`, 'giu'));
const denialsIn = keptByText((text) => DENIALS.flatMap((form) => [...text.matchAll(form)]), KEPT_TEXTS);
/** Coins at a bar are another matter. */
const IN_CASH =
  /(?<!\p{L})(?:cash|coins?|notes|banknotes|shops?|taxis?|bus|trams?|markets?|restaurants?|cafés?|espèces|liquide|pièces|billets|magasins|(?:ال)?نقد\p{L}*|(?:ال)?متاجر)(?!\p{L})/iu;

const SIGN = /not|n['’]|pas|no |aucun|cannot|لا|لن/iu;
/** No text denies a currency in which something can be paid. */
export const currencyDenied = defineCheck(['currencies'], ({ currencies }, site) => {
  const offered = currencies.filter(({ value }) => value.offered);
  return everyText(site, SIGN, isAboutTheConference).flatMap((written): Diagnostic[] => {
    for (const found of denialsIn(written.text)) {
      const named = found[1] ?? '';
      const codes = USUAL_CODES.has(named) ? new Set([named]) : currenciesIn(named)[0]?.codes;
      const row = offered.find(({ value: { code } }) => codes?.has(code));
      // "Dollars" may be those of another land: where only one of the name is listed, it is meant.
      const isSure = codes !== undefined && currencies.filter(({ value: { code } }) => codes.has(code)).length === 1;
      if (row === undefined || !isSure || IN_CASH.test(sentenceAround(written.text, found.index))) continue;
      return [
        flawReport(
          'currency-not-named',
          written,
          flawAt(found, {
            message: `"${found[0]}", and currencies.csv offers ${row.value.code}.`,
            hint: 'Correct the text, or write no as "offered".',
            related: [{ ...row.at('offered'), message: 'The currency is here.' }],
          }),
        ),
      ];
    }
    return [];
  });
});
