import type { JsonSchema } from '../schema';
import { country, DRAFT, link, orcid, personName, text } from './fragments';

export const programCommitteeSchema = {
  $schema: DRAFT,
  title: 'ProgramCommitteeMember',
  description: 'A member of the program committee.',
  type: 'object',
  properties: {
    name: { ...personName, person: 'member' },
    affiliation: { ...text, description: 'Affiliation; empty means that people.csv may say it.' },
    country: { ...country, description: 'Country, as its name or its code of two letters; may be empty.' },
    orcid: { ...orcid, description: 'ORCID iD; the column may be left out.' },
    page: { ...link, description: 'Web page of the person; the column may be left out.' },
  },
  required: ['name'],
  additionalProperties: false,
} as const satisfies JsonSchema;
