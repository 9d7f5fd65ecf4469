import type { JsonSchema } from '../schema';
import { DRAFT, text } from './fragments';

export const acceptedWarningsSchema = {
  $schema: DRAFT,
  title: 'AcceptedWarning',
  description: 'A warning that the organisers have looked at and accepted.',
  type: 'object',
  properties: {
    code: {
      ...text,
      pattern: '^[a-z][a-z0-9-]*$',
      description: 'Code of the warning, as the report names it, such as similar-names.',
    },
    file: { ...text, description: 'Name of the file that the warning is about, such as papers.csv.' },
    record: {
      ...text,
      description:
        'The record, as the report names it, such as "row 12"; left out if every one of the file is accepted.',
    },
    field: { ...text, description: 'The column or field that the warning is about, such as title.' },
    about: {
      ...text,
      description: 'Words that stand in the message of the warning, as an older way to say which record is meant.',
    },
    reason: {
      ...text,
      description: 'Why it is right as it is, in a sentence that colleagues will understand next year.',
    },
  },
  required: ['code', 'file', 'reason'],
  additionalProperties: false,
} as const satisfies JsonSchema;
