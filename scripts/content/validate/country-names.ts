import { keptByText } from '../texts/kept-by-text';

/** The countries of ISO 3166-1 are the pairs of letters that Unicode names, except for `NO_COUNTRY`. */
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const NO_COUNTRY = new Set([
  'ZZ',
  'EU',
  'EZ',
  'UN',
  'XA',
  'XB',
  'QO',
  'AC',
  'CP',
  'CQ',
  'DG',
  'EA',
  'IC',
  'TA',
  'AN',
  'BU',
  'CS',
  'DD',
  'FX',
  'NT',
  'SU',
  'TP',
  'YD',
  'YU',
  'ZR',
  'QU',
  'UK',
  'SF',
  'RH',
  'HV',
  'DY',
  'NH',
  'VD',
  'JT',
  'MI',
  'PU',
  'PZ',
  'WK',
  'NQ',
  'PC',
  'FQ',
  'CT',
]);

/** Common names that Unicode does not have. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  GB: [
    'UK',
    'U.K.',
    'Great Britain',
    'England',
    'Scotland',
    'Wales',
    'Northern Ireland',
    'Royaume Uni',
    'Grande-Bretagne',
    'Angleterre',
    'Écosse',
    'United Kingdom of Great Britain and Northern Ireland',
    'بريطانيا',
  ],
  US: [
    'USA',
    'U.S.A.',
    'U.S.',
    'United States of America',
    'États-Unis d’Amérique',
    'Etats-Unis',
    'أمريكا',
    'الولايات المتحدة الأمريكية',
  ],
  CZ: ['Czech Republic', 'République tchèque'],
  KR: ['Korea', 'Republic of Korea', 'Korea, Republic of', 'South Korea', 'Corée'],
  KP: ['DPR Korea'],
  CI: ["Cote d'Ivoire", 'Ivory Coast', "Côte d'Ivoire"],
  TR: ['Turkey', 'Turquie', 'Türkiye', 'Turkiye'],
  PS: ['Palestine', 'State of Palestine', 'فلسطين'],
  RU: ['Russian Federation', 'Fédération de Russie'],
  CN: ['PR China', 'P.R. China', 'P. R. China', "People's Republic of China", 'Mainland China', 'China'],
  HK: ['Hong Kong', 'Hong Kong SAR', 'Hong Kong, China', 'Hong Kong SAR, China'],
  MO: ['Macau', 'Macao', 'Macau, China', 'Macao, China', 'Macau SAR, China', 'Macao SAR, China'],
  TW: ['Taiwan, ROC', 'Chinese Taipei', 'Taiwan, China', 'Taiwan, Province of China', 'Taiwan (China)'],
  PR: ['Puerto Rico, USA'],
  VN: ['Viet Nam'],
  IR: ['Islamic Republic of Iran', 'Iran, Islamic Republic of'],
  SY: ['Syrian Arab Republic'],
  TZ: ['United Republic of Tanzania'],
  MK: ['Macedonia', 'FYROM'],
  CD: ['DR Congo', 'DRC', 'Democratic Republic of the Congo', 'République démocratique du Congo', 'RDC'],
  CG: ['Congo', 'Republic of the Congo', 'Congo-Brazzaville'],
  CV: ['Cabo Verde'],
  SZ: ['Swaziland'],
  MM: ['Burma'],
  NL: ['The Netherlands', 'Holland', 'Pays Bas'],
  AE: ['UAE', 'U.A.E.', 'Emirates', 'Émirats arabes unis', 'الإمارات'],
  SA: ['KSA', 'Kingdom of Saudi Arabia', 'السعودية'],
  BO: ['Bolivia', 'Plurinational State of Bolivia'],
  VE: ['Venezuela'],
  MD: ['Moldova', 'Republic of Moldova'],
  LA: ['Lao PDR', 'Laos'],
  BN: ['Brunei Darussalam'],
  EG: ['Arab Republic of Egypt'],
  XK: ['Kosovo'],
  VA: ['Holy See', 'Vatican'],
  IE: ['Republic of Ireland'],
  BA: ['Bosnia', 'Bosnia and Herzegovina'],
  GM: ['The Gambia'],
  BS: ['The Bahamas'],
};

const LANGUAGES = ['en', 'fr', 'ar', 'es', 'de', 'it', 'pt'];

const keyOf = keptByText(
  (name) =>
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[’'`]/g, "'")
      .replace(/[^\p{L}\p{N}']+/gu, ' ')
      .trim(),
  { most: 20_000, longest: 100 },
);

let codes: ReadonlyMap<string, string> | undefined;

/** Maps keys of names to codes, in the languages of organisers. Built when first needed. */
function codesByName(): ReadonlyMap<string, string> {
  if (codes !== undefined) return codes;
  const made = new Map<string, string>();
  const pairs = LETTERS.flatMap((one) => LETTERS.map((other) => one + other)).filter((code) => !NO_COUNTRY.has(code));
  // Looking up a code without a name is slow, and three of five pairs have no name in any language.
  const all = pairs.filter((code) => nameOfCountry(code, 'en') !== undefined);
  for (const language of LANGUAGES) {
    for (const code of all) {
      for (const name of namesOfCountry(code, language)) if (!made.has(keyOf(name))) made.set(keyOf(name), code);
    }
  }
  for (const [code, names] of Object.entries(OTHERS)) for (const name of names) made.set(keyOf(name), code);
  codes = made;
  return made;
}

