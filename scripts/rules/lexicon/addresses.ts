import type { Conference } from '../../../shared/model/content';
import { escapeRegExp } from '../../content/texts/escape-reg-exp';
import { citiesIn } from './cities';
import { type Flaw, flawAt } from './flaw';

/** The street and number of an address, whichever comes first. */
const FIRST = /^(\d{1,4})[,\s]+((?:bis |ter )?\p{L}[\p{L}\s.'’-]{5,}?)(?:,|$)/u;
const LAST = /^(\p{L}[\p{L}\s.'’-]{5,99}?)[,\s]+(\d{1,4})(?:,|$)/u;

/** Finds the street of the venue with another number: "Allégaten 7" of a venue in "Allégaten 70". */
export function otherNumberIn(address: string | undefined): ((text: string) => Flaw | undefined) | undefined {
  const first = FIRST.exec(address ?? '');
  const last = LAST.exec(address ?? '');
  const [street, number] = first ? [first[2], first[1]] : [last?.[1], last?.[2]];
  if (street === undefined || number === undefined) return undefined;
  const name = escapeRegExp(street.trim());
  const form = new RegExp(
    first ? `(?<!\\d)(\\d{1,4})[,\\s]+${name}(?!\\p{L})` : `(?<!\\p{L})${name}[,\\s]+(\\d{1,4})(?!\\d)`,
    'u',
  );
  return (text) => {
    const found = form.exec(text);
    if (found === null || found[1] === number) return undefined;
    return flawAt(found, {
      message: `"${found[0]}": the venue of conference.yaml is ${first ? `${number} ${street}` : `${street} ${number}`}.`,
      hint: 'Correct one of the two, or let the text fetch it: {{conference.venue.address}}.',
    });
  };
}

/** Finds the street and number of the venue before another town: "Ülikooli 18, Tallinn" of a venue in Tartu. */
export function otherTownAfter({
  address = '',
  city,
}: NonNullable<Conference['venue']>): (text: string) => Flaw | undefined {
  const [street = '', ...rest] = address.split(',');
  if (!(/\d/.test(street) && /\p{L}{4}/u.test(street)) || rest.length === 0) return () => undefined;
  const form = new RegExp(
    `(?<![\\p{L}\\d])${escapeRegExp(street.trim()).replace(/\s+/g, '\\s+')},\\s+(?:\\d{4,6}\\s+)?(\\p{Lu}[\\p{L}'’-]+)`,
    'u',
  );
  return (text) => {
    const found = form.exec(text);
    const [, town = ''] = found ?? [];
    if (found === null || address.includes(town) || city.includes(town) || citiesIn(town).length === 0)
      return undefined;
    return flawAt(found, {
      message: `"${found[0]}" is in ${town}, and the venue of conference.yaml in ${city}.`,
      hint: 'Correct one of the two, or let the text fetch it: {{conference.venue.address}}.',
    });
  };
}

/** Finds a building of the same kind with another name: "Palais Royal" of a venue that is called "Palais Lumière". */
export function otherNameIn({ name = '' }: NonNullable<Conference['venue']>): (text: string) => Flaw | undefined {
  const words = name.split(/\s+/);
  const [last = ''] = words.slice(-1);
  const head = words.slice(0, -1).join(' ');
  // A short beginning is that of too many houses, and one of small words that of none.
  if (head.length < SHORTEST_HEAD || !/^\p{Lu}\p{L}{3,}$/u.test(last) || /(?:the|la|le|l[’']|du|of)$/iu.test(head))
    return () => undefined;
  const form = new RegExp(`(?<!\\p{L})${escapeRegExp(head).replace(/\s+/g, '\\s+')}\\s+(\\p{Lu}\\p{L}{3,})`, 'u');
  return (text) => {
    const found = form.exec(text);
    if (found === null || found[1] === last) return undefined;
    return flawAt(found, {
      message: `"${found[0]}" is not "${name}", the venue of conference.yaml.`,
      hint: 'Correct one of the two; a text may fetch it: {{conference.venue.name}}.',
    });
  };
}
const SHORTEST_HEAD = 9;

/** Kinds of buildings and words of rank, with which the names of many houses begin. */
const COMMON_HEAD =
  /^(?:universit|hotel|hôtel|palais|pala[cz]|cent|maison|institut|facult|congress|city|national|royal|international|grand|conference|school|école|campus|saint|santa)/iu;

/** Finds the first and the last word of a name of three with another between them: "Skarven Congress Centre" of a "Skarven Science Centre". */
export function otherMiddleIn({ name = '' }: NonNullable<Conference['venue']>): (text: string) => Flaw | undefined {
  const [first = '', middle = '', last = '', ...more] = name.split(/\s+/);
  if (
    more.length > 0 ||
    !/^\p{Lu}\p{L}{4,}$/u.test(first) ||
    !/^\p{Lu}\p{L}{3,}$/u.test(last) ||
    COMMON_HEAD.test(first)
  )
    return () => undefined;
  const form = new RegExp(`(?<!\\p{L})${first}\\s+(\\p{Lu}[\\p{L}-]{3,})\\s+${last}(?!\\p{L})`, 'u');
  return (text) => {
    const found = form.exec(text);
    if (found === null || found[1] === middle) return undefined;
    return flawAt(found, {
      message: `"${found[0]}" is not "${name}", the venue of conference.yaml.`,
      hint: 'Correct one of the two; a text may fetch it: {{conference.venue.name}}.',
    });
  };
}

/** Words that any building may have before its name, or leave out. */
const GENERAL = new Set('hotel hôtel the les des del los las'.split(' '));

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];

/** A line for the venue that has a building with a part of the name of the right one, and something else in place of another part. */
export function otherBuilding(text: string, name: string | undefined): Flaw | undefined {
  const [building = ''] = text.split(/[,،]/);
  const [said, own] = [wordsOf(building), wordsOf(name ?? '')].map((words) =>
    words.filter((word) => !GENERAL.has(word)),
  );
  if (said === undefined || own === undefined) return undefined;
  if (name === undefined || !text.includes(',') || said.length < 2 || own.length < 2) return undefined;
  const isShared = said.some((word) => own.includes(word));
  if (!isShared || said.every((word) => own.includes(word)) || own.every((word) => said.includes(word)))
    return undefined;
  // "Palais des Congrès, hall B" says more, and nothing else.
  if (said.length > own.length) return undefined;
  return {
    start: 0,
    end: building.length,
    message: `"${building.trim()}" is not "${name}", the venue of conference.yaml.`,
    hint: 'Correct one of the two; a text may fetch it: {{conference.venue.name}}.',
  };
}
