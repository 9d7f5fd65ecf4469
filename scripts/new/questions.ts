import { hasWords, languagesWithWords } from '../../shared/words';
import { formats } from '../content/validate/formats';
import { isLanguage } from '../content/validate/languages';
import type { Beginning } from './beginning';
import type { Flags } from './flags';
import { zoneLike, zoneOfPlace } from './time-zones';

/** The facts of an answer, or why it is invalid. */
type Reading = Partial<Beginning> | { readonly problem: string };

/** A question about a new conference. */
export interface Question {
  /** The question on a terminal. */
  readonly asks: string;
  /** The option that answers it. */
  readonly flag: string;
  /** Returns the answer in the arguments. */
  readonly given: (flags: Flags) => string | undefined;
  /** Returns the default answer, derived from earlier answers. */
  readonly usual?: (known: Partial<Beginning>) => string | undefined;
  /** The default is also used without a terminal. */
  readonly usualUnasked?: true;
  readonly read: (answer: string) => Reading;
}

/** The questions in order. Defaults of later ones are derived from earlier answers. */
export const QUESTIONS: readonly Question[] = [
  {
    asks: 'Full name of the conference',
    flag: '--name',
    given: ({ name }) => name,
    read: (name) => (name === '' ? { problem: 'It needs a name; you can change it later.' } : { name }),
  },
  {
    asks: 'Its days, as 2031-05-20 or 2031-05-20 to 2031-05-22',
    flag: '--start',
    given: ({ start, end }) => (start === undefined ? undefined : `${start} ${end ?? ''}`),
    read: readDays,
  },
  {
    asks: 'Short name, with the year',
    flag: '--acronym',
    given: ({ acronym }) => acronym,
    usual: initials,
    usualUnasked: true,
    read: (acronym) => (acronym === '' ? { problem: 'It needs a short name, such as ABC 2031.' } : { acronym }),
  },
  {
    asks: 'Place, as City, Country; or online; or City, Country + online',
    flag: '--place or --online',
    given: ({ place, online }) => [place, online && 'online'].filter(Boolean).join('+') || undefined,
    read: readPlace,
  },
  {
    asks: 'Time zone, by its IANA name',
    flag: '--time-zone',
    given: (flags) => flags['time-zone'],
    // Not the zone of this machine, since many are set to UTC.
    usual: ({ venue }) => venue && zoneOfPlace(venue),
    read: readTimeZone,
  },
  {
    asks: `Language of the site: ${languagesWithWords.join(', ')}`,
    flag: '--language',
    given: ({ language }) => language,
    usual: ({ name = '' }) => (/\p{Script=Arabic}/u.test(name) ? 'ar' : 'en'),
    usualUnasked: true,
    read: readLanguage,
  },
];

/** Makes an acronym from the initials of capitalised words and the year: "CRL 2031". */
function initials({ name = '', start = '' }: Partial<Beginning>): string | undefined {
  const letters = name.match(/(?<![\p{L}\p{N}])\p{Lu}/gu) ?? [];
  return letters.length < 2 ? undefined : `${letters.join('')} ${start.slice(0, 4)}`;
}

function readDays(answer: string): Reading {
  const days = answer.split(/\s+(?:(?:to|until|-|–)\s+)?/).filter((day) => day !== '');
  const { test, hint, remedy } = formats.date;
  const wrong = days.find((day) => !test(day));
  if (wrong !== undefined) return { problem: `"${wrong}" is not a date. ${remedy(wrong)?.hint ?? hint}` };
  const [start, end = start, ...more] = days;
  if (start === undefined || end === undefined) return { problem: 'Write its first day, as in 2031-05-20.' };
  if (more.length > 0) return { problem: 'Write the first and the last day only.' };
  if (end < start) return { problem: `The last day, ${end}, is before the first.` };
  return { start, end };
}

function readPlace(answer: string): Reading {
  const parts = answer.split('+').map((part) => part.trim());
  const places = parts.filter((part) => part !== '' && part.toLowerCase() !== 'online');
  const online = parts.some((part) => part.toLowerCase() === 'online') ? ({ online: true } as const) : {};
  const [place, ...others] = places;
  if (place === undefined) return online.online ? online : { problem: 'Write a city, or "online".' };
  if (others.length > 0) return { problem: 'Write one place; the others can be rooms of the program.' };
  const names = place.split(/\s*[,،]\s*/).filter((name) => name !== '');
  // Additional commas are mostly in the name of the building.
  const [country, city = country] = names.toReversed();
  const building = names.slice(0, -2).join(', ');
  if (city === undefined || country === undefined) return { problem: 'Write a city, or "online".' };
  const venue = { ...(building && { name: building }), city, ...(names.length > 1 && { country }) };
  return { ...online, venue };
}

function readTimeZone(answer: string): Reading {
  if (answer === '') return { problem: `It needs a time zone. ${formats['time-zone'].hint}` };
  if (formats['time-zone'].test(answer)) return { timeZone: answer };
  const meant = zoneLike(answer);
  const remedy = meant === undefined ? formats['time-zone'].hint : `Did you mean ${meant}?`;
  return { problem: `"${answer}" is not a time zone. ${remedy}` };
}

function readLanguage(answer: string): Reading {
  if (isLanguage(answer) && hasWords(answer)) return { language: answer };
  return {
    problem: `The interface has no texts in "${answer}", only in ${languagesWithWords.join(', ')}. Answer with one of these. You can write another language into conference.yaml later: the interface then stays English.`,
  };
}
