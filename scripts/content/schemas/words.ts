import { en } from '../../../renderer/words/en';
import { isCounted, PLURAL_FORMS, phrases } from '../../../renderer/words/phrases';
import type { JsonSchema, SchemaNode } from '../schemas';
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
  description: 'Words of one part of the site.',
  properties,
  additionalProperties: false,
});

function phraseField(names: readonly string[]): SchemaNode {
  const description = `A phrase with ${names.map((name) => `{${name}}`).join(', ')}.`;
  if (!isCounted(names)) return { ...text, description };
  const form = { ...text, description };
  return {
    type: 'object',
    description: 'A text for each form that the language has for a number of things; other is used for the rest.',
    properties: Object.fromEntries(PLURAL_FORMS.map((name) => [name, form])),
    required: ['other'],
    additionalProperties: false,
  };
}

export const wordsSchema: JsonSchema = {
  $schema: DRAFT,
  title: 'OwnWords',
  description: 'Words of the interface that the conference writes itself, in place of those that the product has.',
  type: 'object',
  properties: fieldsOf(en, phrases),
  required: [],
  additionalProperties: false,
};
