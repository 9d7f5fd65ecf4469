import type { JsonSchema } from '../schemas';
import { DRAFT, illustration, link, markdown, text } from './fragments';

export const homeSchema = {
  $schema: DRAFT,
  title: 'Home',
  description: 'The texts of the home page, section by section.',
  type: 'object',
  properties: {
    hero: {
      type: 'object',
      description: 'The introduction at the top.',
      properties: {
        title: { ...text, description: 'The title, typed letter by letter.' },
        edition: { ...text, description: 'Line with the edition.' },
        dates: { ...text, description: 'The dates, as shown.' },
        venue: { ...text, description: 'Hotel and city.' },
        stars: { type: 'integer', minimum: 1, maximum: 5, description: 'Number of stars of the hotel.' },
      },
      required: ['title', 'edition', 'dates', 'venue', 'stars'],
      additionalProperties: false,
    },
    sponsorship: {
      type: 'object',
      description: 'The sponsorship paragraph.',
      properties: {
        heading: { ...text, description: 'Heading.' },
        text: { ...markdown, description: 'Who sponsors the conference, in Markdown.' },
      },
      required: ['heading', 'text'],
      additionalProperties: false,
    },
    news: {
      type: 'array',
      items: {
        type: 'object',
        description: 'One item.',
        properties: {
          text: { ...text, description: 'The announcement.' },
          button: { ...text, description: 'Words on the button.' },
          link: { ...link, description: 'Where the button leads.' },
        },
        required: ['text', 'button', 'link'],
        additionalProperties: false,
      },
      description: 'Items of the news banner.',
    },
    objectives: {
      type: 'object',
      description: 'What the conference is for.',
      properties: {
        heading: { ...text, description: 'Heading.' },
        text: { ...markdown, description: 'Text, in Markdown.' },
      },
      required: ['heading', 'text'],
      additionalProperties: false,
    },
    importantDates: {
      type: 'object',
      description: 'The important dates.',
      properties: {
        heading: { ...text, description: 'Heading.' },
      },
      required: ['heading'],
      additionalProperties: false,
    },
    speakers: {
      type: 'object',
      description: 'The keynote speakers.',
      properties: {
        heading: { ...text, description: 'Heading.' },
        subheading: { ...text, description: 'Line under the heading.' },
        talkLabel: { ...text, description: 'Words before the title of the talk.' },
        bioLabel: { ...text, description: 'Words before the biography.' },
      },
      required: ['heading', 'subheading', 'talkLabel', 'bioLabel'],
      additionalProperties: false,
    },
    topics: {
      type: 'object',
      description: 'The topics.',
      properties: {
        heading: { ...text, description: 'Heading.' },
      },
      required: ['heading'],
      additionalProperties: false,
    },
    partners: {
      type: 'object',
      description: 'The partners.',
      properties: {
        heading: { ...text, description: 'Heading.' },
      },
      required: ['heading'],
      additionalProperties: false,
    },
    chairs: {
      type: 'object',
      description: 'The general chairs.',
      properties: {
        heading: { ...text, description: 'Heading.' },
      },
      required: ['heading'],
      additionalProperties: false,
    },
    committees: {
      type: 'object',
      description: 'The committees.',
      properties: {
        heading: { ...text, description: 'Heading.' },
      },
      required: ['heading'],
      additionalProperties: false,
    },
    join: {
      type: 'object',
      description: 'The sign-up section.',
      properties: {
        heading: { ...text, description: 'Headline.' },
        text: { ...text, description: 'Line under the headline.' },
        image: { ...illustration, description: 'Decorative picture beside the form.' },
        button: { ...text, description: 'Words on the button.' },
      },
      required: ['heading', 'text', 'image', 'button'],
      additionalProperties: false,
    },
    countdown: {
      type: 'object',
      description: 'The countdown.',
      properties: {
        heading: { ...text, description: 'Heading above the timers, shown until the conference opens.' },
        image: { ...illustration, description: 'Picture beside the timers.' },
        imageAlt: { ...text, description: 'What the picture shows.' },
        on: {
          ...text,
          description:
            "Sentence shown from the countdown's moment to the end of the last day; without it: The conference is on.",
        },
        over: { ...text, description: 'Sentence shown once the last day is over.' },
      },
      required: ['heading', 'image', 'imageAlt', 'over'],
      additionalProperties: false,
    },
    template: {
      type: 'object',
      description: 'The download link for the special-session proposal template.',
      properties: {
        label: { ...text, description: 'Words of the link.' },
        link: { ...link, description: 'The document.' },
      },
      required: ['label', 'link'],
      additionalProperties: false,
    },
  },
  required: [
    'hero',
    'sponsorship',
    'news',
    'objectives',
    'importantDates',
    'speakers',
    'topics',
    'partners',
    'chairs',
    'committees',
    'join',
    'countdown',
    'template',
  ],
  additionalProperties: false,
} as const satisfies JsonSchema;
