/** Writes the numbers of a text in the digits of the site, which Layout.tsx names if they are not Latin. */
export function inSiteDigits(text: string | number): string {
  const { digits } = document.documentElement.dataset;
  return digits === undefined ? `${text}` : `${text}`.replace(/\d/g, (digit) => digits.charAt(Number(digit)));
}
