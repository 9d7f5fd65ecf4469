/** A formula between two dollars, as writers of LaTeX type it; "R$ 40 to R$ 60" and "$5 and $6" are prices. */
const FORMULA = /(?<![\p{L}\d$])\$(?=[^\s$])[^$\n]*(?<=[^\s$])\$(?![\d$])/gu;

/** A text in which formulas are blank, everything else being where it was. */
export const withoutFormulas = (text: string): string =>
  text.includes('$') ? text.replace(FORMULA, (formula) => ' '.repeat(formula.length)) : text;
