import type { JsonSchema } from '../schema';
import { aliases, DRAFT, longText, text, topicPicture } from './fragments';

export const topicsSchema = {
  $schema: DRAFT,
  title: 'Topic',
  description: 'A topic of the conference.',
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1, description: 'Number of the topic, unique.' },
    title: { ...text, description: 'Name of the topic.' },
    theme: { ...text, description: 'What the topic is a part of, as a heading over all topics of it; may be empty.' },
    image: { ...topicPicture, description: 'Illustration; may be empty.' },
    content: { ...longText, description: 'A sentence about the topic; may be empty.' },
    aliases: { ...aliases, description: "Other addresses that show the topic's page, separated by semicolons." },
  },
  required: ['id', 'title'],
  additionalProperties: false,
} as const satisfies JsonSchema;
