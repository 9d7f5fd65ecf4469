import { grouped } from '../../../../renderer/format/grouped';
import { defineCheck } from '../../check';
import type { CollectionName } from '../../collections';
import { isRecord } from '../../fields';
import { NAME_FORMS, unglued } from '../../people/forms-of-names';
import { withoutTitles } from '../../people/titles';
import { ANY_LETTER, everyText, isName, type WrittenText } from '../../texts/every-text';
import { flawReport, quote } from '../../texts/text-check';

/** A form that a larger part of the names has is a custom. */
const CUSTOM = 0.2;
const FEWEST = 3;
/** The number of names that show that nobody has one word alone. */
const ENOUGH = 20;

/** Two people of a given and a family name, one of which has a particle: "Amira Hamdi Oussama Ben Hassine". */
const PARTICLE =
  '(?:[Bb]en|[Bb]int|[Ii]bn|[EeAa]l|[Dd]e la|[Dd]e|[Dd]a|[Dd]i|[Dd]el|[Vv]an de[nr]?|[Vv]an|[Vv]on|[Oo]uld|[Bb]ou)';
const WORD = `(?!${PARTICLE} )\\p{Lu}[\\p{L}'’-]+`;
const PARTICLED = new RegExp(
  `^(?=.* ${PARTICLE} )(${WORD} (?:${PARTICLE} )?${WORD}) (${WORD} (?:${PARTICLE} )?${WORD})$`,
  'u',
);

/** Words that join what stands before and behind them to one name: "M'hamed Ould El Hadj", "Fatimetou Mint Ely Salem". */
const JOINING = /^(?:ould|wuld|mint|bint|bent|ben|bin|ibn|ag|a[iï]t|el|al)$/iu;
/** Of those, what is a given name as well. */
const GIVEN_TOO = /^(?:ben|al)$/iu;

/** Names are written in one form: given name first, in small letters with capitals, authors without titles. */
export const nameForm = defineCheck([], (_records, site) => {
  const names = everyText(site, ANY_LETTER, isName);
  const told = new Set<WrittenText>();
  // The rule similar-names tells of somebody who is written otherwise elsewhere.
  let spellings: ReadonlyMap<string, readonly WrittenText[]> | undefined;
  const isTold = ({ text }: WrittenText) => {
    spellings ??= grouped(names, (each) => site.people.identityOf(each.text));
    return spellings.get(site.people.identityOf(text))?.some((other) => plain(other.text) !== plain(text)) ?? false;
  };
  let usage: Usage | undefined;
  const isMeantSo = ({ text, source }: WrittenText) => {
    usage ??= usageOf(names);
    return [...(usage.sources.get(plain(text)) ?? [])].some((other) => other !== source) || isGivenFirst(text, usage);
  };
  const isHandle = (written: WrittenText) => {
    if (!isAlone(written)) return false;
    usage ??= usageOf(names);
    const [given = '', family = ''] = unglued(written.text).split(' ');
    return !(usage.given.has(given) || usage.family.has(family));
  };
  const isOfOthers = ({ text }: WrittenText) => {
    usage ??= usageOf(names);
    return usage.given.has(text) || usage.family.has(text);
  };
  const together = names.filter(({ text }) => {
    const [, one, two] = PARTICLED.exec(text) ?? [];
    if (one !== undefined && two !== undefined) {
      usage ??= usageOf(names);
      const [first = '', second = ''] = [one, two].map((half) => half.split(' ')[0] ?? '');
      // "Leila Omar Ahmed Ben Salah" may be one name: the second half begins with what others have as given name, and nobody as family name.
      return (
        (usage.given.has(first) && usage.given.has(second) && !usage.family.has(second)) ||
        (usage.sources.has(one) && usage.sources.has(two))
      );
    }
    const [given = '', family = '', next = '', last = '', more] = text.split(' ');
    if (last === '' || more !== undefined || given === next || !/^(?:\p{Lu}[\p{L}'’-]+ ?){4}$/u.test(text))
      return false;
    if (JOINING.test(family) || (JOINING.test(next) && !GIVEN_TOO.test(next))) return false;
    usage ??= usageOf(names);
    return (
      (usage.given.has(given) && usage.given.has(next) && !usage.given.has(family) && !usage.family.has(next)) ||
      [`${given} ${family}`, `${next} ${last}`].some((half) => usage?.sources.has(half))
    );
  });
  const twoInOne = together.map((written) => {
    const [, one, two] = PARTICLED.exec(written.text) ?? [];
    const right = one === undefined ? written.text.replace(/^(\S+ \S+) /u, '$1; ') : `${one}; ${two}`;
    told.add(written);
    return flawReport('name-form', written, {
      start: 0,
      end: written.text.length,
      message: `${quote(written.text)} looks like two people without anything between them.`,
      hint: `Write ${quote(right)}. If it is one name, accept this warning.`,
      mend: right,
    });
  });
  const odd = NAME_FORMS.flatMap(({ is, flaw, most = FEWEST, isMeantIfTwice, onlyOfOthers, mayBeHandle }) => {
    const odd = names.filter(
      (written) =>
        !told.has(written) && is(written.text, written) && !isTold(written) && !(mayBeHandle && isHandle(written)),
    );
    // Who writes so in many records, one beside the other, has a custom, however many the other names are.
    if (isMeantIfTwice && new Set(odd.map(({ entry }) => entry)).size > FEWEST) return [];
    if (odd.length > most && (most < FEWEST || odd.length > CUSTOM * names.length)) return [];
    if (most < FEWEST && names.length < ENOUGH) return [];
    return odd
      .filter((written) => !((isMeantIfTwice && isMeantSo(written)) || (onlyOfOthers && !isOfOthers(written))))
      .map((written) => {
        told.add(written);
        return flawReport('name-form', written, { start: 0, end: written.text.length, ...flaw(written.text) });
      });
  });
  return [...twoInOne, ...odd];
});

/** Lists of those who take a part; committees name their members in full. */
const CONTRIBUTING: ReadonlySet<CollectionName> = new Set(['papers', 'posters', 'speakers', 'sessions']);

/** Whether a name of a contributor is the only one of its cell. */
function isAlone({ collection, entry, path: [field = ''] }: WrittenText): boolean {
  const cell = isRecord(entry.value) ? entry.value[field] : undefined;
  return CONTRIBUTING.has(collection) && (!Array.isArray(cell) || cell.length === 1);
}

/** Where each name stands, and which words are given and family names of those written in full. */
interface Usage {
  readonly sources: ReadonlyMap<string, ReadonlySet<WrittenText['source']>>;
  readonly given: ReadonlySet<string>;
  readonly family: ReadonlySet<string>;
}

function usageOf(names: readonly WrittenText[]): Usage {
  const sources = new Map(
    [...grouped(names, ({ text }) => plain(text))].map(([name, all]) => [
      name,
      new Set(all.map((each) => each.source)),
    ]),
  );
  const full = names
    .map(({ text }) => text.split(' '))
    .filter((words) => words.length > 1 && (words.at(-1)?.length ?? 0) > 2);
  const given = new Set(full.map((words) => words[0] ?? ''));
  return { sources, given, family: new Set(full.map((words) => words.at(-1) ?? '')) };
}

/** Whether the first word of a name is the given name of others, and nobody's family name: "Paolo B." is in the right order. */
function isGivenFirst(name: string, { given, family }: Usage): boolean {
  const [first = '', ...others] = name.split(' ');
  return others.length > 0 && given.has(first) && !family.has(first);
}

/** Who is written with a title here and without it there is written alike. */
const plain = withoutTitles;
