import { minutesOfOffset, offsetOfInstant } from '../../../shared/format/offset-at';
import type { Conference } from '../../../shared/model/content';
import { CURRENCY_WORD, currenciesIn, USUAL_CODES } from './currency-words';
import type { Rule } from './facts';
import { flawAt } from './flaw';
import { sentenceAround, wordsBefore } from './sentences';

/** A formula between two dollar signs, as in LaTeX; "R$ 40 to R$ 60" and "$5 and $6" are prices. */
const FORMULA = /(?<![\p{L}\d$])\$(?=[^\s$])[^$\n]*(?<=[^\s$])\$(?![\d$])/gu;

/** Replaces formulas by spaces. */
const withoutFormulas = (text: string): string =>
  text.includes('$') ? text.replace(FORMULA, (formula) => ' '.repeat(formula.length)) : text;

/** Currency symbols, with the currency that is meant if the conference has none with this symbol. */
const SYMBOLS: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP', '¥': 'JPY' };
/** The English names of currencies with one symbol: "$" is also a Canadian dollar or a peso. */
const NAMES: Readonly<Record<string, string>> = { '€': 'euro', $: 'dollar peso', '£': 'pounds lira', '¥': 'yen yuan' };
const SIGNED = new Map(
  Object.entries(NAMES).map(([sign, names]) => [sign, new Set(currenciesIn(names).flatMap(({ codes }) => [...codes]))]),
);
/** A number whose thousands may be separated by a space: "90 000". */
const NUMBER = '\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3})+(?:[.,]\\d{1,2})?|\\d[\\d\\u00a0\\u202f.,]*\\d|\\d';
const MONEY = new RegExp(
  `(?<![\\p{L}\\d.,])(?:([A-Z]{3}|[€$£¥])\\s?(\\d[\\d\\s.,]*\\d|\\d)|(${NUMBER})\\s?([A-Z]{3}(?!\\p{L})|[€$£¥]|(?:${CURRENCY_WORD})(?!\\p{L})))(?![\\d])`,
  'gu',
);

