/**
 * Parses an amount into thousandths of the currency; undefined if it is invalid. Reads digits, since `Number('0.29') *
 * 1000` is 290.00000000000006 and a decimal comma would be misread.
 */
export function parseAmount(typed: string): number | undefined {
  const [, whole, decimals = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(typed) ?? [];
  if (whole === undefined) return undefined;
  const thousandths = Number(whole + decimals.padEnd(3, '0')); // digits only, so exact for safe integers
  return Number.isSafeInteger(thousandths) && thousandths > 0 ? thousandths : undefined;
}

/**
 * Formats thousandths: 12500 as "12.50", 700000 as "700", 12345 as "12.345". Shifts digits, since division is not
 * exact.
 */
export function formatAmount(thousandths: number): string {
  const digits = String(thousandths).padStart(4, '0');
  const decimals = digits.slice(-3).replace(/0$/, '');
  return digits.slice(0, -3) + (decimals === '00' ? '' : `.${decimals}`);
}
