import type { JsonSchema } from '../schema';
import {
  action,
  biography,
  DRAFT,
  id,
  markdown,
  ownRoute,
  pageDescription,
  personName,
  portrait,
  text,
} from './fragments';

export const panelsSchema = {
  $schema: DRAFT,
  title: 'Panel',
  description: 'A panel with a page of its own.',
  type: 'object',
  properties: {
    id: { ...id, description: 'Short id, used in sessions.csv.' },
    path: { ...ownRoute, description: 'Address of its page, starting with a slash; may be left out.' },
    title: { ...text, description: 'Heading of the page.' },
    description: pageDescription,
    venue: { ...text, description: 'Where it takes place; may be left out.' },
    intro: { ...markdown, description: 'What it is about, in Markdown.' },
    themes: {
      type: 'array',
      filledIn: true,
      items: { ...text, description: 'One theme.' },
      description: 'Themes, as a list; may be empty.',
    },
    detailsHeading: { ...text, filledIn: true, description: 'Heading above the people; may be left out.' },
    chair: {
      type: 'object',
      description: 'Who chairs the panel.',
      properties: {
        name: { ...personName, person: 'panel-chair' },
        affiliation: { ...text, description: 'Affiliation or function.' },
        image: { ...portrait, description: 'Portrait.' },
        bio: biography,
      },
      required: ['name', 'affiliation', 'image', 'bio'],
      additionalProperties: false,
    },
    panelists: {
      type: 'array',
      filledIn: true,
      items: {
        type: 'object',
        description: 'One panelist.',
        properties: {
          company: { ...text, description: 'Company or institution.' },
          name: { ...personName, person: 'panelist' },
          role: { ...text, description: 'Role there.' },
          image: { ...portrait, description: 'Portrait.' },
        },
        required: ['company', 'name', 'role', 'image'],
        additionalProperties: false,
      },
      description: 'Panelists, shown as a table; may be empty.',
    },
    speakers: {
      type: 'array',
      filledIn: true,
      items: {
        type: 'object',
        description: 'One speaker.',
        properties: {
          name: { ...personName, person: 'panelist' },
          affiliation: { ...text, description: 'Affiliation or function.' },
          image: { ...portrait, description: 'Portrait.' },
          bio: biography,
        },
        required: ['name', 'affiliation', 'image', 'bio'],
        additionalProperties: false,
      },
      description: 'Speakers, shown with their biographies; may be empty.',
    },
    action: { ...action, description: 'A button at the end of the page; may be left out.' },
  },
  required: ['id', 'title', 'intro', 'chair'],
  additionalProperties: false,
} as const satisfies JsonSchema;
