import type { JsonSchema } from '../schema';
import {
  abstract,
  aliases,
  contributionFields,
  DRAFT,
  endTime,
  id,
  language,
  link,
  mode,
  paperId,
  text,
  time,
} from './fragments';

export const papersSchema = {
  $schema: DRAFT,
  title: 'Paper',
  description: 'A paper presented in a session.',
  type: 'object',
  properties: {
    id: { ...paperId, description: 'Number of the paper in the submission service, such as 101 or main.49.' },
    session: {
      ...id,
      description: 'Id of the session, from sessions.csv; empty if presentations.csv says when it is presented.',
    },
    start: { ...time, description: 'When the talk starts, as HH:MM; the column may be left out.' },
    end: { ...endTime, description: 'When the talk ends, as HH:MM; the column may be left out.' },
    title: { ...text, description: 'Title.' },
    authors: {
      type: 'array',
      items: { ...text, description: 'One name.', person: 'author' },
      filledIn: true,
      description:
        'Names of the authors, separated by semicolons, the presenting author first; empty if nobody is named.',
    },
    mode: { ...mode, description: 'How it is presented; empty means in person.' },
    note: { ...text, description: 'A note shown with the paper; may be empty.' },
    language: {
      ...language,
      description: "Language of the title where it is not the page's, as its code: fr, ar; the column may be left out.",
    },
    abstract: { ...abstract, description: 'What the paper is about, in Markdown; shown when a visitor opens it.' },
    keywords: {
      type: 'array',
      items: { ...text, description: 'One keyword.' },
      description: 'Keywords, separated by semicolons.',
    },
    topics: {
      type: 'array',
      items: { ...text, description: 'One number.' },
      description: 'Numbers of its topics, from topics.csv, separated by semicolons.',
    },
    track: { ...id, description: 'Id of its track, from tracks.csv.' },
    pages: { ...text, description: 'Pages in the proceedings, such as 12-19.' },
    doi: { ...text, format: 'doi', description: 'Its DOI, such as 10.1000/182.' },
    pdf: { ...link, description: 'Address of the paper itself.' },
    slides: { ...link, description: 'Address of the slides.' },
    video: { ...link, description: 'Address of a recording.' },
    code: { ...link, description: 'Address of the code or the data.' },
    award: { ...text, description: 'What it was awarded, such as "Best paper".' },
    corresponding: { ...text, description: 'Name of the author to write to, as it is written among the authors.' },
    ...contributionFields,
    aliases: { ...aliases, description: "Other addresses that show the paper's page, separated by semicolons." },
  },
  required: ['id', 'title'],
  additionalProperties: false,
} as const satisfies JsonSchema;
