import { distance } from 'fastest-levenshtein';
import { tally } from '../../../../renderer/format/grouped';
import { defineCheck } from '../../check';
import { isRecord } from '../../fields';
import { nameWords } from '../../people/name-words';
import { isEmail, isPage, isPortrait, type Said, saidOf } from '../../people/said-beside';
import { plainWords } from '../../plain-words';
import { type Diagnostic, warning } from '../../report/diagnostics';
import type { Site } from '../../survey';
import { ANY_LETTER, everyText, isName, type Such } from '../../texts/every-text';
import { quote } from '../../texts/text-check';
import { valueAt } from '../../value-at';

const TWO_WORDS = /\p{L} \p{Lu}/u;

/** Somebody whom the data names: the words of the name, in their order. */
interface Named {
  readonly name: string;
  readonly words: readonly string[];
}

const WHAT = [
  { beside: isPortrait, what: 'portrait' },
  { beside: isPage, what: 'page' },
  { beside: isEmail, what: 'e-mail address' },
] as const;

/**
 * The portrait's file, the address and the first words of the biography beside a name do not bear the name of somebody
 * else. A row that was copied or sorted apart shows itself in them.
 */
export const ofAnotherPerson = defineCheck([], (_records, site) => {
  const people = peopleBySlug(site);
  const problems: Diagnostic[] = [];
  for (const { beside, what } of WHAT)
    for (const said of saidOf(site, beside)) {
      const other = bearsNameOf(said, people);
      if (other !== undefined)
        problems.push(
          warning('of-another-person', said.place(), `The ${what} of ${said.name} bears the name of ${other.name}.`, {
            hint: 'Correct one of the two: a row or an address may have been copied.',
          }),
        );
    }
  return [...problems, ...biographies(site, people)];
});

function peopleBySlug(site: Site): ReadonlyMap<string, Named> {
  const people = new Map<string, Named>();
  for (const { text } of everyText(site, ANY_LETTER, isName)) {
    const words = site.people.identityOf(text).split(' ');
    // One word alone is that of many.
    if (words.length > 1 && words.every((word) => word.length > 1)) people.set(words.join(''), { name: text, words });
  }
  // A family name that nobody else has is a name, too.
  const families = [...people.values()].map((person) => ({ person, family: person.words.at(-1) ?? '' }));
  const counts = tally(families, ({ family }) => family);
  for (const { person, family } of families)
    if (family.length >= SHORTEST && counts.get(family) === 1 && !people.has(family)) people.set(family, person);
  return people;
}

/** Shorter family names are words of addresses. */
const SHORTEST = 5;

/** The other person of whose name the last part of an address consists, if none of its words is of the name beside it. */
function bearsNameOf({ name, text }: Said, people: ReadonlyMap<string, Named>): Named | undefined {
  const last = text.includes('@')
    ? text.slice(0, text.indexOf('@'))
    : // A person's own host has the name in its first part.
      (text
        .replace(/^(https?:\/\/)(?:www\.)?([^/.]+)\.[^/]*\/?$/, '$1$2')
        .replace(/\/$/, '')
        .split('/')
        .at(-1) ?? '');
  const words = plainWords(
    last.replace(/\.\w{2,4}$/, (ending) => (text.includes('@') ? ending : '')).replaceAll('_', ' '),
  );
  const other = people.get(words.join(''));
  const own = nameWords(name);
  const isWhole = other !== undefined && other.words.length > 1 && other.words.join('') === words.join('');
  // Of two who share a family name, the given name tells whose it is.
  if (
    isWhole &&
    !own.includes(other.words[0] ?? '') &&
    distance(own[0] ?? '', other.words[0] ?? '') >= OTHER_NAME &&
    (own[0]?.length ?? 0) > 1
  )
    return other;
  return other === undefined || own.some((word) => words.includes(word) || other.words.includes(word))
    ? undefined
    : other;
}

/** Given names that differ by less may be one in two spellings. */
const OTHER_NAME = 3;

/** Nobody's name has more words. */
const LONGEST_NAME = 5;

const isBiography: Such = ({ field }) => field === 'bio';

/** Biographies that begin with the name of another person, and do not name their own. */
function biographies(site: Site, people: ReadonlyMap<string, Named>): Diagnostic[] {
  const problems: Diagnostic[] = [];
  for (const { text, path, entry } of everyText(site, TWO_WORDS, isBiography)) {
    if (typeof path.at(-1) === 'number' && path.at(-1) !== 0) continue;
    const holder = valueAt(entry.value, path.slice(0, path.lastIndexOf('bio')));
    const name = isRecord(holder) && typeof holder.name === 'string' ? holder.name : undefined;
    if (name === undefined) continue;
    const first = nameWords(text.slice(0, 80).replaceAll(',', ' ')).slice(0, LONGEST_NAME);
    const other = first
      .slice(1)
      .map((_, index) => people.get(first.slice(0, index + 2).join('')))
      .find(Boolean);
    const own = nameWords(name);
    if (other === undefined || own.some((word) => other.words.includes(word) || plainWords(text).includes(word)))
      continue;
    problems.push(
      warning(
        'of-another-person',
        entry.at(...path),
        `${quote(text)} is about ${other.name}, and stands with ${name}.`,
        {
          hint: 'Write the biography of the right person: two may be exchanged.',
        },
      ),
    );
  }
  return problems;
}

/** A keynote whose title names one of the speakers is given by that speaker. */
export const speakerOfTitle = defineCheck(['sessions', 'speakers'], ({ sessions, speakers }) => {
  const named = speakers.map(({ value: { id, name } }) => ({ id, name, words: nameWords(name) }));
  return sessions.flatMap(({ value: { title, speaker }, at }): Diagnostic[] => {
    if (speaker === undefined) return [];
    const words = plainWords(title);
    const inTitle = named.filter((each) => each.words.length > 1 && each.words.every((word) => words.includes(word)));
    const [other] = inTitle;
    const own = named.find(({ id }) => id === speaker);
    if (other === undefined || own === undefined || inTitle.includes(own)) return [];
    return [
      warning(
        'of-another-person',
        at('speaker'),
        `${quote(title)} names ${other.name}, and the speaker is ${own.name}.`,
        {
          hint: `Write ${other.id}, or correct the title.`,
          related: [{ ...at('title'), message: 'The title is here.' }],
        },
      ),
    ];
  });
});
