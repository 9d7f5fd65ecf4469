import { en } from '../../words/en';
import { type Forms, isForms, PLURAL_FORMS, placeholdersOf } from '../../words/texts';
import type { JsonSchema, SchemaNode } from '../schema';
import { DRAFT, text } from './fragments';

/** Words that the interface has no more, in their groups, of which some are gone as a whole. */
interface Retired {
  readonly [name: string]: true | Retired;
}

/** The schema of some words: a field for each, a group of fields for each group, and those that are no longer used. */
const fieldsOf = (words: object, retired: Retired = {}): Record<string, SchemaNode> => ({
  ...Object.fromEntries(
    Object.entries(words).map(([name, word]: [string, string | object]): [string, SchemaNode] => [
      name,
      typeof word === 'string' || isForms(word)
        ? labelField(word)
        : group('Labels of one part of the site.', word, retired[name]),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(retired)
      .filter(([name]) => !(name in words))
      .map(([name, each]): [string, SchemaNode] => [
        name,
        each === true ? { ...text, description: NO_LONGER } : group(NO_LONGER, {}, each),
      ]),
  ),
});

const NO_LONGER = 'No longer used.';

const group = (description: string, words: object, retired: true | Retired = {}): SchemaNode => ({
  type: 'object',
  description,
  properties: fieldsOf(words, retired === true ? {} : retired),
  additionalProperties: false,
});

function labelField(word: string | Forms): SchemaNode {
  const names = placeholdersOf(word);
  if (typeof word === 'string' && names.length === 0)
    return {
      ...text,
      description: `In English: ${word
        .trim()
        .replace(/\s+/g, ' ')
        .replace(/(?<![.?!:])$/, '.')}`,
    };
  const description = `A phrase with ${names.map((name) => `{${name}}`).join(', ')}.`;
  if (!isForms(word)) return { ...text, description };
  const form = { ...text, description };
  return {
    type: 'object',
    description: 'A text for each plural form of the language; other is the default.',
    properties: Object.fromEntries(PLURAL_FORMS.map((name) => [name, form])),
    required: ['other'],
    additionalProperties: false,
  };
}

/** A `words.yaml` that still has them stays valid. */
const RETIRED: Retired = {
  countdown: { units: { days: true, hours: true, minutes: true, seconds: true } },
  documents: {
    onPage: true,
    printSet: { at: true },
    proposal: { submitBefore: true, submitAfter: true, page: true, of: true },
  },
  filters: { heading: true, names: { day: true } },
  importantDates: { byTrack: true },
  mine: {
    howToWithoutPapers: true,
    list: true,
    table: true,
    time: true,
    place: true,
    what: true,
    overlaps: true,
    free: true,
    take: true,
  },
  now: { until: true, next: true },
  schedule: { booklet: true, backToTable: true, backToList: true, roomsOf: true },
  search: { all: true },
  speakers: { noProfile: true },
};

export const wordsSchema: JsonSchema = {
  $schema: DRAFT,
  title: 'OwnWords',
  description: 'Labels of the interface that the conference overrides.',
  type: 'object',
  properties: fieldsOf(en, RETIRED),
  required: [],
  additionalProperties: false,
};
