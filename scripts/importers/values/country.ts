const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Names that services use and Unicode does not have. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'United States of America': 'US',
  USA: 'US',
  UK: 'GB',
  'Russian Federation': 'RU',
  'Korea (South)': 'KR',
  'Korea, Republic of': 'KR',
  'Viet Nam': 'VN',
  Turkey: 'TR',
  'Czech Republic': 'CZ',
  'Hong Kong': 'HK',
  Macau: 'MO',
  Palestine: 'PS',
  'Ivory Coast': 'CI',
  'Iran, Islamic Republic of': 'IR',
  'Syrian Arab Republic': 'SY',
  'Tanzania, United Republic of': 'TZ',
  'Moldova, Republic of': 'MD',
  'Bosnia and Herzegovina': 'BA',
};

/** Codes with names that are not countries. */
const NO_COUNTRY = new Set(['EU', 'EZ', 'UN', 'XA', 'XB', 'QO', 'ZZ', 'UK']);

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
let codes: ReadonlyMap<string, string> | undefined;

/** Converts "Tunisia" and "tn" to "TN", so that pages show the name in their own language. Unknown names stay unchanged. */
export function countryIn(text: string): string {
  codes ??= new Map([
    ...LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
      .filter((code) => !NO_COUNTRY.has(code) && english.of(code) !== undefined)
      .flatMap((code) => [
        [code.toLowerCase(), code] as const,
        [String(english.of(code)).toLowerCase(), code] as const,
      ]),
    ...Object.entries(OTHER_NAMES).map(([name, code]) => [name.toLowerCase(), code] as const),
  ]);
  return codes.get(text.toLowerCase()) ?? text;
}
