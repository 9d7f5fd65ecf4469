import type { JsonSchema } from '../schema';
import { country, DRAFT, id, link, orcid, personName, portrait, text } from './fragments';

export const committeeMembersSchema = {
  $schema: DRAFT,
  title: 'CommitteeMember',
  description: 'A member of one of the committees.',
  type: 'object',
  properties: {
    committee: { ...id, description: 'Id of the committee, from committees.csv.' },
    name: { ...personName, person: 'member' },
    role: { ...text, description: 'Role within the committee, such as Chair or Co-Chair; may be empty.' },
    affiliation: { ...text, description: 'Affiliation; empty means that people.csv may say it.' },
    affiliation2: { ...text, description: 'Second line of the affiliation; may be empty.' },
    country: {
      ...country,
      description: 'Country, as its name or its code of two letters; the column may be left out.',
    },
    orcid: { ...orcid, description: 'ORCID iD; the column may be left out.' },
    page: { ...link, description: 'Web page of the person; the column may be left out.' },
    image: { ...portrait, description: 'Portrait; may be empty.' },
    accordion: { type: 'boolean', description: 'yes: also listed in the accordion on the home page.' },
  },
  required: ['committee', 'name', 'accordion'],
  additionalProperties: false,
} as const satisfies JsonSchema;
