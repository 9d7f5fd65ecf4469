/** "700", and "59.50" with the decimal sign of a language: whole amounts stand as in the data, others with two decimals. */
export const formatDecimal = (amount: number, language: string): string =>
  Number.isInteger(amount)
    ? String(amount)
    : new Intl.NumberFormat(language, {
        useGrouping: false,
        numberingSystem: 'latn',
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
      }).format(amount);

/** "700 TND": the amount, then the currency's code. */
export const formatMoney = (amount: number, currency: string, language: string): string =>
  `${formatDecimal(amount, language)} ${currency}`;
