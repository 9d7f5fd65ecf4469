import type { JsonSchema } from '../schemas';
import { DRAFT, personName, text } from './fragments';

export const programCommitteeSchema = {
  $schema: DRAFT,
  title: 'ProgramCommitteeMember',
  description: 'A member of the program committee.',
  type: 'object',
  properties: {
    name: { ...personName, person: 'member' },
    affiliation: { ...text, description: 'Affiliation.' },
    country: { ...text, description: 'Country.' },
  },
  required: ['name', 'affiliation', 'country'],
  additionalProperties: false,
} as const satisfies JsonSchema;
