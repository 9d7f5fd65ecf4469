import { AOE } from '../../../shared/format/deadlines';
import { labelledLink } from '../../../shared/format/labelled-link';
import { type Diagnostic, error, type Place } from '../report/diagnostics';
import type { StageCode } from '../report/stage-codes';
import { keptByText } from '../texts/kept-by-text';
import { linkAsMeant, originAsMeant, serviceAsMeant } from './address-as-meant';
import { countryAsMeant, isCountry } from './countries';
import { currencyAsMeant, numberOfCurrency } from './currency-codes';
import { isLanguage, languageAsMeant } from './languages';
import { fixOf, type Meant, meant } from './meant';
import { isOrcid, orcidAsMeant } from './orcid';
import { type DateContext, dateAsMeant, timeAsMeant } from './spreadsheet';
import { isIsbn, isIssn } from './standard-numbers';

/** A format of texts: its test, and how to write it. */
export interface Format {
  readonly test: (text: string) => boolean;
  /** Code of the diagnostic when the test fails. */
  readonly code: StageCode;
  /** Completes "… is not …". */
  readonly expected: string;
  readonly hint: string;
  /** Suggests a correction for a text that is nearly right, such as a date that a spreadsheet rewrote. */
  readonly remedy?: (text: string, dates: DateContext) => Meant | undefined;
}

/** Memoised, since making a date format is slow. */
const isTimeZone = keptByText(
  (text) => {
    try {
      new Intl.DateTimeFormat('en', { timeZone: text });
      return true;
    } catch {
      return false;
    }
  },
  { most: 100, longest: 100 },
);

