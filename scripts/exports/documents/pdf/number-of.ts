/** A number as pdfkit writes it: no digits more than a reader needs. */
export const numberOf = (number: number): string => `${Math.round(number * 1e6) / 1e6}`;
