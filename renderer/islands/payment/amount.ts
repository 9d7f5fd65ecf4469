/**
 * The amount that was typed, in thousandths of the currency; nothing if it is no amount. It goes by the characters:
 * `Number('0.29') * 1000` is 290.00000000000006, and a decimal comma would be read as something else.
 */
export function parseAmount(typed: string): number | undefined {
  const [, whole, decimals = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(typed) ?? [];
  if (whole === undefined) return undefined;
  const thousandths = Number(whole + decimals.padEnd(3, '0')); // digits alone: exact wherever it is safe
  return Number.isSafeInteger(thousandths) && thousandths > 0 ? thousandths : undefined;
}

/** 12500 thousandths are "12.50", 700000 are "700", and 12345 are "12.345": shifted by digits, since dividing is not exact. */
export function formatAmount(thousandths: number): string {
  const digits = String(thousandths).padStart(4, '0');
  const decimals = digits.slice(-3).replace(/0$/, '');
  return digits.slice(0, -3) + (decimals === '00' ? '' : `.${decimals}`);
}
