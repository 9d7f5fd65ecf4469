import { grouped } from '../../../shared/format/grouped';
import type { CollectionName } from '../../../shared/model/collections';
import { isRecord } from '../../content/fields';
import { withoutTitles } from '../../content/people/titles';
import { defineRule, flawFound, over } from '../kit';
import { ANY_LETTER, everyText, isName, type WrittenText } from '../lexicon/every-text';
import { quote } from '../lexicon/flaw';
import { NAME_FORMS, type NameForm, unglued } from '../lexicon/forms-of-names';
import { twoInOne } from '../lexicon/two-in-one';
import { isGivenFirst, type Usage, usageOf } from '../lexicon/usage-of-names';
import { reasons } from '../reasons';
import { familyOfName } from './shared/people-file';

/** A form that a larger part of the names has is a custom. */
const CUSTOM = 0.2;
const FEWEST = 3;
/** The number of names that show that nobody has one word alone. */
const ENOUGH = 20;

/** Names are written in one form: given name first, in small letters with capitals, authors without titles. */
const nameForm = over([], (_records, site) => {
  const names = everyText(site, ANY_LETTER, isName);
  const usage = usageOf(names);
  const told = new Set<WrittenText>();
  const tell = (written: WrittenText, flaw: ReturnType<NameForm['flaw']>) => {
    told.add(written);
    return flawFound(written, { start: 0, end: written.text.length, ...flaw });
  };
  // The rule similar-names tells of somebody who is written otherwise elsewhere.
  let spellings: ReadonlyMap<string, readonly WrittenText[]> | undefined;
  const isTold = ({ text }: WrittenText) => {
    spellings ??= grouped(names, (each) => site.people.identityOf(each.text));
    return spellings.get(site.people.identityOf(text))?.some((other) => plain(other.text) !== plain(text)) ?? false;
  };
  const together = names.flatMap((written) => {
    const right = twoInOne(written.text, usage);
    if (right === undefined) return [];
    const message = `${quote(written.text)} looks like two people without anything between them.`;
    const hint = `Write ${quote(right)}. If it is one name, accept this warning.`;
    return [tell(written, { message, hint, mend: right })];
  });
  const odd = NAME_FORMS.flatMap(({ is, flaw, most = FEWEST, isMeantIfTwice, onlyOfOthers, mayBeHandle }) => {
    const found = names.filter(
      (written) =>
        !told.has(written) &&
        is(written.text, written) &&
        !isTold(written) &&
        !(mayBeHandle && isHandle(written, usage)),
    );
    // Who writes so in many records, one beside the other, has a custom, however many the other names are.
    if (isMeantIfTwice && new Set(found.map(({ entry }) => entry)).size > FEWEST) return [];
    if (found.length > most && (most < FEWEST || found.length > CUSTOM * names.length)) return [];
    if (most < FEWEST && names.length < ENOUGH) return [];
    return found
      .filter((written) => !(isMeantIfTwice && isMeantSo(written, usage())))
      .filter(({ text }) => !onlyOfOthers || usage().given.has(text) || usage().family.has(text))
      .map((written) => tell(written, flaw(written.text)));
  });
  return [...together, ...odd];
});

/** Whether a name stands so in another table, too, or is in the usual order. */
const isMeantSo = ({ text, source }: WrittenText, usage: Usage): boolean =>
  [...(usage.sources.get(plain(text)) ?? [])].some((other) => other !== source) || isGivenFirst(text, usage);

/** Whether a name may be that of an account: alone in its cell, of words that no other name has. */
function isHandle(written: WrittenText, usage: () => Usage): boolean {
  if (!isAlone(written)) return false;
  const [given = '', family = ''] = unglued(written.text).split(' ');
  return !(usage().given.has(given) || usage().family.has(family));
}

/** Lists of those who take a part; committees name their members in full. */
const CONTRIBUTING: ReadonlySet<CollectionName> = new Set(['papers', 'posters', 'speakers', 'sessions']);

/** Whether a name of a contributor is the only one of its cell. */
function isAlone({ collection, entry, path: [field = ''] }: WrittenText): boolean {
  const cell = isRecord(entry.value) ? entry.value[field] : undefined;
  return CONTRIBUTING.has(collection) && (!Array.isArray(cell) || cell.length === 1);
}

/** Who is written with a title here and without it there is written alike. */
const plain = withoutTitles;

export const rule = defineRule({
  code: 'name-form',
  reason: reasons.nameBecomesPerson,
  yieldsTo: { cell: ['similar-names', 'name-form'] },
  finders: [nameForm, familyOfName],
});
