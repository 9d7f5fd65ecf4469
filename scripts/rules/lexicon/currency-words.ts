import { data } from 'currency-codes';
import { KEPT_TEXTS, keptByText } from '../../content/texts/kept-by-text';

/** The words for currencies in English, French and Arabic sentences, and the words that all their English names share. */
const WORDS: readonly (readonly [word: string, name: RegExp])[] = [
  ['euros?|يورو', /\beuro\b/i],
  ['dollars?|دولار(?:ً?ا|ات)?', /dollar/i],
  ['dinars?|دينار(?:ً?ا)?|دنانير', /dinar/i],
  ['dirhams?|درهم(?:ً?ا)?|دراهم', /dirham/i],
  ['pounds(?: sterling)?|livres? sterling|جنيه(?:ً?ا|ات)?', /pound/i],
  ['francs?|فرنك(?:ً?ا|ات)?', /franc/i],
  ['yens?', /\byen\b/i],
  ['yuans?|renminbi', /yuan/i],
  ['rupees|roupies', /rupee/i],
  ['riyals?|rials?|ريال(?:ً?ا|ات)?', /rial|riyal/i],
  ['roubles|rubles', /rubl/i],
  ['zlotys?|złotych', /zloty/i],
  ['kron(?:er|or|e|a)|crowns?|couronnes?', /krone|krona|koruna/i],
  ['shillings?', /shilling/i],
  ['pesos?', /peso/i],
  ['reais|réaux', /brazilian real/i],
  ['ouguiyas?', /ouguiya/i],
  ['liras?|livres? turques?', /\blira\b/i],
  ['forints?', /forint/i],
  ['cedis?', /cedi/i],
  ['rands?', /\brand\b/i],
  ['nairas?', /naira/i],
];

/** A preposition or article that Arabic joins to a word. */
const JOINED = '(?:(?:[وبلفك]?ال|لل|[بو])(?=\\p{Script=Arabic}))?';

const FORMS = WORDS.map(([word, name]) => ({
  form: new RegExp(`(?<![\\p{L}\\d])${JOINED}(?:${word})(?!\\p{L})`, 'giu'),
  codes: new Set(data.filter(({ currency }) => name.test(currency)).map(({ code }) => code)),
}));

/** A pattern of the words of all currencies, to use without regard to case. */
export const CURRENCY_WORD = WORDS.map(([word]) => word).join('|');
const ANY = new RegExp(CURRENCY_WORD, 'iu');

/** Codes (ISO 4217) that are usual in texts of conferences; others, such as ALL and TOP, are words, too. */
export const USUAL_CODES: ReadonlySet<string> = new Set(
  'USD EUR GBP CHF TND MAD DZD EGP JPY CNY CAD AUD XOF XAF SEK NOK DKK PLN CZK INR BRL ZAR TRY SAR AED QAR KWD LYD NGN KES'.split(
    ' ',
  ),
);

interface NamedCurrency {
  readonly index: number;
  readonly written: string;
  /** The codes of all currencies with this name: many countries have a dollar. */
  readonly codes: ReadonlySet<string>;
}

/** Lists the currencies that a text names by a word. */
export const currenciesIn = keptByText(
  (text): readonly NamedCurrency[] =>
    ANY.test(text)
      ? FORMS.flatMap(({ form, codes }) =>
          [...text.matchAll(form)].map(({ 0: written, index }) => ({ index, written, codes })),
        )
      : [],
  KEPT_TEXTS,
);
