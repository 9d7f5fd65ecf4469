// Codes: currency-name, host-disagrees.

import { CURRENCY_WORD } from '../../agreement/currency-words';
import { factsOf } from '../../agreement/facts';
import { typedByHand } from '../../agreement/whose-texts';
import { defineCheck } from '../../check';
import { isRecord } from '../../fields';
import type { Diagnostic } from '../../report/diagnostics';
import { everyText, type Such } from '../../texts/every-text';
import { type Flaw, flawAt, flawReport } from '../../texts/text-check';
import { codesNamed } from '../../validate/currency-names';

/** "Tunisian dinars", with a code behind it or without. */
const NAMED = new RegExp(
  `(?<!\\p{L})(?:the |en |le |les |des )?(\\p{Lu}\\p{L}+ (?:${CURRENCY_WORD}))(?!\\p{L})(?:\\s*\\(([A-Z]{3})\\))?`,
  'u',
);
/** "Fees in TND and USD". */
const CODES_OF_FEES =
  /(?:[Ff]ees|[Pp]rices|[Aa]mounts|[Tt]arifs|[Ff]rais|[Mm]ontants|الرسوم) (?:are )?(?:in|en|ب) ([A-Z]{3})(?:(?:, | and | or | et | ou | و)([A-Z]{3}))?(?!\p{L})/u;
const OF_MONEY = /(?:fee|pay|paid|price|charge|cost|amount|frais|tarif|prix|pay[ée]|montant|رسوم|دفع|سعر)/iu;
const SIGN = new RegExp(`${CURRENCY_WORD}|[A-Z]{3}`, 'iu');

const TOLD: ReadonlySet<string> = new Set([
  'registration',
  'payment',
  'pages',
  'freePages',
  'attending',
  'home',
  'calls',
]);
const isTold: Such = ({ collection, kind }) => TOLD.has(collection) && (kind === 'prose' || kind === 'markdown');

/** A currency that a text calls by its whole name is that of the code behind it, and one in which fees are taken. */
export const currencyInText = defineCheck(['conference'], ({ conference }, site) => {
  const { currencies } = factsOf(conference.value, site);
  return everyText(site, SIGN, isTold).flatMap((written): Diagnostic[] => {
    const text = typedByHand(written.text);
    const flaw = otherCode(text, currencies) ?? otherFees(text, currencies);
    return flaw === undefined ? [] : [flawReport('currency-name', written, flaw)];
  });
});

function otherCode(text: string, currencies: ReadonlySet<string>): Flaw | undefined {
  const found = NAMED.exec(text);
  const [, name = '', code] = found ?? [];
  const named = codesNamed(name.replace(/s$/u, ''));
  const [first] = named;
  if (found === null || first === undefined) return undefined;
  if (code !== undefined && !named.includes(code))
    return flawAt(found, {
      message: `"${name}" is ${first}, and not ${code}.`,
      hint: 'Correct the name or the code.',
    });
  const before = text.slice(Math.max(0, found.index - NEAR), found.index);
  if (currencies.size === 0 || named.some((each) => currencies.has(each)) || !OF_MONEY.test(before)) return undefined;
  return flawAt(found, {
    message: `"${name}" is ${first}, in which nothing is to be paid.`,
    hint: 'Correct the currency, here or in registration.yaml and currencies.csv.',
  });
}
const NEAR = 60;

function otherFees(text: string, currencies: ReadonlySet<string>): Flaw | undefined {
  const found = CODES_OF_FEES.exec(text);
  const other = found?.slice(1).find((code) => code !== undefined && !currencies.has(code));
  if (found === null || other === undefined || currencies.size === 0) return undefined;
  return flawAt(found, {
    message: `"${found[0]}": nothing is to be paid in ${other}.`,
    hint: 'Correct the currency, here or in registration.yaml and currencies.csv.',
  });
}

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
