/** What separates decimals in a file. */
export type DecimalSign = 'comma' | 'point';

/** A number as a bank writes it, without its sign and the groups of its digits. */
interface Written {
  readonly isNegative: boolean;
  /** Its digits, points and commas. */
  readonly digits: string;
  /** Whether spaces or apostrophes group the digits, so that points and commas do not. */
  readonly isGrouped: boolean;
}

/** Splits "1 590,000", "-12.5", "1.590,00-" and "(12.5)"; undefined if it is no number. */
function written(text: string): Written | undefined {
  const cell = text.trim().replaceAll('\u2212', '-');
  const isNegative = /^-|-$|^\(.*\)$/s.test(cell);
  const bare = cell.replace(/^[-+(]\s*|\s*[-+)]$/g, '');
  const isGrouped = /^\d{1,3}([\s'’]\d{3})+([.,]\d+)?$/.test(bare);
  const digits = isGrouped ? bare.replaceAll(/[\s'’]/g, '') : bare;
  return /^\d+([.,]\d+)*$/.test(digits) ? { isNegative, digits, isGrouped } : undefined;
}

/** Returns what separates decimals in a number, if it is clear from the number alone: not in "1.590". */
function signIn({ digits, isGrouped }: Written): DecimalSign | undefined {
  const marks = digits.replaceAll(/\d/g, '');
  const last = marks.at(-1);
  if (last === undefined) return undefined;
  const signOf = (mark: string): DecimalSign => (mark === ',' ? 'comma' : 'point');
  const isOnce = marks.indexOf(last) === marks.length - 1;
  if (!isOnce) return marks.includes(last === ',' ? '.' : ',') ? undefined : signOf(last === ',' ? '.' : ',');
  const isDecimal = marks.length > 1 || isGrouped || !/^[1-9]\d{0,2}[.,]\d{3}$/.test(digits);
  return isDecimal ? signOf(last) : undefined;
}

/** Returns what separates decimals in a file; 'unclear' if its numbers may be read both ways, or contradict each other. */
export function decimalSignOf(cells: readonly string[]): DecimalSign | 'unclear' {
  const numbers = cells.flatMap((cell) => written(cell) ?? []);
  const signs = new Set(numbers.flatMap((number) => signIn(number) ?? []));
  const [sign] = signs;
  if (signs.size > 1) return 'unclear';
  // Whole numbers are the same in both ways.
  return sign ?? (numbers.every(({ digits }) => /^\d+$/.test(digits)) ? 'comma' : 'unclear');
}

/** Reads a number in thousandths; undefined if it is none, or finer than thousandths. */
export function readAmount(cell: string, sign: DecimalSign): number | undefined {
  const number = written(cell);
  if (number === undefined) return undefined;
  const [decimal, group] = sign === 'comma' ? [',', '.'] : ['.', ','];
  const [whole = '', fraction = '', more] = number.digits.split(decimal);
  const isGroupedRight = !whole.includes(group) || /^\d{1,3}([.,]\d{3})+$/.test(whole);
  if (more !== undefined || !isGroupedRight || fraction.includes(group) || !/^\d{0,3}0*$/.test(fraction))
    return undefined;
  const thousandths = Number(whole.replaceAll(group, '')) * 1000 + Number(fraction.slice(0, 3).padEnd(3, '0'));
  if (!Number.isSafeInteger(thousandths)) return undefined;
  return number.isNegative ? -thousandths : thousandths;
}
