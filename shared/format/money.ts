/** Formats an amount: "700"; "59.50" with the decimal separator of the language. */
export const formatDecimal = (amount: number, language: string): string =>
  Number.isInteger(amount)
    ? String(amount)
    : new Intl.NumberFormat(language, {
        useGrouping: false,
        numberingSystem: 'latn',
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
      }).format(amount);

/** Formats an amount with its currency code: "700 TND". */
export const formatMoney = (amount: number, currency: string, language: string): string =>
  `${formatDecimal(amount, language)} ${currency}`;
