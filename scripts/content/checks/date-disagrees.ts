// Codes: date-disagrees, weekday-disagrees.

import { DAY_MS } from '../../../renderer/format/days-between';
import { DATE_SIGN, exists, type TypedDate, typedDates, weekdayName } from '../agreement/typed-dates';
import { isAboutTheConference } from '../agreement/whose-texts';
import { isRecord } from '../fields';
import type { Diagnostic } from '../report/diagnostics';
import type { SchemaNode } from '../schemas';
import type { Site } from '../survey';
import { everyText, type WrittenText } from '../texts/every-text';
import { sentencesIn } from '../texts/sentences';
import { type Flaw, flawReport } from '../texts/text-check';
import { defineCheck } from './check';

/** Days that say when something was written or announced, and days that are over: nobody means them. */
const NO_FACTS = new Set(['superseded', 'reviewed', 'news']);

/** Every day that a field of the data holds: the facts with which texts are compared. */
function factsIn({ files }: Site): ReadonlySet<string> {
  const days = new Set<string>();
  const walk = (value: unknown, node: SchemaNode): void => {
    if (typeof value === 'string') {
      if (node.format === 'date' || node.format === 'local-date-time') days.add(value.slice(0, 10));
    } else if (Array.isArray(value)) for (const item of value) node.items && walk(item, node.items);
    else if (isRecord(value))
      for (const [name, child] of Object.entries(node.properties ?? {}))
        if (!NO_FACTS.has(name)) walk(value[name], child);
  };
  for (const { entries, schema } of files) for (const { value } of entries) walk(value, schema);
  return days;
}

const two = (number: number) => String(number).padStart(2, '0');

/** Days that are typed into texts are days that the data knows, in the right year, and of the right day of the week. */
export const dateDisagrees = defineCheck(['conference', 'deadlines'], ({ conference, deadlines }, site) => {
  const { start, end } = conference.value;
  const years = [...new Set([start, end].map((date) => Number(date.slice(0, 4))))];
  // The year before has the first deadlines, and texts type them, too.
  const before = new Set(
    deadlines.map(({ value: { date } }) => Number(date.slice(0, 4))).filter((year) => !years.includes(year)),
  );
  const past = new Set(deadlines.flatMap(({ value }) => value.superseded ?? []));
  let facts: ReadonlySet<string> | undefined;
  const known = () => {
    if (facts === undefined) {
      const days = new Set(factsIn(site));
      for (let at = Date.parse(start); at <= Date.parse(end) && days.size < 5000; at += DAY_MS)
        days.add(new Date(at).toISOString().slice(0, 10));
      facts = days;
    }
    return facts;
  };
  const problems: Diagnostic[] = [];
  for (const written of everyText(site, DATE_SIGN)) {
    if (!isAboutTheConference(written)) continue;
    for (const date of typedDates(written.text)) {
      const flaw =
        (OWN_DAYS.has(written.collection) ? shortened(written.text, date, start, end) : undefined) ??
        otherThanOwn(written, date) ??
        (isOfOthers(written.text, date, end) || isOfPast(written.text, date, past)
          ? undefined
          : (wrongStep(written.text, date, known(), before) ??
            wrongDay(date, known(), years, isPastDeadline(written.text, date, years)))) ??
        wrongWeekday(date, years[0] ?? 0);
      if (flaw === undefined) continue;
      problems.push(flawReport(flaw.code, written, { start: date.start, end: date.end, ...flaw }));
      break;
    }
  }
  return problems;
});

const sentenceOf = (text: string, { start, end }: TypedDate): string =>
  sentencesIn(text).find((each) => each.start <= start && each.end >= end)?.words ?? '';

/** A sentence that tells of a deadline that was moved names the former day rightly. */
const isOfPast = (text: string, date: TypedDate, past: ReadonlySet<string>): boolean =>
  date.year !== undefined &&
  past.has(`${date.year}-${two(date.month)}-${two(date.day)}`) &&
  /exten|instead|previous|original|former|initial|moved|postpon|prolong|report|au lieu|repouss|تمديد|تأجيل|بدل/i.test(
    sentenceOf(text, date),
  );

/** What has days of its own within those of a conference. */
const PARTS =
  /tutorial|workshop|school|consortium|exhibition|poster|training|hackathon|tutoriel|atelier|école|exposition|ورش|دروس/i;

/** Texts that present the conference as a whole. */
const OWN_DAYS: ReadonlySet<string> = new Set(['conference', 'home', 'pages']);

/** "October 16 to 19" of a conference from October 16 to 20. */
function shortened(text: string, date: TypedDate, start: string, end: string): Found | undefined {
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
  if (!isPeriod || day >= last.getUTCDate() || PARTS.test(sentenceOf(text, date))) return undefined;
  return {
    code: 'date-disagrees',
    message: `"${written}" ends before the conference does, on ${end}.`,
    hint: 'Correct the last day, or let the text fetch it: {{date conference.end}}.',
  };
}

