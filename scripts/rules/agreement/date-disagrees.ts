import { DAY_MS } from '../../../shared/format/days-between';
import type { Conference } from '../../../shared/model/content';
import type { SchemaNode } from '../../../shared/model/schema';
import { isRecord } from '../../content/fields';
import type { Site } from '../../content/survey';
import { defineRule, flawFound, over, say } from '../kit';
import { isAboutTheConference, typedByHand } from '../lexicon/conference-texts';
import { everyText, type WrittenText } from '../lexicon/every-text';
import type { Flaw } from '../lexicon/flaw';
import { isFormer } from '../lexicon/former-editions';
import { acronymsIn, isOfOtherEvent, ownEventOf } from '../lexicon/other-events';
import { sentenceAround } from '../lexicon/sentences';
import { DATE_TRIGGER, exists, monthDay, type TypedDate, typedDates } from '../lexicon/typed-dates';
import { reasons } from '../reasons';

/** Words of a sentence that says when the conference is. */
const HELD =
  /takes? place|(?<!\p{L})(?:is|be|are) held|we meet|join us|see you|welcome you|(?<!\p{L})(?:a(?:ura)? lieu|se (?:tien\p{L}+|réuni\p{L}+)|rendez-vous)|[يت]نعقد/iu;
/** Words for what has days of its own, within or around those of the conference. */
const APART =
  /applic|grant|award|volunteer|tutorial|workshop|school|consortium|exhibition|poster|training|hackathon|assembly|(?<!\p{L})(?:eve|day before|day after)(?!\p{L})|tutoriel|atelier|école|exposition|assemblée|veille|lendemain|ورش|دروس|عشية/iu;
/** Words for the steps of a call. */
const STEP =
  /submi|deadline|notif|camera[- ]ready|abstracts? (?:are )?due|soumi|soumet|dépos|dépôt|date limite|تقديم/iu;
/** Words of a sentence that says why it names the former date of a deadline. */
const MOVED =
  /exten|instead|previous|original|former|initial|moved|postpon|prolong|report|au lieu|repouss|تمديد|تأجيل|بدل/iu;

const FETCH = 'Correct it, or let the text fetch the date, as in {{date conference.start}}.';

/** Finds dates in texts that no calendar has, or that the texts give to the conference or a deadline and the data does not. */
const dateDisagrees = over(['conference', 'deadlines'], ({ conference, deadlines }, site) => {
  const own = ownEventOf(conference.value);
  const known = knownDays(conference.value, site);
  const replaced = new Set(deadlines.flatMap(({ value }) => value.superseded ?? []));
  const yearsOfSteps = new Set([...own.years, ...deadlines.map(({ value }) => Number(value.date.slice(0, 4)))]);
  const flawOf = (written: WrittenText, text: string, date: TypedDate): Omit<Flaw, 'start' | 'end'> | undefined => {
    const { year } = date;
    if (!exists(date))
      return { message: say`"${date.written}" is not in the calendar.`, hint: 'Correct the day or the month.' };
    const sentence = itemAround(text, date.start) ?? sentenceAround(text, date.start, date.end);
    const isApart = APART.test(sentence);
    const isOfOthers =
      isFormer(text, date.start, own.years) ||
      isOfOtherEvent(text, date.start, own) ||
      acronymsIn(sentence).some(({ acronym }) => acronym !== own.brand);
    const isKnown = (each: number) => known.has(`${each}-${monthDay(date)}`);
    if (isOfOthers || (year === undefined ? own.years : [year]).some(isKnown)) return undefined;
    if (replaced.has(`${year}-${monthDay(date)}`))
      return MOVED.test(sentence) || isApart
        ? undefined
        : { message: say`"${date.written}" is the former date of a deadline, which has moved.`, hint: FETCH };
    const isOwnYear = year === undefined || own.years.includes(year);
    const meant = isOwnYear ? undefined : own.years.find(isKnown);
    if (meant !== undefined)
      return { message: say`"${date.written}" is in ${year}; the data has the same day in ${meant}.`, hint: FETCH };
    if (isDescription(written) || (isOwnYear && HELD.test(sentence) && !isApart))
      return { message: say`"${date.written}" is not a day of the conference.`, hint: FETCH };
    if (deadlines.length > 0 && STEP.test(sentence) && !isApart && (year === undefined || yearsOfSteps.has(year)))
      return { message: say`"${date.written}" is not the day of a deadline.`, hint: FETCH };
    return undefined;
  };
  return everyText(site, DATE_TRIGGER, isAboutTheConference).map((written) => {
    const text = typedByHand(written.text);
    // One finding per text: whoever corrects a date looks at the others.
    for (const date of typedDates(text)) {
      const flaw = flawOf(written, text, date);
      if (flaw !== undefined) return flawFound(written, { ...flaw, start: date.start, end: date.end });
    }
    return undefined;
  });
});

/** Returns the item of a list, or the row of a table, at a place of a text. */
function itemAround(text: string, at: number): string | undefined {
  const [line = ''] = text.slice(text.lastIndexOf('\n', at) + 1).split('\n', 1);
  return /^\s*(?:[-*+|]|\d+[.)])\s/.test(line) ? line : undefined;
}

/** Returns whether a text presents the conference to search engines, or gives its days on the home page. */
const isDescription = ({ collection, field, path }: WrittenText): boolean =>
  (collection === 'conference' && field === 'description' && path.length === 1) ||
  (collection === 'home' && field === 'dates');

/** Fields with days that are over, or on which something was written. */
const NO_FACTS = new Set(['superseded', 'reviewed', 'news']);

/** Lists the days of the conference, and every other day in a field of the data. */
function knownDays({ start, end }: Conference, { files }: Site): ReadonlySet<string> {
  const days = new Set<string>();
  for (let at = Date.parse(start); at <= Date.parse(end) && days.size < 5000; at += DAY_MS)
    days.add(new Date(at).toISOString().slice(0, 10));
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

export const rule = defineRule({
  code: 'date-disagrees',
  reason: reasons.dayInDoubt,
  yieldsTo: {
    row: ['half-day-slip', 'outside-conference-days'],
    subject: ['half-day-slip', 'outside-conference-days'],
  },
  finders: [dateDisagrees],
});
