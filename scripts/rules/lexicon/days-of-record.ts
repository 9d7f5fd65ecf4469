import { isRecord } from '../../content/fields';
import type { WrittenText } from './every-text';
import type { Flaw } from './flaw';
import { sentenceAround } from './sentences';
import { monthDay, type TypedDate } from './typed-dates';

/** The fault of a day, without its place. */
export type Found = Omit<Flaw, 'start' | 'end'> & { readonly code: 'date-disagrees' | 'weekday-disagrees' };

/** A sentence that tells of a deadline that was moved names the former day rightly. */
export const isOfPast = (text: string, date: TypedDate, past: ReadonlySet<string>): boolean =>
  date.year !== undefined &&
  past.has(`${date.year}-${monthDay(date)}`) &&
  /exten|instead|previous|original|former|initial|moved|postpon|prolong|report|au lieu|repouss|تمديد|تأجيل|بدل/i.test(
    sentenceAround(text, date.start, date.end),
  );

/** Events that have days of their own within those of a conference. */
const PARTS =
  /tutorial|workshop|school|consortium|exhibition|poster|training|hackathon|tutoriel|atelier|école|exposition|ورش|دروس/i;

/** Texts that present the conference as a whole. */
export const OWN_DAYS: ReadonlySet<string> = new Set(['conference', 'home', 'pages']);

/** "October 16 to 19" of a conference from October 16 to 20. */
export function shortened(text: string, date: TypedDate, start: string, end: string): Found | undefined {
  const { year, month, day, written } = date;
  const own = new Date(`${start}T00:00Z`);
  const last = new Date(`${end}T00:00Z`);
  const [, first, until] =
    /(?<!\d)(\d{1,2})\s*(?:-|–|—|to|until|au|إلى)\s*(\d{1,2})(?!\d)/.exec(written.replace(/\d{4}/, '')) ?? [];
  const isPeriod =
    Number(first) === own.getUTCDate() &&
    Number(until) === day &&
    month === own.getUTCMonth() + 1 &&
    month === last.getUTCMonth() + 1 &&
    (year === undefined || year === own.getUTCFullYear());
  if (!isPeriod || day >= last.getUTCDate() || PARTS.test(sentenceAround(text, date.start, date.end))) return undefined;
  return {
    code: 'date-disagrees',
    message: `"${written}" ends before the conference does, on ${end}.`,
    hint: 'Correct the last day, or let the text fetch it: {{date conference.end}}.',
  };
}

/** A record that has a deadline of its own names it in its text: a special session whose field says one day and whose text another. */
export function otherThanOwn(written: WrittenText, date: TypedDate): Found | undefined {
  const { value } = written.entry;
  const own = isRecord(value) && typeof value.deadline === 'string' ? value.deadline : undefined;
  const { year } = date;
  if (
    own === undefined ||
    own.endsWith(`-${monthDay(date)}`) ||
    !STEP_OR_DUE.test(sentenceAround(written.text, date.start, date.end))
  )
    return undefined;
  if (year !== undefined && Math.abs(year - Number(own.slice(0, 4))) > 1) return undefined;
  return {
    code: 'date-disagrees',
    message: `"${date.written}" is not the deadline of this record, ${own}.`,
    hint: 'Correct one of the two.',
  };
}
const STEP_OR_DUE = /submi|submitted|\bdue\b|deadline|soumet|soumission|dépos|date limite|تقديم|أجل/i;
