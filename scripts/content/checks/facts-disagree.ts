// Codes: amount-disagrees, edition-disagrees, host-disagrees, offset-disagrees, other-acronym, other-year.

import { minutesOfOffset } from '../../../renderer/format/offset-at';
import { editionNumber, ordinalIn } from '../agreement/ordinals';
import { isAboutTheConference, typedByHand } from '../agreement/whose-texts';
import type { Conference } from '../content';
import { isRecord } from '../fields';
import type { WarningCode } from '../report/codes';
import type { Diagnostic } from '../report/diagnostics';
import type { Site } from '../survey';
import { everyText } from '../texts/every-text';
import { type Flaw, flawAt, flawReport } from '../texts/text-check';
import { defineCheck } from './check';

type Rule = (text: string, facts: Facts) => Flaw | undefined;

interface Facts {
  readonly conference: Conference;
  readonly brand: string;
  readonly years: readonly number[];
  readonly amounts: ReadonlySet<number>;
  readonly currencies: ReadonlySet<string>;
  readonly hosts: ReadonlySet<string>;
}

const otherYear: Rule = (text, { brand, years }) => {
  const named =
    brand === ''
      ? null
      : new RegExp(`(?<![\\p{L}\\d/@.-])${brand}[\\s'’-]{0,2}(\\d{4}|\\d{2})(?![\\d/.-])`, 'u').exec(text);
  const found =
    named ??
    /(?:(?:conference|edition|symposium|workshop|see(?:ing)? you|join us|welcome you|held|takes? place|copyright|©|édition|conférence|colloque|tiendra|tient|attendons|lieu|المؤتمر|الدورة|ينعقد)[^.!?\n]{0,60}?(?<![-\d])(20\d\d)(?![\d-]))|(?:the |l['’]\s?édition )(20\d\d)(?= (?:conference|edition|symposium))/iu.exec(
      text,
    );
  const typed = found?.[1] ?? found?.[2];
  if (found === null || typed === undefined) return undefined;
  const year = Number(typed.length === 2 ? `20${typed}` : typed);
  // Former editions are spoken of rightly.
  const isPast = /previous|former|last|past|since|first held|history|précédente|passée|depuis|dernière/i.test(
    text.slice(Math.max(0, found.index - 60), found.index + found[0].length),
  );
  if (years.includes(year) || year < 2000 || isPast) return undefined;
  return flawAt(found, {
    message: `"${found[0]}" is of ${year}; the conference is in ${years.join(' and ')}.`,
    hint: 'Correct the year, or write {{conference.acronym}}, which is always right. If a former edition is meant, accept this warning.',
  });
};

const NO_CONFERENCE =
  /^(?:ISO|IEC|WCAG|RFC|UTF|COVID|HTML|CSS|PDF|ISBN|ISSN|GMT|UTC|EN|DIN|IEEE|ACM|XML|SDG|AGENDA|HORIZON|USB|TND|EUR|USD|CET|CEST)$/i;

const otherAcronym: Rule = (text, { brand, years, conference }) => {
  for (const found of text.matchAll(
    /(?<![\p{L}\d./@-])((?:\p{Lu}\p{L}*-)?\p{Lu}\p{L}*\p{Lu}\p{L}*)[\s'’-]{1,2}['’]?(20\d\d)(?![\d-])/gu,
  )) {
    const [written, acronym = '', year] = found;
    if (
      !years.includes(Number(year)) ||
      acronym === brand ||
      NO_CONFERENCE.test(acronym) ||
      conference.acronym.includes(acronym)
    )
      continue;
    return {
      start: found.index,
      end: found.index + written.length,
      message: `"${written}" is another conference than ${conference.acronym}.`,
      hint: 'Write {{conference.acronym}}: the text may have been copied from elsewhere. If the other is meant, accept this warning.',
    };
  }
  return undefined;
};

const SYMBOLS: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP', '¥': 'JPY' };
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/^euros?$/i, 'EUR'],
  [/^dollars?$/i, 'USD'],
  [/^dinars?$/i, ''],
];
const MONEY =
  /(?<![\p{L}\d.,])(?:([A-Z]{3}|[€$£¥])\s?(\d[\d\s.,]*\d|\d)|(\d[\d\u00a0.,]*\d|\d)\s?([A-Z]{3}(?!\p{L})|[€$£¥]|euros?|dinars?|dollars?))(?![\d])/gu;

const amountDisagrees: Rule = (text, { amounts, currencies }) => {
  if (amounts.size === 0) return undefined;
  for (const found of text.matchAll(MONEY)) {
    const [written, before, first, second, after] = found;
    const unit = before ?? after ?? '';
    const code = SYMBOLS[unit] ?? WORDS.find(([word]) => word.test(unit))?.[1] ?? unit;
    const isMoney = code === '' || currencies.has(code) || SYMBOLS[unit] !== undefined || CODES.has(code);
    const amount = Number((first ?? second ?? '').replace(/[\s\u00a0]|[.,](?=\d{3}\b)/g, '').replace(',', '.'));
    if (!isMoney || Number.isNaN(amount)) continue;
    const isOther = code !== '' && !currencies.has(code);
    if (!isOther && amounts.has(amount)) continue;
    return {
      start: found.index,
      end: found.index + written.length,
      message: isOther
        ? `"${written.trim()}" is in ${code}, in which nothing is to be paid.`
        : `"${written.trim()}" is no amount of fees.csv or supplements.csv.`,
      hint: 'Let the text fetch the amount, as in {{fees.late.local}}: then it is right wherever it changes.',
    };
  }
  return undefined;
};

