import { sessionKindsOf } from '../../../shared/format/session-kinds';
import { type Cell, type Column, isOfPeople, likelihood } from '../../content/columns/column';
import type { Shape } from '../../content/columns/shapes';
import { isCountry } from '../../content/validate/countries';
import { isCountryNameIn } from '../../content/validate/country-names';
import type { Entry } from '../../content/validate/validate';
import { defineRule, type Found, found, foundAs, over, say } from '../kit';
import { columnsOf } from '../lexicon/columns';
import { exchangedIn } from '../lexicon/exchanged-cells';
import { quote } from '../lexicon/flaw';
import {
  feeLateUntil,
  feePeriodsAlike,
  feePeriodsApart,
  feePeriodsMeet,
  feeWithoutEnd,
} from '../money/shared/fee-period';
import { reasons } from '../reasons';

/** Kinds of session without a speaker. */
const SILENT = new Set(['break', 'lunch']);

/** Finds breaks with a speaker or a panel. */
const speakerInBreak = over(['sessions'], ({ sessions }) =>
  sessions.flatMap(({ value: { kind, title, speaker, panel }, at }): Found => {
    if (!SILENT.has(kind) || (speaker === undefined && panel === undefined)) return [];
    return foundAs('unlike-column', at('kind'), say`"${title}" is of the kind "${kind}", and it has a speaker.`, {
      hint: 'Correct the kind, or empty the cell of the speaker.',
      related: [{ ...at(speaker === undefined ? 'panel' : 'speaker'), message: 'The speaker is here.' }],
    });
  }),
);

/** Titles that are the word for a kind of session, and the kinds that fit. */
const TITLES: readonly { readonly title: RegExp; readonly kinds: readonly string[] }[] = [
  { title: /^(?:lunch|déjeuner|(?:ال)?غداء)(?: break)?$/iu, kinds: ['lunch', 'break', 'social'] },
  {
    title: /^(?:coffee|tea|pause|pause[ -]café|(?:ال)?استراحة)(?: (?:break|café))?$/iu,
    kinds: ['break', 'registration', 'social'],
  },
  {
    title: /^(?:keynote|plenary lecture|conférence plénière|(?:ال)?محاضرة (?:ال)?رئيسية)(?: \d+)?$/iu,
    kinds: ['keynote', 'lecture', 'ceremony', 'panel', 'oral'],
  },
  { title: /^(?:poster session|session posters?|posters)(?: \d+)?$/iu, kinds: ['posters', 'oral', 'demo', 'social'] },
];

/** Finds sessions whose title is the word for another kind. */
const titleOfKind = over(['sessions', 'sessionKinds'], ({ sessions, sessionKinds }) => {
  // The rule not-in-list reports unknown kinds.
  const usual = sessionKindsOf([]);
  const own = new Set(sessionKinds.map(({ value }) => value.id));
  return sessions.flatMap(({ value: { kind, title }, at }): Found => {
    const said = TITLES.find((each) => each.title.test(title.trim()));
    if (said === undefined || own.has(kind) || !usual.has(kind) || said.kinds.includes(kind)) return [];
    return foundAs('unlike-column', at('title'), say`"${title}" is of the kind "${kind}".`, {
      hint: 'Correct the title or the kind.',
      related: [{ ...at('kind'), message: 'The kind is here.' }],
    });
  });
});

/** The shapes that are wrong in any column of text, in words. */
const STRANGE: Partial<Readonly<Record<Shape, string>>> = {
  amount: 'a number',
  date: 'a date',
  time: 'a time',
  mail: 'an e-mail address',
  link: 'an address',
  file: 'the name of a file',
  answer: 'an answer',
  mark: 'no word',
  letter: 'a single letter',
  id: 'an id',
};

/** The shapes that are wrong in columns of people and affiliations, in words. */
const STRANGE_OF_PEOPLE: Partial<Readonly<Record<Shape, string>>> = {
  country: 'a country',
  institution: 'an institution',
};

/** The fewest cells that show a convention, unless the schema says what the column is for. */
const FEWEST = 5;
/** The largest share of a shape that is not a convention. */
const RARE = 0.07;

/** Finds values unlike the others of their column: a country among names, a number among titles. */
const unlikeColumn = over([], (_records, site) =>
  columnsOf(site).flatMap((file) => {
    const exchanged = new Map(exchangedIn(file).map(({ entry, columns }) => [entry, columns]));
    const isReported = (column: Column, entry: Entry) => exchanged.get(entry)?.includes(column) ?? false;
    return file.columns.flatMap((column) => {
      const expected = Object.keys(column.prior).length > 0;
      // In people.csv, everybody is named elsewhere.
      if (file.collection === 'people' && column.name === 'name') return [];
      if (column.node.pattern !== undefined || column.cells.size < (isOfPeople(column.node) ? 1 : 2)) return [];
      return [...column.cells]
        .filter(
          ([entry, cell]) =>
            (column.persons.has(entry) || expected || column.cells.size > FEWEST) &&
            isStrange(column, cell, entry) &&
            !site.people.isOrganisation(cell.text) &&
            !isReported(column, entry),
        )
        .map(([entry, cell]) =>
          found(
            entry.at(column.name),
            say`${quote(cell.text)} is ${nameOf(column, cell, entry)}, unlike the other values of ${column.name}.`,
            { hint: 'Check whether it belongs to another column or row, or is incomplete.' },
          ),
        );
    });
  }),
);

const isAboutPeople = ({ node, name }: Column) => isOfPeople(node) || name.startsWith('affiliation');

function nameOf(column: Column, { shape }: Cell, entry: Entry): string | undefined {
  if (column.persons.has(entry)) return 'the name of a person';
  const ofPeople = isAboutPeople(column) && column.prior[shape] === undefined ? STRANGE_OF_PEOPLE[shape] : undefined;
  return STRANGE[shape] ?? ofPeople;
}

/** In other languages, names of countries are names of people, too: "Kuba". */
const LANGUAGES = ['en', 'fr', 'ar'];

/** Returns whether a country has this name in one of these languages. */
const isNamedSo = (name: string) => LANGUAGES.some((language) => isCountryNameIn(name, language));

function isStrange(column: Column, cell: Cell, entry: Entry): boolean {
  if (cell.shape === 'country' && isOfPeople(column.node) && !isNamedSo(cell.text)) return false;
  // The code of Norway is also an answer.
  if (column.node.format === 'country' && isCountry(cell.text)) return false;
  // An organisation may speak.
  if (cell.shape === 'institution' && column.name === 'people') return false;
  if (nameOf(column, cell, entry) === undefined) return false;
  if (!column.persons.has(entry)) return Math.exp(likelihood(column, cell.shape, 1)) < RARE;
  return column.persons.size <= Math.max(1, RARE * column.cells.size);
}

export const rule = defineRule({
  code: 'unlike-column',
  reason: reasons.wrongColumn,
  yieldsTo: {
    cell: ['*'],
    row: ['empty-text', 'placeholder', 'room-overlap', 'session-number-missing', 'paper-in-other-session'],
  },
  finders: [
    unlikeColumn,
    feePeriodsApart,
    feeLateUntil,
    feePeriodsAlike,
    feeWithoutEnd,
    feePeriodsMeet,
    speakerInBreak,
    titleOfKind,
  ],
});
