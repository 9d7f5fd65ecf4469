import { en } from '../../words/en';
import { type Forms, isForms, PLURAL_FORMS, placeholdersOf } from '../../words/texts';
import type { JsonSchema, SchemaNode } from '../schema';
import { DRAFT, text } from './fragments';

/** The schema of some words: a field for each, a group of fields for each group. */
const fieldsOf = (words: object): Record<string, SchemaNode> =>
  Object.fromEntries(
    Object.entries(words).map(([name, word]: [string, string | object]): [string, SchemaNode] => [
      name,
      typeof word === 'string' || isForms(word) ? labelField(word) : group(fieldsOf(word)),
    ]),
  );

const group = (properties: Readonly<Record<string, SchemaNode>>): SchemaNode => ({
  type: 'object',
  description: 'Labels of one part of the site.',
  properties,
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

/** Words that the interface has no more, by groups: a `words.yaml` that still has them stays valid. */
const RETIRED: Readonly<Record<string, readonly string[]>> = {
  documents: ['onPage'],
  filters: ['heading'],
  importantDates: ['byTrack'],
  mine: ['list', 'table', 'time', 'place', 'what', 'overlaps', 'free', 'take'],
  schedule: ['backToTable', 'backToList', 'roomsOf'],
  speakers: ['noProfile'],
};

function withRetired(name: string, field: SchemaNode): SchemaNode {
  const retired = RETIRED[name] ?? [];
  if (retired.length === 0) return field;
  const fields = retired.map((word) => [word, { ...text, description: 'No longer used.' }]);
  return { ...field, properties: { ...field.properties, ...Object.fromEntries(fields) } };
}

export const wordsSchema: JsonSchema = {
  $schema: DRAFT,
  title: 'OwnWords',
  description: 'Labels of the interface that the conference overrides.',
  type: 'object',
  properties: Object.fromEntries(Object.entries(fieldsOf(en)).map(([name, field]) => [name, withRetired(name, field)])),
  required: [],
  additionalProperties: false,
};
