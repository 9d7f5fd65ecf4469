import type { JsonSchema } from '../schema';
import { aliases, country, DRAFT, id, link, links, longText, orcid, personName, portrait, text } from './fragments';

export const peopleSchema = {
  $schema: DRAFT,
  title: 'Person',
  description: 'A person whom other files name. These facts are shown wherever the name is.',
  type: 'object',
  properties: {
    name: { ...personName, description: 'Full name, as the other files write it.' },
    familyName: { ...text, description: 'Family name, as a part of the name; may be empty.' },
    givenName: {
      ...text,
      description: 'Given name, where it does not follow from name and family name; may be empty.',
    },
    suffix: { ...text, description: 'What follows the family name, as "Jr." or "III"; may be empty.' },
    organisation: {
      type: 'boolean',
      description: 'yes: it is an organisation, which speaks or writes as people do; may be empty.',
    },
    affiliation: { ...text, description: 'Affiliation, for files that give none; may be empty.' },
    country: { ...country, description: 'Country, as its name or its code of two letters (ISO 3166); may be empty.' },
    orcid: { ...orcid, description: 'ORCID iD, four groups of four digits; may be empty.' },
    page: { ...link, description: "Address of the person's own page; may be empty." },
    image: { ...portrait, description: 'Portrait, for the places that give none; may be empty.' },
    bio: { ...longText, description: 'Biography, in paragraphs; may be empty.' },
    pronouns: { ...text, description: 'Pronouns, such as she/her, for the page and the badge; may be empty.' },
    links,
    spellings: {
      type: 'array',
      items: { ...text, description: 'One other spelling.' },
      description: 'Other spellings of the name that mean the same person, separated by semicolons.',
    },
    notSameAs: {
      type: 'array',
      items: { ...text, description: 'One name.' },
      description: 'Similar names of other people, separated by semicolons.',
    },
    id: {
      ...id,
      description:
        "Last part of the address of the person's page, in place of the one that follows from the name; may be empty.",
    },
    aliases: { ...aliases, description: "Other addresses that show the person's page, separated by semicolons." },
  },
  required: ['name'],
  additionalProperties: false,
} as const satisfies JsonSchema;
