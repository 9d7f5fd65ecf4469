import type { JsonSchema } from '../schema';
import { DRAFT, id, text } from './fragments';

export const sessionKindsSchema = {
  $schema: DRAFT,
  title: 'DeclaredSessionKind',
  description: 'A kind of session: one that is usual nowhere else, or a usual one that is different here.',
  type: 'object',
  properties: {
    id: { ...id, description: 'Short id, used in the column "kind" of sessions.csv.' },
    label: { ...text, description: 'What the kind is called; shown with each of its sessions.' },
    mark: {
      type: 'string',
      enum: ['solid', 'double', 'strong', 'dashed', 'dotted'],
      description: 'How the line beside the session looks; empty means as usual, for a kind of your own solid.',
    },
    for: {
      type: 'string',
      enum: ['all', 'parallel', 'beside'],
      description:
        'all: for everybody, so that nothing else takes place meanwhile. parallel: other sessions take place meanwhile. beside: it does not matter what else takes place.',
    },
    papers: { type: 'boolean', description: 'yes: papers are presented in it.' },
    longest: {
      type: 'integer',
      minimum: 5,
      maximum: 1440,
      description: 'Minutes that such a session lasts at the most; a longer one is reported.',
    },
  },
  required: ['id', 'label'],
  additionalProperties: false,
} as const satisfies JsonSchema;