/** Finds the code of a country by its name in one of these languages, or by its code in capitals. */
export function codeOfCountry(text: string): string | undefined {
  const known = codesByName().get(keyOf(text));
  if (known !== undefined) return known;
  return /^[A-Z]{2}$/.test(text) && !NO_COUNTRY.has(text) && new Set(codesByName().values()).has(text)
    ? text
    : undefined;
}

/**
 * Places with codes of their own, by the states whose name may be written for them, or that claim them. A program should not judge where
 * a place belongs.
 */
const ALSO: Readonly<Record<string, string>> = {
  CN: 'TW HK MO',
  IL: 'PS SY',
  RS: 'XK',
  MA: 'EH',
  UA: 'RU',
  CY: 'TR',
  GE: 'RU',
  US: 'PR GU VI AS MP',
  FR: 'GP MQ GF RE YT NC PF PM BL MF WF',
  GB: 'GI GG JE IM BM KY FK VG',
  NL: 'AW CW SX BQ',
  DK: 'GL FO',
  FI: 'AX',
  NO: 'SJ',
  AR: 'FK',
};

/** Tells whether two codes may mean one place: they are equal, or their relation is disputed. */
export const mayBeOne = (one: string, other: string): boolean =>
  one === other || ALSO[one]?.includes(other) === true || ALSO[other]?.includes(one) === true;

/** Tells whether a text is the name of a country, and not a code. */
export const isCountryName = (text: string): boolean => text.length > 2 && codesByName().has(keyOf(text));

/** Returns the name of a country in a language. */
export const nameOfCountry = (code: string, language: string): string | undefined =>
  regionsIn(language, 'long').of(code);

const regions = new Map<string, Intl.DisplayNames>();

/** Returns the names of regions in a language, or in English if Unicode does not have it. Cached, since it is slow to make. */
function regionsIn(language: string, style: 'long' | 'short'): Intl.DisplayNames {
  const key = `${language} ${style}`;
  const found =
    regions.get(key) ?? new Intl.DisplayNames([language, 'en'], { type: 'region', fallback: 'none', style });
  regions.set(key, found);
  return found;
}

/** Returns the long and the short name of a country in a language. */
const namesOfCountry = (code: string, language: string): readonly string[] =>
  (['long', 'short'] as const).flatMap((style) => regionsIn(language, style).of(code) ?? []);

/** Lists the names of all countries in a language, for "did you mean". */
export const countryNames = (language: string): readonly string[] =>
  [...new Set(codesByName().values())].flatMap((code) => nameOfCountry(code, language) ?? []);

/** Tells whether the name of a country belongs to a language: "Rumania" is Spanish. Names that Unicode lacks count in all languages. */
export function isCountryNameIn(name: string, language: string): boolean {
  const code = codeOfCountry(name);
  if (code === undefined || name === code) return true;
  const key = keyOf(name);
  return [...namesOfCountry(code, language), ...(OTHERS[code] ?? [])].some((each) => keyOf(each) === key);
}