const NO_FEE =
  /(?:stand|booth|fund(?:s|ing|ed)?|bank(?:['’]s)? (?:costs|charges|fees))(?!\p{L})|exhibit|bours|award|prize|grant|scholarship|bursar|stipend|sponsor|budget|prix|bourse|parrain|winner|(?<!\p{L})receives? (?:[€$£]|\d)|taxi|bus|train|hotel|hôtel|luggage|baggage|weigh|(?<!\p{L})(?:metro|métro|tram|parking|museum|musée|entrance|breakfast|sim card|visa|(?:city|walking) tour)(?!\p{L})|جائزة|رعاية|منحة|منح|متحف|تأشيرة|حافلة|قطار|سيارة أجرة|(?<!\p{L})(?:ال)?(?:ترام|مترو)(?!\p{L})|فندق|فطور/iu;

/** Words for fees of others: "its own yearly fee", "banks take 20 EUR", "in comparable conferences". */
const OF_OTHERS =
  /(?<!\p{L})(?:usually|typically|generally|(?:comparable|similar) (?:conferences?|congresses|events?|meetings?)|its own|their own|(?:yearly|annual) (?:fees?|dues|subscription|membership)|to the (?:society|embassy)|généralement|d[’']ordinaire|cotisations? annuelles?|عادة|(?:رسوم|اشتراك) سنوي\p{L}*)(?!\p{L})|banks? (?:usually |may |will |often )?(?:ask|charge|take|keep|deduct|add)|banques? (?:demandent|prélève|facture|retien)/iu;
/** Words before an approximate amount: "about 90", "15 to 40", "between 350 and 700". */
const ROUGHLY =
  /(?<!\p{L})(?:about|around|approximately|roughly|some|environ|à peu près|حوالي|نحو)\s+(?:\d[\d.,]*\s*(?:-|–|to|or|à|ou)\s*)?$|(?<!\p{L})(?:between|entre|بين)\s+\d[^.;]{0,12}$/iu;

/** Words for payments to the organisers; other amounts on the page for travellers are prices of others. */
const PAID_TO_ORGANISERS =
  /fees?(?!\p{L})|regist|(?<!\p{L})pa(?:y|id)|frais|tarif|inscri|(?<!\p{L})pa(?:y|ie)|(?<!\p{L})suppl[eé]ments? of \d|(?<!\p{L})supplément de \d|رسوم|رسم|تسجيل|دفع|تكل/iu;

/** Returns whether an amount is an award, a grant, sponsorship or a price of others; in a table, its heading may say so. */
function isNoFee(text: string, at: number): boolean {
  const row = text.lastIndexOf('\n', at) + 1;
  const isInTable = text[row] === '|';
  const start = isInTable ? Math.max(0, text.lastIndexOf('\n\n', at) - 160) : Math.max(0, at - 80);
  return NO_FEE.test(text.slice(start, at + 80));
}

/** Things that others may sell: their price can be compared only if a table has a row for them. */
const APART =
  /dinner|banquet|gala|excursion|(?<!\p{L})tours?(?!\p{L})|membership|subscription|workshop|tutorial|(?<!\p{L})tax(?:es)?(?!\p{L})|(?<!\p{L})books?(?!\p{L})|dîner|repas|adhésion|cotisation|taxe|ouvrage|livre|atelier|عشاء|كتاب|انخراط/giu;

/** Returns whether the words around an amount name something that no fee or supplement is for. */
function isSoldApart(text: string, at: number, paidFor: string): boolean {
  const words = text.slice(Math.max(0, at - 60), at + 40).match(APART) ?? [];
  return words.length > 0 && words.every((word) => !paidFor.includes(word.toLowerCase()));
}

/** Returns whether a sentence is about a dinner that is paid to the organisers, although it may be in a hotel. */
function isOfEvening(sentence: string, paidFor: string): boolean {
  const words = sentence.match(APART) ?? [];
  const elsewhere = sentence.replace(
    /(?<!\p{L})(?:[Hh]otel|[Hh]ôtel|[Bb]us(?:es)?|[Mm]useum|[Mm]usée)(?!\p{L})/gu,
    ' ',
  );
  return words.some((word) => paidFor.includes(word.toLowerCase())) && !NO_FEE.test(elsewhere);
}

/** Words for the part of a refund that the organisers keep. */
const KEPT =
  /refund|cancel|deduct|less|\bkeep|withh[eo]ld|gard(?:ons|ent)|conserv|rembours|annul|retenu|استرداد|إلغاء|خصم|اقتطاع/i;

/** Returns whether a sentence names what a fee or supplement is for: "a single room costs". */
const namesWhatIsPaid = (sentence: string, paidFor: string): boolean =>
  (paidFor.match(/\p{L}{4,}/gu) ?? []).some((word) => sentence.toLowerCase().includes(word));

/** Words and signs of a calculation. */
const RECKONS =
  /=|\+|×|that is|i\.e\.|in all|in total|altogether|together|twice|(?<!\p{L})for (?:two|three|four|\d)|(?<!\p{L})soit(?!\p{L})|au total|en tout|pour (?:deux|trois|\d)|المجموع|أي/iu;
/** The largest factor in a calculation. */
const MOST_TIMES = 10;

/** Returns whether an amount is calculated from others in its sentence: "70 per night, that is 140 for two nights", "700 + 200 = 900". */
function isReckoned(amount: number, amounts: ReadonlySet<number>, sentence: string): boolean {
  if (!RECKONS.test(sentence)) return false;
  const beside = [...new Set((sentence.match(/\d+(?:[.,]\d+)?/g) ?? []).map((each) => Number(each.replace(',', '.'))))];
  const known = beside.filter((each) => amounts.has(each));
  return known.some(
    (one) =>
      (amount > one && amount % one === 0 && amount / one <= MOST_TIMES) ||
      known.some((other) => other !== one && one + other === amount),
  );
}

/** Finds an amount that is not in fees.csv or supplements.csv, or in a currency that is not used. */
export const amountDisagrees: Rule = (written, { amountsIn, currencies, paidFor }, collection) => {
  // "Income below 15,000 $" says who pays a fee, not how much.
  if (collection === 'fees') return undefined;
  const text = withoutFormulas(written);
  for (const found of text.matchAll(MONEY)) {
    const [amountWritten, before, first, second, after] = found;
    const unit = before ?? after ?? '';
    const code = SYMBOLS[unit] ?? unit;
    const [named] = currenciesIn(unit);
    const isMoney = named !== undefined || currencies.has(code) || SYMBOLS[unit] !== undefined || USUAL_CODES.has(code);
    const amount = Number((first ?? second ?? '').replace(/[\s\u00a0]|[.,](?=\d{3}\b)/g, '').replace(',', '.'));
    if (!isMoney || Number.isNaN(amount)) continue;
    const sentence = sentenceAround(text, found.index);
    if (isNoFee(text, found.index) && !isOfEvening(sentence, paidFor)) continue;
    if (isSoldApart(text, found.index, paidFor)) continue;
    if (OF_OTHERS.test(sentence) || ROUGHLY.test(text.slice(Math.max(0, found.index - 40), found.index))) continue;
    if (collection === 'attending' && !PAID_TO_ORGANISERS.test(sentence) && !namesWhatIsPaid(sentence, paidFor))
      continue;
    const codes = named?.codes ?? SIGNED.get(unit) ?? new Set([code]);
    const isOther = ![...codes].some((each) => currencies.has(each));
    const amounts = amountsIn(codes);
    if (
      isOther
        ? currencies.size === 0
        : amounts.size === 0 || amounts.has(amount) || KEPT.test(sentence) || isReckoned(amount, amounts, sentence)
    )
      continue;
    return {
      start: found.index,
      end: found.index + amountWritten.length,
      message: isOther
        ? `"${amountWritten.trim()}" is in ${named?.written ?? code}, in which nothing is to be paid.`
        : `"${amountWritten.trim()}" is not an amount in fees.csv or supplements.csv.`,
      hint: 'Let the text fetch the amount, as in {{fees.late.local}}: then it is right wherever it changes.',
    };
  }
  return undefined;
};

/** Finds a fetched amount with another currency than that of its table: "{{fees.late.international}} dinars". */
export const fetchedAmountDisagrees: Rule = (text, { currencyOf }) => {
  for (const found of text.matchAll(/\{\{\s*(?:fees|supplements)\.[\w-]+\.(\w+)\s*\}\}\s*([^\s{}.,;:)]+)/gu)) {
    const [written, column = '', unit = ''] = found;
    const own = currencyOf(column);
    const [named] = currenciesIn(unit);
    const codes = named?.codes ?? SIGNED.get(unit) ?? new Set([unit].filter((code) => USUAL_CODES.has(code)));
    if (own === undefined || codes.size === 0 || codes.has(own)) continue;
    return flawAt(found, {
      message: `"${written}" is an amount in ${own}, and the text says "${unit}".`,
      hint: 'Fetch the other amount, or correct the currency.',
    });
  }
  return undefined;
};

/** Names of offsets from UTC, in minutes. */
const OFFSETS: Readonly<Record<string, number>> = {
  CET: 60,
  CEST: 120,
  EET: 120,
  EEST: 180,
  WET: 0,
  WEST: 60,
  BST: 60,
  EST: -300,
  EDT: -240,
  CST: -360,
  PST: -480,
  PDT: -420,
  JST: 540,
  MSK: 180,
  IST: 330,
};

/** The end of a day in the time of a submission service: "23:59 PST", "midnight CET". */
const END_OF_DAY = /(?:23[:.h]59|11[:.]59 ?p\.?m|midnight|minuit|منتصف الليل)[^.\n]{0,12}$/iu;
/** Time zones of submission services. */
const OF_SERVICES = new Set(['PST', 'PDT', 'EST', 'EDT']);

/** Finds an offset from UTC that is not that of the conference. */
export const offsetDisagrees: Rule = (text, { conference }) => {
  const found =
    /(?<![\p{L}\d])(?:(?:GMT|UTC)\s?([+−-])\s?(\d{1,2})(?::?(\d{2}))?|(CES?T|EES?T|WES?T|BST|E[SD]T|P[SD]T|JST|MSK))(?![\p{L}\d])/u.exec(
      text,
    );
  if (found === null || /anywhere on earth|\bAoE\b/i.test(text)) return undefined;
  const [written, sign = '+', hours = '0', minutes = '0', name] = found;
  const offset = name === undefined ? (sign === '+' ? 1 : -1) * (Number(hours) * 60 + Number(minutes)) : OFFSETS[name];
  const own = minutesOfOffset(conference.utcOffset);
  if (offset === undefined || offset === own) return undefined;
  if (
    END_OF_DAY.test(wordsBefore(text, found.index)) &&
    (OF_SERVICES.has(name ?? '') || isOfSeason(offset, conference))
  )
    return undefined;
  return flawAt(found, {
    message: `"${written}" is not the time of the conference, which is UTC${conference.utcOffset}.`,
    hint: 'Write {{conference.timeZoneLabel}}, or correct it.',
  });
};

/** Returns whether the place of the conference has this offset in winter or in summer. */
const isOfSeason = (offset: number, { timeZone, start }: Conference): boolean =>
  [0, 6].some(
    (month) => minutesOfOffset(offsetOfInstant(timeZone, Date.UTC(Number(start.slice(0, 4)), month, 1))) === offset,
  );