const CODES = new Set(
  'USD EUR GBP CHF TND MAD DZD EGP JPY CNY CAD AUD XOF XAF SEK NOK DKK PLN CZK INR BRL ZAR TRY SAR AED QAR KWD LYD NGN KES'.split(
    ' ',
  ),
);

/** Names of offsets in use; those of winter and summer. */
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

const offsetDisagrees: Rule = (text, { conference }) => {
  const found =
    /(?<![\p{L}\d])(?:(?:GMT|UTC)\s?([+−-])\s?(\d{1,2})(?::?(\d{2}))?|(CES?T|EES?T|WES?T|BST|E[SD]T|P[SD]T|JST|MSK))(?![\p{L}\d])/u.exec(
      text,
    );
  if (found === null || /anywhere on earth|\bAoE\b/i.test(text)) return undefined;
  const [written, sign = '+', hours = '0', minutes = '0', name] = found;
  const offset = name === undefined ? (sign === '+' ? 1 : -1) * (Number(hours) * 60 + Number(minutes)) : OFFSETS[name];
  const own = minutesOfOffset(conference.utcOffset);
  if (offset === undefined || offset === own) return undefined;
  return flawAt(found, {
    message: `"${written}" is not the time of the conference, which is UTC${conference.utcOffset}.`,
    hint: 'Write {{conference.timeZoneLabel}}, or correct it.',
  });
};

const editionDisagrees: Rule = (text, { conference }) => {
  const own = editionNumber(conference.edition ?? '');
  const found = own === undefined ? undefined : ordinalIn(text);
  if (found === undefined || found.number === own) return undefined;
  return {
    start: found.start,
    end: found.end,
    message: `"${found.written}" is not the ${conference.edition}.`,
    hint: 'Write {{conference.edition}}, or correct it.',
  };
};

const hostDisagrees: Rule = (text, { brand, hosts }) => {
  if (brand.length < 4) return undefined;
  const own = brand.toLowerCase();
  for (const found of text.matchAll(/(?<=@|https?:\/\/|(?<![\p{L}\d.@/-])www\.)[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu)) {
    const [host] = found;
    const [label = ''] = host
      .toLowerCase()
      .replace(/^www\./, '')
      .split('.');
    const letters = label.replace(/[^a-z]/g, '');
    const turned = [...letters].sort().join('') === [...own].sort().join('');
    if (hosts.has(host.toLowerCase()) || !(letters.includes(own) || turned)) continue;
    return {
      start: found.index,
      end: found.index + host.length,
      message: `"${host}" looks like a host of this conference, and stands nowhere else in the data.`,
      hint: `Did you mean ${[...hosts].find((each) => each.includes(own)) ?? own}?`,
    };
  }
  return undefined;
};

/** Code → what is compared; links are left in for hosts, and everywhere else out. */
const RULES: readonly { readonly code: WarningCode; readonly rule: Rule; readonly whole?: true }[] = [
  { code: 'other-year', rule: otherYear },
  { code: 'other-acronym', rule: otherAcronym },
  { code: 'amount-disagrees', rule: amountDisagrees },
  { code: 'offset-disagrees', rule: offsetDisagrees },
  { code: 'edition-disagrees', rule: editionDisagrees },
  { code: 'host-disagrees', rule: hostDisagrees, whole: true },
];

/** What is typed by hand into a text agrees with the facts that stand elsewhere. */
export const factsDisagree = defineCheck(['conference'], ({ conference }, site) => {
  const facts = factsOf(conference.value, site);
  const problems: Diagnostic[] = [];
  for (const written of everyText(site, /\d|dition|@/u)) {
    // The facts themselves stand in conference.yaml.
    if (
      !isAboutTheConference(written) ||
      ['acronym', 'edition', 'timeZoneLabel', 'dates', 'brand'].includes(written.field)
    )
      continue;
    const typed = typedByHand(written.text);
    for (const { code, rule, whole } of RULES) {
      const flaw = rule(whole ? written.text : typed, facts);
      if (flaw !== undefined) problems.push(flawReport(code, written, flaw));
    }
  }
  return problems;
});

function factsOf(conference: Conference, { files, links }: Site): Facts {
  const valuesOf = (...names: readonly string[]) =>
    files
      .filter(({ parsed }) => names.includes(parsed.collection))
      .flatMap(({ entries }) => entries.map(({ value }) => value))
      .filter(isRecord);
  const paid = valuesOf('fees', 'supplements');
  const registration = JSON.stringify(valuesOf('registration').map(({ fees }) => fees));
  const hosts = [
    conference.url ?? '',
    ...valuesOf('contacts', 'specialSessions', 'payment').flatMap(
      (record) => JSON.stringify(record).match(/@[\w.-]+|https?:\/\/[\w.-]+/g) ?? [],
    ),
  ];
  return {
    conference,
    brand: /^[\p{L}-]+/u.exec(conference.acronym)?.[0] ?? '',
    years: [...new Set([conference.start, conference.end].map((date) => Number(date.slice(0, 4))))],
    amounts: new Set(paid.flatMap((record) => Object.values(record)).filter((value) => typeof value === 'number')),
    currencies: new Set([
      ...(registration.match(/"currency":"[A-Z]{3}"/g) ?? []).map((each) => each.slice(12, 15)),
      ...valuesOf('currencies')
        .filter(({ offered }) => offered === true)
        .map(({ code }) => String(code)),
    ]),
    hosts: new Set(
      [...hosts, ...links.filter(({ place }) => place.file.endsWith('.csv')).map(({ href }) => href)].flatMap(
        (text) => /(?:@|\/\/)([\w.-]+)/.exec(text)?.[1]?.toLowerCase() ?? [],
      ),
    ),
  };
}
