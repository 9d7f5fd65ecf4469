// Codes: currency-not-named.

import { PRICE_LISTS } from '../../../../renderer/fees/price-lists';
import { currenciesIn } from '../../agreement/currency-words';
import { defineCheck } from '../../check';
import { warning } from '../../report/diagnostics';
import { everyText, type Such, type WrittenText } from '../../texts/every-text';
import { sentencesIn } from '../../texts/sentences';

/** A table of fees is in a currency in which something can be paid, where another that is offered is in no table. */
export const currencyOfFees = defineCheck(
  ['registration', 'currencies'],
  ({ registration: { value, at }, currencies }) => {
    const tables = PRICE_LISTS.flatMap((table) => {
      const currency = value.fees?.[table]?.currency;
      return currency === undefined ? [] : [{ table, currency }];
    });
    const [one, other] = tables;
    const offered = currencies.filter((row) => row.value.offered).map((row) => row.value.code);
    const [unused] = offered.filter((code) => tables.every(({ currency }) => code !== currency));
    if (one === undefined || unused === undefined) return [];
    const isAlike = one.currency === other?.currency;
    const wrong = isAlike ? one : tables.find(({ currency }) => !offered.includes(currency));
    if (wrong === undefined) return [];
    const message = isAlike
      ? `Both tables of fees are in ${one.currency}, and none is in ${unused}, which is offered.`
      : `These fees are in ${wrong.currency}, in which nothing can be paid, and none is in ${unused}, which is offered.`;
    const options = {
      hint: `Write ${unused}, or say in currencies.csv what is offered.`,
      ...(isAlike && {
        related: [{ ...at('fees', 'international', 'currency'), message: 'The other table is here.' }],
      }),
    };
    return [warning('currency-not-named', at('fees', wrong.table, 'currency'), message, options)];
  },
);

/** Who pays the local fees pays in their currency: it is offered, where another one is. */
export const currencyOfLocalFees = defineCheck(
  ['registration', 'currencies'],
  ({ registration: { value, at }, currencies }) => {
    const local = value.fees?.local?.currency;
    const row = currencies.find(({ value: { code } }) => code === local);
    const offered = currencies.filter((each) => each.value.offered).map((each) => each.value.code);
    if (row === undefined || row.value.offered || offered.length === 0) return [];
    // Where none of the two is offered, the table of fees is the one to mend.
    if (!offered.includes(value.fees?.international?.currency ?? '')) return [];
    return [
      warning(
        'currency-not-named',
        row.at('offered'),
        `The local fees are in ${local}, in which nothing can be paid: only ${offered.join(', ')} can.`,
        {
          hint: 'Write yes, or correct the currency of the fees in registration.yaml.',
          related: [{ ...at('fees', 'local', 'currency'), message: 'The currency of the fees is here.' }],
        },
      ),
    ];
  },
);

/** "Everybody else pays in euros": what follows may be a currency in which one pays. */
const PAYS =
  /(?<!\p{L})(?:pays?|paid(?! back)|payable|payer|paie(?:nt)?|payent|payée?s?|règle(?:nt)?|réglée?s?|[يت]دفع(?:ون)?|الدفع|السداد|[يت]سدد(?:ون)?)(?!\p{L})[^.;]{0,120}/iu;
/** "Euros cannot be paid". */
const NOT_SO =
  /(?<!\p{L})(?:not|no|cannot|never|without|pas|jamais|aucun\p{L}*|sans|لا|بدون|غير)(?!\p{L})|n[’']t(?!\p{L})/iu;

/**
 * Whom a text has pay the international fees in their currency can do so, or reads beside them what a card is charged in the local one: one
 * of the two, where fees are listed in both.
 */
export const currencyOfInternationalFees = defineCheck(
  ['registration', 'currencies', 'fees'],
  ({ registration: { value, at }, currencies, fees }, site) => {
    const { local, international } = value.fees ?? {};
    const row = currencies.find(({ value: { code } }) => code === international?.currency);
    const isOffered = (code = '') => currencies.some((each) => each.value.code === code && each.value.offered);
    // Where none of the two is offered, another rule tells.
    if (row === undefined || row.value.offered || !isOffered(local?.currency)) return [];
    const isChargedInLocal = fees.some((fee) => fee.value.internationalInLocal !== undefined);
    const isPaidIn = ({ text }: WrittenText) =>
      sentencesIn(text).some(({ words }) => {
        const [said = ''] = PAYS.exec(words) ?? [];
        return !NOT_SO.test(words) && currenciesIn(said).some(({ codes }) => codes.has(row.value.code));
      });
    const written = isChargedInLocal ? undefined : everyText(site, PAYS, isOfRegistration).find(isPaidIn);
    if (written === undefined) return [];
    return [
      warning(
        'currency-not-named',
        row.at('offered'),
        `A text has the international fees paid in ${row.value.code}, which is not offered, and no fee says what it is in ${local?.currency}.`,
        {
          hint: 'Write yes, or fill in the column "internationalInLocal" of fees.csv.',
          related: [
            { ...written.entry.at(...written.path), message: 'The text is here.' },
            { ...at('fees', 'international', 'currency'), message: 'The currency of the fees is here.' },
          ],
        },
      ),
    ];
  },
);

const isOfRegistration: Such = ({ collection, kind }) =>
  collection === 'registration' && (kind === 'prose' || kind === 'markdown');
