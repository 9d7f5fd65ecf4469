import { mostFirst, tally } from '../../../shared/format/grouped';
import { type CollectionName, collections } from '../../../shared/model/collections';
import type { Column } from '../../content/columns/column';
import { isRecord } from '../../content/fields';
import type { Site } from '../../content/survey';
import type { Entry } from '../../content/validate/validate';
import { defineRule, type Found, found, over, say } from '../kit';
import { columnsOf } from '../lexicon/columns';
import { exchangedIn } from '../lexicon/exchanged-cells';
import { quote } from '../lexicon/flaw';
import { reasons } from '../reasons';

/** Finds two cells of a row that are exchanged. */
const cellsExchanged = over([], (_records, site) =>
  columnsOf(site)
    .flatMap((file) =>
      exchangedIn(file).filter(({ columns, entry }) => !isAtHome(file.collection, columns, entry, site)),
    )
    .map(({ columns: [one, other], entry }) => {
      const [here = '', there = ''] = [one, other].map(({ cells }) => cells.get(entry)?.text);
      return found(
        entry.at(one.name),
        say`The ${one.name} ${quote(here)} and the ${other.name} ${quote(there)} seem to be exchanged.`,
        {
          hint: `Write ${quote(there)} as ${one.name}, and ${quote(here)} as ${other.name}.`,
          related: [{ ...entry.at(other.name), message: 'The other one is here.' }],
        },
      );
    }),
);

/** Returns whether one of the two cells refers to a record, as it should. */
function isAtHome(collection: CollectionName, columns: readonly Column[], entry: Entry, { files }: Site): boolean {
  return columns.some(({ name, cells }) => {
    const target = collections[collection].references?.[name];
    const [key] = target === undefined ? [] : (collections[target].key ?? []);
    const text = cells.get(entry)?.text;
    return files.some(
      ({ parsed, entries }) =>
        parsed.collection === target &&
        key !== undefined &&
        entries.some(({ value }) => isRecord(value) && String(value[key]) === text),
    );
  });
}

/** Finds the row whose title begins like all units ("per night"), and whose unit does not. */
const unitExchanged = over(['supplements'], ({ supplements }) => {
  const wordOf = (text: string) => text.trim().split(/\s+/)[0]?.toLowerCase() ?? '';
  // Of two rows neither is usual; "per night" is a unit in any case.
  const units = supplements.map(({ value: { unit } }) => wordOf(unit)).concat('per', 'par', 'لكل');
  const [usual] = mostFirst(tally(units, (unit) => unit));
  const odd = supplements.filter(({ value: { unit } }) => wordOf(unit) !== usual?.[0]);
  const [only, ...more] = odd;
  if (usual === undefined || usual[1] < 2 || only === undefined || more.length > 0) return [];
  const { title, unit } = only.value;
  if (wordOf(title) !== usual[0]) return [];
  return found(only.at('title'), say`The title ${quote(title)} and the unit ${quote(unit)} seem to be exchanged.`, {
    hint: `Write ${quote(unit)} as title, and ${quote(title)} as unit.`,
    related: [{ ...only.at('unit'), message: 'The other one is here.' }],
  });
});

/** Returns the form of a text with its numbers replaced: "Posters P08 to P14" is one of several. */
const formOf = (text = '') =>
  /\p{Nd}|(?<!\p{L})[IVX]+(?!\p{L})/u.test(text)
    ? text.replace(/\p{Nd}+|(?<!\p{L})[IVX]+(?!\p{L})/gu, '#').toLowerCase()
    : '';
/** Returns a form up to its second number. */
const beginning = (form: string) => /^[^#]*\p{L}[^#]*#(?:[^#]*#)?/u.exec(form)?.[0];

/** Finds sessions whose title looks like the notes of others, or whose note looks like their titles. */
const noteExchanged = over(['sessions'], ({ sessions }) => {
  const forms = sessions.map((entry) => ({
    entry,
    title: beginning(formOf(entry.value.title)),
    note: beginning(formOf(entry.value.note)),
  }));
  const titles = tally(forms, ({ title }) => title);
  const notes = tally(forms, ({ note }) => note);
  return forms.flatMap(({ entry, title, note }): Found => {
    if (title === note || entry.value.note === undefined) return [];
    const isNote = title !== undefined && (notes.get(title) ?? 0) > 0 && titles.get(title) === 1;
    const isTitle = note !== undefined && (titles.get(note) ?? 0) > 0 && notes.get(note) === 1;
    // A note may mention "Session I": both texts must look like the other field, or there is no note form.
    if (!((isNote && isTitle) || (isNote && note === undefined))) return [];
    return found(
      entry.at('title'),
      say`The title ${quote(entry.value.title)} and the note ${quote(entry.value.note)} seem to be exchanged.`,
      {
        hint: `Write ${quote(entry.value.note)} as title, and ${quote(entry.value.title)} as note.`,
        related: [{ ...entry.at('note'), message: 'The other one is here.' }],
      },
    );
  });
});

/** Columns with few different values, and columns of names in the same table. */
const OF_FEW = ['theme', 'level', 'role', 'note'];
const OF_NAMES = ['title', 'name'];

/** Levels of partners. */
const LEVEL = /^(?:gold|silver|bronze|platinum|diamond|or|argent|platine|diamant|oro|plata|ذهبي|فضي|برونزي)$/iu;

/** Finds records whose name is a theme or level of others, and whose theme or level is not. */
const nameExchanged = over([], (_records, { files }) =>
  files
    .filter(({ schema }) => schema.properties.email === undefined)
    .flatMap(({ schema, entries }) => {
      const cell = ({ value }: Entry, field: string) => {
        const text = isRecord(value) ? value[field] : undefined;
        return typeof text === 'string' ? text : undefined;
      };
      const few = OF_FEW.find((name) => entries.some((entry) => cell(entry, name) !== undefined));
      const own = OF_NAMES.find((name) => schema.properties[name] !== undefined);
      if (few === undefined || own === undefined) return [];
      const times = tally(entries, (entry) => cell(entry, few));
      const names = tally(entries, (entry) => cell(entry, own));
      const recurs = [...times.values()].some((count) => count > 1);
      return entries.flatMap((entry): Found => {
        const [name, value] = [cell(entry, own), cell(entry, few)];
        if (name === undefined || value === undefined || name === value) return [];
        const isLevel = few === 'level' && LEVEL.test(name) && !LEVEL.test(value);
        const isOfOthers = recurs && (times.get(name) ?? 0) > 0 && times.get(value) === 1;
        if (!(isLevel || isOfOthers) || names.has(value) || names.get(name) !== 1) return [];
        return found(
          entry.at(own),
          say`The ${own} ${quote(name)} is ${isOfOthers ? `the ${few} of other rows, and its ${few} ${quote(value)} is that of none` : `a ${few}, and its ${few} ${quote(value)} is none`}: they seem to be exchanged.`,
          {
            hint: `Write ${quote(value)} as ${own}, and ${quote(name)} as ${few}.`,
            related: [{ ...entry.at(few), message: 'The other one is here.' }],
          },
        );
      });
    }),
);

export const rule = defineRule({
  code: 'cells-exchanged',
  severity: 'either',
  reason: reasons.wrongColumn,
  yieldsTo: { cell: ['cells-exchanged'] },
  isCause: true,
  finders: [cellsExchanged, unitExchanged, noteExchanged, nameExchanged],
});
