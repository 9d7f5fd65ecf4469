/** Computes the weighted sum of digits; X counts as ten. */
const weighed = (digits: string, weightAt: (index: number) => number) =>
  [...digits].reduce((sum, digit, index) => sum + (digit === 'X' ? 10 : Number(digit)) * weightAt(index), 0);

/** Tests for an ISBN of thirteen or ten digits with a valid check digit (ISO 2108). */
export function isIsbn(text: string): boolean {
  if (!/^[\d][\d -]*[\dX]$/.test(text)) return false;
  const digits = text.replace(/[ -]/g, '');
  if (/^97[89]\d{10}$/.test(digits)) return weighed(digits, (index) => (index % 2 === 0 ? 1 : 3)) % 10 === 0;
  return /^\d{9}[\dX]$/.test(digits) && weighed(digits, (index) => 10 - index) % 11 === 0;
}

/** Tests for an ISSN with a valid check digit (ISO 3297). */
export const isIssn = (text: string): boolean =>
  /^\d{4}-\d{3}[\dX]$/.test(text) && weighed(text.replace('-', ''), (index) => 8 - index) % 11 === 0;
