/** "700 TND": the amount as it stands in the data, then the currency's code. */
export const formatMoney = (amount: number, currency: string): string => `${amount} ${currency}`;
