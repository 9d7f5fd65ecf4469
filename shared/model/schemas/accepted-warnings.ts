import type { JsonSchema } from '../schema';
import { DRAFT, text } from './fragments';

export const acceptedWarningsSchema = {
  $schema: DRAFT,
  title: 'AcceptedWarning',
  description: 'A warning that the organisers have checked and accepted.',
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
        'The record, as the report names it, such as "row 12"; left out to accept every warning of the code in the file.',
    },
    field: { ...text, description: 'The column or field that the warning is about, such as title.' },
    about: {
      ...text,
      description: 'Part of the message of the warning: an older way to identify the record.',
    },
    reason: {
      ...text,
      description: 'Why the data is correct, in a sentence that colleagues will understand next year.',
    },
  },
  required: ['code', 'file', 'reason'],
  additionalProperties: false,
} as const satisfies JsonSchema;
