// Codes: currency-name, currency-not-named.

import { currenciesIn, USUAL_CODES } from '../../agreement/currency-words';
import { factsOf } from '../../agreement/facts';
import { isAboutTheConference } from '../../agreement/whose-texts';
import { defineCheck } from '../../check';
import type { Diagnostic } from '../../report/diagnostics';
import { everyText, type WrittenText } from '../../texts/every-text';
import { isSlipAway } from '../../texts/letters-turned';
import { sentenceAround, wordsBefore } from '../../texts/sentences';
import { defineTextCheck, flawReport, quote } from '../../texts/text-check';
import { nameOfCurrency } from '../../validate/currency-names';

/** Texts in which a currency is named that is not taken say so. */
const DENIED =
  /(?<!\p{L})(?:no|not|never|nor|cannot|except|pas|ni|aucun|sauf|ne|non|لا|ليس|غير)(?!\p{L})|n[’'](?=\p{L})/iu;
/** What is to be paid to the conference, outside the pages on registration and payment; a visa and a bank have fees of their own. */
const FEES = /(?<!\p{L})(?:fees?|registrations?|frais|tarifs?|inscriptions?|(?:ال)?رسوم|(?:ال)?تسجيل)(?!\p{L})/iu;
const OF_OTHERS =
  /(?<!\p{L})(?:visas?|(?:banks?|banques?)(?! (?:transfer|account))|exchange|change|hotel|hôtel|taxi|تأشيرة)(?!\p{L})/iu;
const CARD = /(?<!\p{L})(?:cards?|cartes?(?: bancaires?)?|بطاقة|البطاقة)(?!\p{L})/iu;

const WORD = /\p{L}{3}/u;
const CODE = new RegExp(`(?<![\\p{L}\\d])(?:${[...USUAL_CODES].join('|')})(?!\\p{L})`, 'gu');

interface Named {
  readonly index: number;
  readonly written: string;
  readonly codes: ReadonlySet<string>;
}

/** Every currency that a text names, by a word or by its code. */
const namedIn = (text: string): readonly Named[] => [
  ...currenciesIn(text),
  ...[...text.matchAll(CODE)].map(({ 0: written, index }) => ({ index, written, codes: new Set([written]) })),
];

/** Texts on fees and payments speak of currencies in which something can be paid. */
export const currencyNotTaken = defineCheck(
  ['conference', 'currencies'],
  ({ conference, currencies: listed }, site) => {
    const { currencies } = factsOf(conference.value, site);
    if (currencies.size === 0) return [];
    const offered = new Set(listed.filter(({ value }) => value.offered).map(({ value }) => value.code));
    // A caption may name another currency than its table: of that, another rule tells.
    const captions = everyText(site, WORD).filter(({ field }) => field === 'caption');
    const captioned = new Set(captions.flatMap(({ text }) => currenciesIn(text).flatMap(({ codes }) => [...codes])));
    const isTaken = ({ codes }: Named) => [...codes].some((code) => currencies.has(code) || captioned.has(code));
    return everyText(site, WORD).flatMap((written): Diagnostic[] => {
      const { collection, text, field } = written;
      if (field === 'caption' || !isAboutTheConference(written)) return [];
      const isOnPaying = collection === 'registration' || collection === 'payment';
      for (const named of namedIn(text)) {
        // Of amounts other rules tell.
        if (
          /[\d}]\s?$/.test(wordsBefore(text, named.index)) ||
          /^\s?[\d{]/.test(text.slice(named.index + named.written.length))
        )
          continue;
        if (DENIED.test(text.slice(Math.max(0, named.index - 60), named.index + 60))) continue;
        const sentence = sentenceAround(text, named.index);
        if (!isTaken(named) && (isOnPaying || (FEES.test(sentence) && !OF_OTHERS.test(sentence))))
          return [told(written, named, currencies)];
        const isByCard = CARD.test(sentence) && (isOnPaying ? !FEES.test(sentence) : collection === 'pages');
        if (
          isByCard &&
          offered.size > 0 &&
          !namedIn(sentence).some(({ codes }) => [...codes].some((code) => offered.has(code)))
        )
          return [told(written, named, offered)];
      }
      return [];
    });
  },
);

const told = (written: WrittenText, named: Named, paid: ReadonlySet<string>): Diagnostic =>
  flawReport('currency-not-named', written, {
    start: named.index,
    end: named.index + named.written.length,
    message: `The text speaks of ${quote(named.written)}, in which nothing can be paid: ${[...paid].join(', ')} can.`,
    hint: 'Correct the text, or offer the currency in currencies.csv.',
  });

const CODE_BESIDE = /^[^\S\n]*[([](?:[^()[\]]{0,12}\bISO\b[^()[\]]{0,12}?)?([A-Z]{3})[)\]]/u;

/** A code between brackets is that of the currency before it: "euros (USD)" is one or the other. */
export const currencyAndCode = defineTextCheck('currency-name', {
  kinds: ['prose', 'markdown'],
  sign: /\p{L}[^\S\n]*[([][^()[\]]{0,24}[A-Z]{3}[)\]]/u,
  flaw: (text) => {
    for (const { index, written, codes } of currenciesIn(text)) {
      const beside = CODE_BESIDE.exec(text.slice(index + written.length));
      const code = beside?.[1];
      if (beside === null || code === undefined || codes.has(code)) continue;
      const name = nameOfCurrency(code, 'en');
      const meant = [...codes].filter((each) => isSlipAway(each, code));
      // "(VAT)" behind a currency is no code of one.
      if (name === undefined && meant.length === 0) continue;
      const flaw = {
        message: `"${written + beside[0]}": ${code} is the code of ${name === undefined ? 'no currency' : `another currency, ${name}`}.`,
        hint: meant.length === 1 ? `Did you mean ${meant[0]}?` : 'Correct the code, or the word before it.',
      };
      return { ...flaw, start: index, end: index + written.length + beside[0].length };
    }
    return undefined;
  },
});
