import type { JsonSchema } from '../schema';
import { DRAFT, date, email, link, text } from './fragments';

export const proceedingsSchema = {
  $schema: DRAFT,
  title: 'Proceedings',
  description: 'The volume in which the papers appear.',
  type: 'object',
  properties: {
    title: { ...text, description: 'Title of the volume, as on its title page.' },
    published: { ...date, description: 'Day on which it appears, as YYYY-MM-DD.' },
    editors: {
      type: 'array',
      items: { ...text, description: 'One name.', person: 'editor' },
      minItems: 1,
      description: 'Names of the editors, in the order of the title page; may be left out.',
    },
    publisher: {
      type: 'object',
      description: 'Who publishes it; may be left out.',
      properties: {
        name: { ...text, description: 'Name.' },
        place: { ...text, description: 'City; may be left out.' },
      },
      required: ['name'],
      additionalProperties: false,
    },
    series: {
      type: 'object',
      description: 'The series in which it appears; may be left out.',
      properties: {
        title: { ...text, description: 'Title of the series.' },
        issn: { ...text, format: 'issn', description: 'ISSN of the series; may be left out.' },
      },
      required: ['title'],
      additionalProperties: false,
    },
    volume: { ...text, description: 'Number of the volume in its series; may be left out.' },
    isbn: { ...text, format: 'isbn', description: 'ISBN; may be left out.' },
    doi: { ...text, format: 'doi', description: 'DOI of the volume; may be left out.' },
    url: { ...link, description: 'Where the volume can be read or bought; may be left out.' },
    doiPrefix: {
      ...text,
      pattern: '^10\\.[0-9]{4,9}$',
      description:
        'Your prefix at Crossref, such as 10.5555. Papers without a DOI in papers.csv are deposited with one that begins with it.',
    },
    depositor: {
      type: 'object',
      description: 'Who deposits at Crossref; the file that says so is public. May be left out.',
      properties: {
        name: { ...text, description: 'Name of the person or office.' },
        email: { ...email, description: 'Mailbox to which Crossref reports.' },
        registrant: { ...text, description: 'Organisation in whose name; without it, the publisher.' },
      },
      required: ['name', 'email'],
      additionalProperties: false,
    },
    dblpKey: {
      ...text,
      pattern: '^[a-z]+(/[A-Za-z0-9_-]+)+$',
      description: 'Key of the volume at dblp, such as conf/abc/2031; may be left out.',
    },
    ceurVolume: {
      ...text,
      pattern: '^Vol-([0-9]+|X+)$',
      description: 'Volume of CEUR-WS: Vol-XXXX until a number is assigned, then Vol-3600; may be left out.',
    },
    formats: {
      type: 'array',
      items: {
        type: 'string',
        enum: ['bib', 'ris', 'csl', 'dblp', 'crossref', 'ceur-ws'],
        description: 'One format.',
      },
      minItems: 1,
      description: 'The files to generate; without it, all for which the facts are known.',
    },
  },
  required: ['title', 'published'],
  additionalProperties: false,
} as const satisfies JsonSchema;
