import type { JsonSchema } from '../schema';
import { DRAFT, id, text } from './fragments';

export const sessionKindsSchema = {
  $schema: DRAFT,
  title: 'DeclaredSessionKind',
  description: 'A kind of session: a new one, or a common one with other properties.',
  type: 'object',
  properties: {
    id: { ...id, description: 'Short id, used in the column "kind" of sessions.csv and contributions.csv.' },
    label: { ...text, description: 'Name of the kind; shown with each session or contribution of it.' },
    plural: {
      ...text,
      description: 'Name of several of the kind, as in Hackathons; the column may be left out.',
    },
    mark: {
      type: 'string',
      enum: ['solid', 'double', 'strong', 'dashed', 'dotted'],
      description:
        'Style of the line next to the session; empty: the default of the kind, or solid for a kind of your own.',
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
      description: 'Maximum duration in minutes; longer sessions are reported.',
    },
  },
  required: ['id', 'label'],
  additionalProperties: false,
} as const satisfies JsonSchema;
