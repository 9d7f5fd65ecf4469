import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Chance, oneOf } from '../../support/chance';
import type { FaultKind } from '../plant';
import { proseOf, type Spot, spotsOf } from '../spots';

/** Words that are added to a text or stand in its place, by kind of fault. */
const WORDS: Readonly<Record<string, Partial<Record<'added' | 'replaced', readonly string[]>>>> = parse(
  readFileSync(new URL('./words.yaml', import.meta.url), 'utf8'),
);

type Change = (text: string, chance: Chance) => string | undefined;

/** A fault in any text that is read as prose, or in a name. */
const inProse = (name: string, change: Change, only: (spot: Spot) => boolean = () => true): FaultKind => ({
  name,
  plants: (world, chance) => changed(proseOf(world).filter(only), change, chance),
});

const inNames = (name: string, change: Change): FaultKind => ({
  name,
  plants: (world, chance) =>
    changed(
      spotsOf(world).filter(({ field }) => field === 'name' || field === 'authors' || field === 'affiliation'),
      change,
      chance,
    ),
});

const changed = (spots: readonly Spot[], change: Change, chance: Chance) =>
  spots.flatMap((spot) => {
    const other = change(spot.text, chance);
    return other === undefined || other === spot.text ? [] : [spot.with(other)];
  });

/** UTF-8 read as Windows-1252. */
const spoilt = (text: string) => new TextDecoder('windows-1252').decode(new TextEncoder().encode(text));
const spoiltLatin = (text: string) => String.fromCharCode(...new TextEncoder().encode(text));

/** A place between two words. */
function between(text: string, chance: Chance, put: string): string | undefined {
  const places = [...text.matchAll(/(?<=\p{Ll}) (?=\p{Ll})/gu)].map(({ index }) => index);
  if (places.length === 0) return undefined;
  const at = oneOf(places, chance);
  return text.slice(0, at) + put + text.slice(at + 1);
}

/** A place within a word. */
function within(text: string, chance: Chance, put: string, instead = 0): string | undefined {
  const places = [...text.matchAll(/(?<=\p{Ll}\p{Ll})\p{Ll}(?=\p{Ll}\p{Ll})/gu)].map(({ index }) => index);
  if (places.length === 0) return undefined;
  const at = oneOf(places, chance);
  return text.slice(0, at) + put + text.slice(at + instead);
}

const isTitle = ({ field, file }: Spot) =>
  field === 'title' && /papers|posters|sessions|speakers|calls|panels/.test(file);
const isLine = ({ text }: Spot) => text.length < 300;

const CONFLICT = '<<<<<<< HEAD\nThis is ours.\n=======\nThis is theirs.\n>>>>>>> branch';

export const text: readonly FaultKind[] = [
  ...Object.entries(WORDS).map(([name, { added = [], replaced }]) =>
    inProse(name, (words, chance) =>
      replaced === undefined ? `${words.trimEnd()} ${oneOf(added, chance)}` : oneOf(replaced, chance),
    ),
  ),
  inProse('mojibake', (words) => (/[^ -~\s]/.test(words) ? spoilt(words) : undefined)),
  inNames('mojibake in a name', (words) => (/[À-ɏ]/.test(words) ? spoilt(words) : undefined)),
  inNames('mojibake by Latin-1 in a name', (words) =>
    /[À-ɏ]/.test(words) ? spoiltLatin(words).replace(/[\u0080-\u009f]/g, '') : undefined,
  ),
  inNames('mojibake of mojibake', (words) => (/[À-ɏ]/.test(words) ? spoilt(spoilt(words)) : undefined)),
  inNames('question marks for letters', (words) =>
    /\p{L}[À-ɏ]\p{L}/u.test(words) ? words.replace(/(?<=\p{L})[À-ɏ](?=\p{L})/gu, '?') : undefined,
  ),
  inProse('question marks within words', (words, chance) => within(words, chance, '?', 1)),
  inProse('ligatures', (words) =>
    /f[fil]/.test(words)
      ? words.replace('ffi', 'ﬃ').replace('ff', 'ﬀ').replace('fi', 'ﬁ').replace('fl', 'ﬂ')
      : undefined,
  ),
  inProse('soft hyphens', (words, chance) => within(words, chance, '\u00ad')),
  inProse('hyphenation of a PDF', (words, chance) => within(words, chance, '- ')),
  inProse('hyphenation of a PDF over a line', (words, chance) => within(words, chance, '-\n')),
  inProse('doubled spaces', (words, chance) => between(words, chance, '  '), isLine),
  inProse('invisible characters', (words, chance) =>
    within(words, chance, oneOf(['\u200b', '\ufeff', '\u2060', '\u200e', '\u00ad'], chance)),
  ),
  inProse('a no-break space between words', (words, chance) => between(words, chance, '\u00a0'), isTitle),
  inProse('tags of HTML', (words, chance) =>
    oneOf(
      [
        `<b>${words}</b>`,
        `${words}<br>`,
        `<p>${words}</p>`,
        `${words} <i>in vivo</i>`,
        `<span class="x">${words}</span>`,
        `${words}<br/>`,
        `${words} H<sub>2</sub>O`,
      ],
      chance,
    ),
  ),
  inNames(
    'LaTeX in a name',
    (words, chance) =>
      `${words.split(';')[0]} ${oneOf(['M{\\"u}ller', "Gr\\'egoire", '\\c{C}elik', 'Erd\\H{o}s', "{\\'E}milie", '\\~nu\\~nez', '\\v{S}ar'], chance)}`,
  ),
  inProse('capitals', (words) => (words.split(' ').length > 3 ? words.toUpperCase() : undefined), isTitle),
  inProse(
    'a text in capitals',
    (words) => (words.split(' ').length > 6 && !/\{\{|\]\(/.test(words) ? words.toUpperCase() : undefined),
    ({ field }) => field !== 'title',
  ),
  inNames('a name in capitals', (words) => words.toUpperCase()),
  inProse('marks of a merge', (words, chance) =>
    oneOf([`${words}\n${CONFLICT}`, `<<<<<<< HEAD ${words}`, `${words} >>>>>>> main`], chance),
  ),
  inProse('a word of a thousand letters', (words) => `${words.trimEnd()} ${'unbelievably'.repeat(90)}`),
  inProse(
    'a title that is an abstract',
    (words) =>
      `${words}. We present a method. It is tried on three corpora and found to be better than others by a wide margin, in all of the cases that we could think of, and in some others. The code is available. The results hold for other languages too, as we show at some length in the last section of the paper.`,
    isTitle,
  ),
  inProse('a full stop at the end of a title', (words) => `${words}.`, isTitle),
  inProse('quotation marks around a title', (words) => `"${words}"`, isTitle),
  inProse('a space before a comma', (words, chance) =>
    /, /.test(words) ? words.replace(', ', oneOf([' , ', ',,', ' ,'], chance)) : undefined,
  ),
  inProse('a word twice', (words) =>
    / (\p{Ll}{3,}) /u.test(words) ? words.replace(/ (\p{Ll}{3,}) /u, ' $1 $1 ') : undefined,
  ),
  inProse(
    'a bracket that is not closed',
    (words, chance) =>
      oneOf([`${words.trimEnd()} (with data`, `${words.trimEnd()} [1`, `${words.trimEnd()} “quoted`], chance),
    isTitle,
  ),
  inProse('letters of another alphabet', (words) =>
    /\p{L}*o\p{Ll}+/u.test(words)
      ? words.replace(/(?<=[a-z])o(?=[a-z])/, 'о').replace(/(?<=[a-z])a(?=[a-z])/, 'а')
      : undefined,
  ),
];