/** The formats that schemas may name, in addition to `markdown`, which any text has. A new format is one row. */
export const formats = {
  date: {
    test: isDate,
    code: 'bad-date',
    expected: 'a date',
    hint: 'Write year, month and day as in 2023-12-13. If a spreadsheet rewrites dates, format the column as text first.',
    remedy: dateAsMeant,
  },
  time: {
    test: (text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text),
    code: 'bad-time',
    expected: 'a time of day',
    hint: 'Write hours and minutes as in 09:30 or 14:00.',
    remedy: timeAsMeant,
  },
  'night-hour': {
    test: (text) => /^(0\d|1[01]):[0-5]\d$/.test(text) || text === '12:00',
    code: 'bad-time',
    expected: 'an hour at which a day ends',
    hint: 'Write hours and minutes as in 04:00; 12:00 at most.',
    remedy: timeAsMeant,
  },
  colour: {
    test: (text) => /^#[0-9a-f]{6}$/i.test(text),
    code: 'bad-colour',
    expected: 'a colour',
    hint: 'Write it with a # and six digits or letters from a to f, between quotation marks, as in "#0b3c5d".',
  },
  'end-time': {
    test: (text) => /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/.test(text),
    code: 'bad-time',
    expected: 'a time of day',
    hint: 'Write hours and minutes as in 09:30 or 14:00; 24:00 is midnight, and 01:30 is after it.',
    remedy: timeAsMeant,
  },
  'local-date-time': {
    test: (text) => isDate(text.slice(0, 10)) && /^T([01]\d|2[0-3]):[0-5]\d$/.test(text.slice(10)),
    code: 'bad-date',
    expected: 'a date with a time',
    hint: 'Write it as in 2023-12-13T08:00.',
  },
  'utc-time': {
    test: (text) => /T([01]\d|2[0-3]):[0-5]\d:[0-5]\dZ$/.test(text) && text.length === 20 && isDate(text.slice(0, 10)),
    code: 'bad-date',
    expected: 'a moment in UTC',
    hint: 'Write it as in 2023-12-13T08:00:00Z; "npx colloquium release" does.',
  },
  'time-zone': {
    test: isTimeZone,
    code: 'bad-time-zone',
    expected: 'a time zone',
    hint: 'Write an IANA name such as Africa/Tunis or Europe/Paris.',
  },
  'deadline-zone': {
    test: (text) => text === AOE || isTimeZone(text),
    code: 'bad-time-zone',
    expected: 'a time zone',
    hint: 'Write AoE for "anywhere on Earth" (UTC−12), or an IANA name such as Africa/Tunis or Europe/Paris.',
    remedy: (text) => (/^(?:aoe|anywhere on earth)$/i.test(text) ? meant(AOE) : undefined),
  },
  language: {
    test: isLanguage,
    code: 'bad-language',
    expected: 'the code of a language',
    hint: 'Write its code of two or three letters: ar for Arabic, fr for French, it for Italian.',
    remedy: languageAsMeant,
  },
  currency: {
    test: (text) => numberOfCurrency(text) !== undefined,
    code: 'bad-currency',
    expected: 'the code of a currency',
    hint: 'Write its three letters from ISO 4217: TND for the Tunisian dinar, EUR for the euro.',
    remedy: currencyAsMeant,
  },
  country: {
    test: isCountry,
    code: 'bad-country',
    expected: 'a code of ISO 3166',
    hint: 'Write its two letters from ISO 3166, such as TN or FR, or its name.',
    remedy: countryAsMeant,
  },
  orcid: {
    test: isOrcid,
    code: 'bad-orcid',
    expected: 'an ORCID iD',
    hint: 'Write four groups of four digits, as in 0000-0002-1825-0097.',
    remedy: orcidAsMeant,
  },
  email: {
    // Deliberately plain: one @, no spaces, a dot in the host. RFC 5322 allows more than any mailbox uses.
    test: (text) => /^[^\s@<>"(),:;]+@[^\s@<>"(),:;.]+(\.[^\s@<>"(),:;.]+)+$/.test(text),
    code: 'bad-email',
    expected: 'an e-mail address',
    hint: 'Write it as in name@example.org.',
  },
  origin: {
    test: (text) =>
      /^https?:\/\/[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)*(?::\d+)?(?:\/[\w~-][\w.~-]*)*$/u.test(text),
    code: 'bad-link',
    expected: 'the address of a site',
    hint: 'Write it with https:// and without a slash at the end, as in https://conference.example.org or https://example.org/conf2027.',
    remedy: originAsMeant,
  },
  host: {
    test: (text) => /^(?!-)[a-z0-9-]+(?<!-)(\.(?!-)[a-z0-9-]+(?<!-))*$/.test(text),
    code: 'bad-host',
    expected: 'the name of a host',
    hint: 'Write the name alone in small letters, without https:// and without a path, as in pay.example.org.',
  },
  'api-address': {
    test: isApiAddress,
    code: 'bad-link',
    expected: 'the address of a service',
    hint: 'Write it with https:// and without a slash at the end, as in https://payments.example.org, or as a path of its host, as in /api/payments.',
    remedy: serviceAsMeant,
  },
  link: {
    test: isLink,
    code: 'bad-link',
    expected: 'a link that may be used here',
    hint: 'Write https://… for another site, mailto:… for a mailbox, or the address of a page of this site, starting with a slash.',
    remedy: linkAsMeant,
  },
  'labelled-link': {
    test: (text) => isLink(labelledLink(text).url),
    code: 'bad-link',
    expected: 'a link with its label',
    hint: 'Write the label, a space and the address, as in Recording https://example.org/1; several are separated by semicolons.',
  },
  doi: {
    test: (text) => /^10\.\d{4,9}\/[!-~]+$/.test(text) && !/["<>\\^`{|}]/.test(text),
    code: 'bad-doi',
    expected: 'a DOI',
    hint: 'Write it as in 10.1000/182, without https://doi.org/ before it.',
  },
  isbn: {
    test: isIsbn,
    code: 'bad-isbn',
    expected: 'an ISBN',
    hint: 'Write its ten or thirteen digits with hyphens, as in 978-0-00-000000-2. The last one is a check: a mistyped digit does not fit it.',
  },
  issn: {
    test: isIssn,
    code: 'bad-issn',
    expected: 'an ISSN',
    hint: 'Write two groups of four digits, as in 1613-0073. The last one is a check: a mistyped digit does not fit it.',
  },
  route: {
    test: isRoute,
    code: 'bad-route',
    expected: 'the address of a page',
    hint: 'Write it with a slash at the start and none at the end, with letters, digits, hyphens and & alone, and without an ending such as .html, as in /callForPapers.',
  },
  asset: {
    test: (text) => /^\/[^\s?#"<>\\]+$/.test(text) && !text.split('/').includes('..'),
    code: 'bad-asset',
    expected: 'the address of a file in public/',
    hint: 'Write it with a slash at the start and no spaces, as in /images/people/name.svg for public/images/people/name.svg.',
  },
} satisfies Record<string, Format>;

/** Makes the error for a text that does not have its format. `found` is the text as the message shows it. */
export function misfit(
  name: FormatName,
  text: string,
  at: Place,
  found = `"${text}"`,
  dates: DateContext = {},
): Diagnostic {
  const { code, expected, hint, remedy }: Format = formats[name];
  const remedied = remedy?.(text, dates);
  return error(code, at, `${found} is not ${expected}.`, { hint: remedied?.hint ?? hint, fix: fixOf(text, remedied) });
}

export type FormatName = keyof typeof formats;

/** Tests for an existing day, written YYYY-MM-DD (ISO 8601). */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/**
 * Tests for an address that works on every disk and web server: no special characters, letters in composed form, and no file extension
 * ("/aiindustry4.0" ends with a number).
 */
function isRoute(text: string): boolean {
  if (text === '/') return true;
  const parts = text.split('/').slice(1);
  return (
    text.startsWith('/') &&
    text === text.normalize('NFC') &&
    !/\.[A-Za-z][A-Za-z0-9]*$/.test(text) &&
    parts.every(
      (part) => /^[\p{L}\p{N}_~&+,!=()-][\p{L}\p{M}\p{N}_~&+,!=().-]*$/u.test(part) && part.length <= LONGEST_PART,
    )
  );
}

/** File names have at most 255 bytes, and a letter has up to four. */
const LONGEST_PART = 60;

/** Tests for a path of the site's host, an https address, or http on localhost, without a slash at the end. */
function isApiAddress(text: string): boolean {
  if (/[\s<>"\\?#@]|\/$|\/\.{1,2}(\/|$)/.test(text)) return false;
  if (text.startsWith('/')) return !text.startsWith('//');
  return /^https:\/\/[^/]/.test(text)
    ? URL.canParse(text)
    : /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/.test(text);
}

/** Tests for http, https, mailto, an anchor of the page, or an address of this site. Other schemes are not allowed. */
export function isLink(text: string): boolean {
  if (/[\s<>"\\]/.test(text)) return false;
  if (/^https?:\/\//i.test(text)) return URL.canParse(text);
  if (/^mailto:/i.test(text)) return formats.email.test(text.slice('mailto:'.length).replace(/\?.*$/, ''));
  return /^#./.test(text) || /^\/(?!\/)/.test(text);
}
