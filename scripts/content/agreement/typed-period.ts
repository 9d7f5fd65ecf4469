/** An hour as texts write it, its hours and its minutes as groups: "9:30", "9.30", "9 h 30"; amounts and hours of twelve are none. */
export const HOUR =
  '(?<![\\d.,:])([01]?\\d|2[0-3])(?:[:.]|\\s?h\\s?)([0-5]\\d)(?![\\d%]|[.,]\\d|\\s?p\\.?m|\\s?[€$£]|\\s(?:[A-Z]{3}|euros?|km|m)(?!\\p{L}))';
const PERIOD = new RegExp(`${HOUR}\\s*(?:-|–|—|to|until|and|à|et|إلى|حتى)\\s*${HOUR}`, 'giu');

interface Period {
  readonly start: string;
  readonly end: string;
  readonly written: string;
}

/** The one period of hours that a text names: "9:00 to 12:30", "de 9 h 00 à 12 h 30"; nothing where it names several. */
export function onlyPeriodIn(text: string): Period | undefined {
  const [found, ...others] = [...text.matchAll(PERIOD)];
  if (found === undefined || others.length > 0) return undefined;
  const [written, fromHour = '', fromMinute = '', toHour = '', toMinute = ''] = found;
  return {
    start: `${fromHour.padStart(2, '0')}:${fromMinute}`,
    end: `${toHour.padStart(2, '0')}:${toMinute}`,
    written,
  };
}
