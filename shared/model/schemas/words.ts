import { en } from '../../words/en';
import { isCounted, PLURAL_FORMS, phrases } from '../../words/phrases';
import type { JsonSchema, SchemaNode } from '../schema';
import { DRAFT, text } from './fragments';

/** The schema of some words: a field for each, a group of fields for each group. */
function fieldsOf(words: object, names: object): Record<string, SchemaNode> {
  const known = new Map(Object.entries(names));
  return Object.fromEntries(
    Object.entries(words).flatMap(([name, word]: [string, unknown]): [string, SchemaNode][] => {
      const filledIn: unknown = known.get(name);
      if (typeof word === 'string') return [[name, { ...text, description: `In English: ${word.trim()}.` }]];
      // Made by `Intl`.
      if (filledIn === undefined) return [];
      if (typeof word === 'function') return [[name, phraseField(filledIn as readonly string[])]]; // `phrases` has each
      return [[name, group(fieldsOf(word as object, filledIn as object))]];
    }),
  );
}

const group = (properties: Readonly<Record<string, SchemaNode>>): SchemaNode => ({
  type: 'object',
  description: 'Labels of one part of the site.',
  properties,
  additionalProperties: false,
});

function phraseField(names: readonly string[]): SchemaNode {
  const description = `A phrase with ${names.map((name) => `{${name}}`).join(', ')}.`;
  if (!isCounted(names)) return { ...text, description };
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
const RETIRED: Readonly<Record<string, readonly string[]>> = { documents: ['onPage'], speakers: ['noProfile'] };

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
  properties: Object.fromEntries(
    Object.entries(fieldsOf(en, phrases)).map(([name, field]) => [name, withRetired(name, field)]),
  ),
  required: [],
  additionalProperties: false,
};
