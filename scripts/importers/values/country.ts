const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Names that services use and that Unicode's list writes otherwise. */
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

/** Codes that name no country, though there is a name for them. */
const NO_COUNTRY = new Set(['EU', 'EZ', 'UN', 'XA', 'XB', 'QO', 'ZZ', 'UK']);

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
let codes: ReadonlyMap<string, string> | undefined;

/** "Tunisia" and "tn" → "TN", of which pages make the name in their own language; what is not known stays as it is. */
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