/** A record that has a deadline of its own names it in its text: a special session whose field says one day and whose text another. */
function otherThanOwn(written: WrittenText, date: TypedDate): Found | undefined {
  const { value } = written.entry;
  const own = isRecord(value) && typeof value.deadline === 'string' ? value.deadline : undefined;
  const { month, day, year } = date;
  if (
    own === undefined ||
    own.endsWith(`-${two(month)}-${two(day)}`) ||
    !STEP_OR_DUE.test(sentenceOf(written.text, date))
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

/** Sentences in which a step of a call is told. */
const STEP =
  /submi|notif|camera[- ]ready|are told|hear from us|abstracts? (?:are )?due|soumi|soumet|dépos|dépôt|réponse|remett|remise|inscri(?:re|ption)|تقديم|النتائج|التسجيل/iu;

/** A day of a year in which deadlines are, in a sentence on a step of a call, and none of them. */
function wrongStep(
  text: string,
  { year, month, day, start, end, written, ...date }: TypedDate,
  facts: ReadonlySet<string>,
  years: ReadonlySet<number>,
): Found | undefined {
  if (year === undefined || !years.has(year) || !exists({ year, month, day, ...date })) return undefined;
  const sentence = sentencesIn(text).find((each) => each.start <= start && each.end >= end)?.words ?? '';
  if (!STEP.test(sentence) || facts.has(`${year}-${two(month)}-${two(day)}`)) return undefined;
  return {
    code: 'date-disagrees',
    message: `"${written}" is the day of no deadline.`,
    hint: 'Correct it, or let the text fetch the date: then it is right wherever it moves.',
  };
}

/** "until 15 July 2027" of a conference in 2029. */
const isPastDeadline = (text: string, { year, start }: TypedDate, years: readonly number[]): boolean =>
  year !== undefined &&
  year < Math.min(...years) - 1 &&
  /(?:until|before|no later than|deadline is|jusqu[’']au|avant le|au plus tard le)\s(?:\p{L}+,?\s)?$/iu.test(
    text.slice(0, start),
  );

/** Hotels, embassies and refunds have dates of their own, which no table holds. */
const OF_OTHERS =
  /hotel|hostel|lodging|accommodation|residence|dormitor|room|reserv|book|refund|cancel|visa|hôtel|chambre|résidence|logement|hébergement|réserv|rembours|annul|غرف|فندق|حجز|تأشير|استرداد|إلغاء|إقامة|سكن/i;
/** What follows a conference: its volume and its recordings. */
const AFTERWARDS =
  /record|video|volume|proceedings|journal|revis|manuscript|publish|publication|appear|special issue|extended version|survey|enregistr|vidéo|actes|revue|manuscrit|paraît|parution|numéro spécial|تسجيلات|نشر|مجلة|كتاب/i;
/** So many days after the end, nobody speaks of them any more. */
const LONG_AFTER = 800;
const OF_THE_CONFERENCE =
  /submi|paper|abstract|notif|regist|conference|poster|soumi|article|inscri|colloque|conférence|مؤتمر|تسجيل|تقديم/i;
/** They lie within so many days before the end of the conference. */
const BEFORE = 400;
/** Who stays in a room leaves it so many days after the end, at the most. */
const AFTER = 3;

function isOfOthers(text: string, date: TypedDate, end: string): boolean {
  const { year, month, day, start, end: last } = date;
  const sentence =
    text.slice(Math.max(text.lastIndexOf('. ', start), text.lastIndexOf('\n\n', start)) + 1, start) +
    (text.slice(last).split(/[.!?](?:\s|$)|\n\s*\n/)[0] ?? '');
  if (!exists(date)) return false;
  const before = (Date.parse(end) - Date.UTC(year ?? Number(end.slice(0, 4)), month - 1, day)) / DAY_MS;
  if (AFTERWARDS.test(sentence) && before < -AFTER && before > -LONG_AFTER) return true;
  if (!OF_OTHERS.test(sentence) || OF_THE_CONFERENCE.test(sentence)) return false;
  return before >= -AFTER && before < BEFORE;
}

type Found = Omit<Flaw, 'start' | 'end'> & { readonly code: 'date-disagrees' | 'weekday-disagrees' };

function wrongDay(
  date: TypedDate,
  facts: ReadonlySet<string>,
  years: readonly number[],
  isPastDeadline: boolean,
): Found | undefined {
  const { year, month, day, written } = date;
  const code = 'date-disagrees';
  if (!exists(date))
    return { code, message: `"${written}" is a day that no calendar has.`, hint: 'Correct the day or the month.' };
  const end = `-${two(month)}-${two(day)}`;
  const candidates = year === undefined ? years : [year];
  if (candidates.some((each) => facts.has(`${each}${end}`))) return undefined;
  const hint =
    'Correct it, or let the text fetch the date, as in {{date conference.start}}: then it is right wherever it moves.';
  if (year !== undefined && !years.includes(year)) {
    const meant = years.find((each) => facts.has(`${each}${end}`));
    if (meant === undefined && isPastDeadline)
      return { code, message: `"${written}" is long over: the conference is in ${years.join(' and ')}.`, hint };
    // Of other years, only those are surely slips whose day is a day of this conference.
    if (meant === undefined && !years.some((each) => Math.abs(each - year) === 1)) return undefined;
    if (meant === undefined) return undefined;
    return { code, message: `"${written}" is of ${year}; the data has the same day in ${meant}.`, hint };
  }
  return {
    code,
    message: `"${written}" is no day of the conference, of its deadlines or of anything else in the data.`,
    hint,
  };
}

function wrongWeekday({ year, month, day, weekday, written }: TypedDate, usual: number): Found | undefined {
  // With the year, and in English, another rule tells of it as an error.
  const isPeriod = /\d\s*(?:-|–|—|to|until|and|au|et|إلى|و)\s*\p{L}+\s+\d/u.test(written);
  if (
    weekday === undefined ||
    (year !== undefined && /[a-z]day/i.test(written) && !isPeriod && !/^\S+\s+\d{4}-/.test(written))
  )
    return undefined;
  const real = new Date(Date.UTC(year ?? usual, month - 1, day)).getUTCDay();
  if (real === weekday) return undefined;
  return {
    code: 'weekday-disagrees',
    message: `"${written}" is a ${weekdayName(real)}.`,
    hint: 'Correct the day of the week or the date.',
  };
}
