import type { JsonSchema } from '../schemas';
import { DRAFT, id, personName, portrait, text } from './fragments';

export const committeeMembersSchema = {
  $schema: DRAFT,
  title: 'CommitteeMember',
  description: 'A member of one of the committees.',
  type: 'object',
  properties: {
    committee: { ...id, description: 'Id of the committee, from committees.csv.' },
    name: { ...personName, person: 'member' },
    role: { ...text, description: 'Role within the committee, such as Chair or Co-Chair; may be empty.' },
    affiliation: { ...text, description: 'Affiliation.' },
    affiliation2: { ...text, description: 'Second line of the affiliation; may be empty.' },
    image: { ...portrait, description: 'Portrait; may be empty.' },
    accordion: { type: 'boolean', description: 'yes: also listed in the accordion on the home page.' },
  },
  required: ['committee', 'name', 'affiliation', 'accordion'],
  additionalProperties: false,
} as const satisfies JsonSchema;
