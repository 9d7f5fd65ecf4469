import type { JsonSchema } from '../schema';
import { abstract, aliases, contributionFields, DRAFT, id, language, paperId, text } from './fragments';

export const postersSchema = {
  $schema: DRAFT,
  title: 'Poster',
  description: 'A poster.',
  type: 'object',
  properties: {
    id: { ...paperId, description: 'Number of the poster, such as P01.' },
    title: { ...text, description: 'Title.' },
    authors: {
      type: 'array',
      items: { ...text, description: 'One name.', person: 'author' },
      minItems: 1,
      description: 'Names of the authors, separated by semicolons.',
    },
    language: {
      ...language,
      description: "Language of the title where it is not the page's, as its code: fr, ar; the column may be left out.",
    },
    session: { ...id, description: 'Id of the session in which it is shown, from sessions.csv; may be left out.' },
    board: { ...text, description: 'Number or place of its board; may be left out.' },
    abstract: { ...abstract, description: 'What the poster is about, in Markdown; shown when a visitor opens it.' },
    ...contributionFields,
    aliases: { ...aliases, description: "Other addresses that show the poster's page, separated by semicolons." },
  },
  required: ['id', 'title', 'authors'],
  additionalProperties: false,
} as const satisfies JsonSchema;
