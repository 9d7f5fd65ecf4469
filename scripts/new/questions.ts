import { hasWords, languagesWithWords } from '../../shared/words';
import { formats } from '../content/validate/formats';
import { isLanguage } from '../content/validate/languages';
import type { Beginning } from './beginning';
import type { Flags } from './flags';
import { zoneLike, zoneOfPlace } from './time-zones';

/** The value of an answer, or the reason why it is none. */
type Reading = Partial<Beginning> | { readonly problem: string };

/** A question that begins a conference. */
export interface Question {
  /** As it is asked on a terminal. */
  readonly asks: string;
  /** How somebody who is not asked answers it. */
  readonly flag: string;
  /** The answer that the arguments hold. */
  readonly given: (flags: Flags) => string | undefined;
  /** The answer of whoever just presses Enter, by what is known already. */
  readonly usual?: (known: Partial<Beginning>) => string | undefined;
  /** It may stand for the answer where nobody is there to be asked. */
  readonly usualUnasked?: true;
  readonly read: (answer: string) => Reading;
}

/** The six questions, in the order in which they are asked; later ones suggest what follows from earlier answers. */
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
    // The zone of this machine says nothing of the place: many are set to UTC.
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

/** The first letters of the words that begin with a capital, and the year: "CRL 2031". */
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
  // Buildings have commas in their names more often than cities and countries.
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
    problem: `The site has no words in "${answer}"; it has them in ${languagesWithWords.join(', ')}. Answer with one of them, and write another one into conference.yaml then: the words of the interface stay English.`,
  };
}
