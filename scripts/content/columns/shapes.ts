import { isInstitution } from '../people/name-forms';
import { keptByText } from '../texts/kept-by-text';
import { isCountryName } from '../validate/country-names';

/** The shape of a value, independent of its column. */
export type Shape =
  | 'amount'
  | 'date'
  | 'time'
  | 'mail'
  | 'link'
  | 'file'
  | 'answer'
  | 'mark'
  | 'letter'
  | 'id'
  | 'country'
  | 'institution'
  | 'names'
  | 'capitalised'
  | 'word'
  | 'words'
  | 'sentence'
  | 'paragraph';

export const SHAPES = 18;

/** Shapes that a regular expression recognises; the first match counts. */
const PLAIN: readonly (readonly [Shape, RegExp])[] = [
  ['amount', /^[-+]?\d[\d.,\s]*%?$/],
  ['date', /^\d{4}-\d{2}-\d{2}$|^\d{1,2}[./]\d{1,2}[./]\d{2,4}$/],
  ['time', /^\d{1,2}[:h]\d{2}(?:[:-]\d{2}.*)?$/],
  ['mail', /^(?:mailto:)?[^\s@;]+@[^\s@;]+\.[^\s@;]+$/],
  ['link', /^(?:https?:\/\/|www\.)\S+$/i],
  // "CEFET/RJ", "CNRS/LIP6" and "Harbour/HillRadio" are institutions.
  [
    'file',
    /^\/(?:[\w.-]+\/)*[\w.-]+$|^(?![A-Z\d-]+(?:\/[A-Z\d-]+)+$|[A-Z][A-Za-z]+(?:\/[A-Z][A-Za-z]+)+$)(?:[\w.-]+\/)+[\w.-]*$|^[\w-]+\.(?:[Ss][Vv][Gg]|[Pp][Nn][Gg]|[Jj][Pp][Ee]?[Gg]|[Pp][Dd][Ff]|[Ww][Ee][Bb][Pp]|[Dd][Oo][Cc][Xx]?)$/,
  ],
  ['answer', /^(?:yes|no|true|false|oui|non|y|n|نعم|لا)$/i],
  ['mark', /^[^\p{L}\p{N}]+$|^(?:n\/a|na|nil|null|none|undefined|nan)$/iu],
  ['letter', /^\p{L}\.?$/u],
  ['id', /^(?=.*[-_\d])[a-z0-9]+(?:[-_][a-z0-9]+)*$/],
];

/** Lower-case particles within names. */
const PARTICLES =
  /^(?:de|del|della|der|den|di|da|dos|du|des|van|von|la|le|el|al|bin|ibn|ben|bint|ould|y|e|of|and|und|et|zu|ten|ter)$|^(?:بن|ابن|بنت|ولد|آل|أبو|أبي|أم|عبد)$/;

/** Scripts without capitals, in which names look like short phrases. */
const UNCASED = /^[^\p{Lu}\p{Ll}]+$/u;

/** The most words of a name, and of a name in a script without capitals. */
const NAME = 5;
const UNCASED_NAME = 4;
/** Longer texts are paragraphs. */
const PARAGRAPH = 30;

/** Determines the shape of a value. Semicolons separate several names. */
export const shapeOf = keptByText(shapeFrom, { most: 20_000, longest: 300 });

function shapeFrom(text: string): Shape {
  const plain = PLAIN.find(([, form]) => form.test(text));
  if (plain !== undefined) return plain[0];
  if (text.length < 60 && isCountryName(text)) return 'country';
  const words = text.split(/\s+/);
  if (words.length > PARAGRAPH) return 'paragraph';
  if (words.length > 3 && /[^.][.!?]$/.test(text)) return 'sentence';
  // "She calibrates.": no name ends with a lower-case word and a full stop.
  if (words.length === 3 && /\s\p{Ll}{3,}[.!?]$/u.test(text)) return 'sentence';
  const parts = text.split(/\s*;\s*/);
  if (parts.length > 1) return parts.every((part) => isCapitalised(part.split(/\s+/))) ? 'names' : 'words';
  if (words.length <= 12 && isInstitution(text)) return 'institution';
  if (words.length === 1) return 'word';
  return isCapitalised(words) ? 'capitalised' : 'words';
}

const particlesIn = (words: readonly string[]): number => words.filter((word) => PARTICLES.test(word)).length;

/** Tells whether two or more words all begin with a capital, like names of people. */
const isCapitalised = (words: readonly string[]): boolean =>
  words.length > 1 &&
  (words.length <= UNCASED_NAME + particlesIn(words) || !words.every((word) => UNCASED.test(word))) &&
  words.length <= NAME + particlesIn(words) &&
  words.every(
    (word) =>
      PARTICLES.test(word) ||
      /^["(«“]?(?:\p{Lu}|[dl]['’]\p{Lu}|al-)[\p{L}\p{M}.'’-]*[)"»”]?,?$/u.test(word) ||
      UNCASED.test(word),
  );
