/** The length of an IBAN by country (SWIFT registry, release 99, 2024). */
const LENGTHS: Readonly<Record<string, number>> = Object.fromEntries(
  'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30 MA28 DZ26 SN28 CI28 CM27 BF28 BJ28 ML28 TG28 NE28 GA27 CG27 MG27 MZ25 AO25 CV25'
    .split(' ')
    .map((row) => [row.slice(0, 2), Number(row.slice(2))]),
);

/** Returns the length of an IBAN in the country of a number; undefined if the country has none. */
export const lengthOfIban = (number: string): number | undefined => LENGTHS[number.slice(0, 2)];

/** Returns whether a number, in capitals and without spaces, is an IBAN: by its length and checksum (ISO 7064, 97-10). */
export function isIban(number: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{8,30}$/.test(number) || lengthOfIban(number) !== number.length) return false;
  let rest = 0;
  for (const sign of number.slice(4) + number.slice(0, 4)) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}
