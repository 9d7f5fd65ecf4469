import type { Conference } from '../../../shared/model/content';

/** Where a conference is, as conference.yaml says it. */
export type Venue = NonNullable<Conference['venue']>;

/** The name of a place, of one word or several, as a group of an expression. */
export const NAME = `(\\p{Lu}[\\p{L}'’-]+(?:(?:,? | d[eu’'] ?| des )\\p{Lu}[\\p{L}'’-]+){0,5})`;

/** Words with a capital that are no places. */
const NO_PLACE =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|english|french|arabic|person|room|hall|session|parallel|europe|africa|asia|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|salle|online|ligne|zoom)$/i;

/** Words that names of places share. */
const COMMON = new Set('the and des les del dei della dos das los las aux sur für von van der den'.split(' '));

/** The key of a place: its words in small letters. */
export const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).filter((word) => !COMMON.has(word));

/** Whether one of some words is of a place of the conference, alone or as the end of a longer word. */
export const isKnown = (words: readonly string[], known: ReadonlySet<string>) =>
  words.some((word) => known.has(word) || [...known].some((other) => other.length > 4 && word.endsWith(other)));

/** Whether words name a place, and none of the conference's. */
export const isElsewhere = (words: readonly string[], known: ReadonlySet<string>) =>
  words.length > 0 && !isKnown(words, known) && !words.some((word) => NO_PLACE.test(word));

/** How the conference says where it is, for a message. */
export const whereItIs = ({ name, city, country }: Venue) => [name, city, country].filter(Boolean).join(', ');

/** What to do about a place that is typed by hand. */
export const PLACE_HINT =
  'Correct it, or let the text fetch the place: {{conference.venue.city}}, {{conference.venue.country}}.';
