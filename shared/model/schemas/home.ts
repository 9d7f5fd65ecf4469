import type { JsonSchema } from '../schema';
import { DRAFT, date, illustration, link, markdown, shownDays, text } from './fragments';

/** The sections of the home page below its introduction, in their usual order. */
export const homeSections = [
  'news',
  'objectives',
  'calls',
  'speakers',
  'fees',
  'program',
  'importantDates',
  'topics',
  'countdown',
  'venue',
  'chairs',
  'committees',
  'sponsorship',
  'partners',
  'join',
] as const;

/** A section of which the data may set only the heading and the days. */
const headedSection = (description: string) =>
  ({
    type: 'object',
    filledIn: true,
    description,
    properties: { heading: { ...text, filledIn: true, description: 'Heading.' }, ...shownDays },
    required: [],
    additionalProperties: false,
  }) as const;

export const homeSchema = {
  $schema: DRAFT,
  title: 'Home',
  description: 'The texts of the home page, section by section.',
  type: 'object',
  properties: {
    order: {
      type: 'array',
      filledIn: true,
      items: { type: 'string', enum: homeSections, description: 'One section.' },
      description:
        'The sections below the introduction, in the order in which they are shown; one that is not listed is not shown. Without it, all of them, in an order that follows the phase of the conference.',
    },
    byPhase: {
      type: 'boolean',
      filledIn: true,
      description:
        'true: the order of the sections follows the phase of the conference, from calls to its end; without it, unless an order is given.',
    },
    hero: {
      type: 'object',
      description: 'The introduction at the top.',
      filledIn: true,
      properties: {
        title: {
          ...text,
          filledIn: true,
          description: 'The title, typed letter by letter; without it, the name of the conference.',
        },
        edition: { ...text, description: 'Line with the edition; without it, that of conference.yaml.' },
        dates: { ...text, filledIn: true, description: 'The dates, as shown; without it, those of conference.yaml.' },
        venue: { ...text, filledIn: true, description: 'Hotel and city; without it, the place of conference.yaml.' },
        stars: {
          type: 'integer',
          minimum: 1,
          maximum: 5,
          description: 'Number of stars of the hotel; may be left out.',
        },
      },
      required: [],
      additionalProperties: false,
    },
    sponsorship: {
      type: 'object',
      description: 'The sponsorship paragraph.',
      properties: {
        heading: { ...text, description: 'Heading.' },
        text: { ...markdown, description: 'Who sponsors the conference, in Markdown.' },
        ...shownDays,
      },
      required: ['heading', 'text'],
      additionalProperties: false,
    },
    news: {
      type: 'array',
      filledIn: true,
      items: {
        type: 'object',
        description: 'One item.',
        properties: {
          text: { ...text, description: 'The announcement.' },
          button: { ...text, description: 'Words on the button.' },
          link: { ...link, description: 'Where the button leads.' },
          date: {
            ...date,
            description: 'Day on which it was announced; with it, the item is in the news feed. May be left out.',
          },
          ...shownDays,
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
        ...shownDays,
      },
      required: ['heading', 'text'],
      additionalProperties: false,
    },
    importantDates: {
      ...headedSection('The important dates.'),
      properties: {
        ...headedSection('').properties,
        as: {
          type: 'string',
          enum: ['timeline', 'cards'],
          description: 'timeline: all dates by day, as without it; cards: a card for each track.',
        },
      },
    },
    speakers: {
      type: 'object',
      filledIn: true,
      description: 'The keynote speakers.',
      properties: {
        heading: { ...text, filledIn: true, description: 'Heading.' },
        subheading: { ...text, description: 'Line under the heading; may be left out.' },
        talkLabel: { ...text, filledIn: true, description: 'Words before the title of the talk.' },
        bioLabel: { ...text, filledIn: true, description: 'Words before the biography.' },
        noProfile: {
          ...text,
          description: 'Words in place of the link to a profile, for speakers who have none; may be left out.',
        },
        ...shownDays,
      },
      required: [],
      additionalProperties: false,
    },
    calls: headedSection('The calls, with links to their pages.'),
    fees: headedSection('The fees at a glance.'),
    program: headedSection('The days of the program, with what is for everybody.'),
    venue: headedSection('The place, with a link to a map, and the map of attending.yaml.'),
    topics: headedSection('The topics.'),
    partners: headedSection('The partners.'),
    chairs: headedSection('The general chairs.'),
    committees: headedSection('The committees.'),
    join: {
      type: 'object',
      description: 'The sign-up section, shown if `features` of conference.yaml has `join: true`.',
      properties: {
        heading: { ...text, description: 'Headline.' },
        text: { ...text, description: 'Line under the headline.' },
        image: { ...illustration, description: 'Decorative picture next to the form; may be left out.' },
        button: { ...text, description: 'Words on the button.' },
        ...shownDays,
      },
      required: ['heading', 'text', 'button'],
      additionalProperties: false,
    },
    countdown: {
      type: 'object',
      filledIn: true,
      description: 'The countdown.',
      properties: {
        heading: {
          ...text,
          filledIn: true,
          description: 'Heading above the timers, shown until the conference opens.',
        },
        image: { ...illustration, description: 'Picture next to the timers; may be left out.' },
        imageAlt: { ...text, description: 'What the picture shows; may be left out where it only decorates.' },
        on: {
          ...text,
          description:
            "Sentence shown from the countdown's moment to the end of the last day; without it: The conference is under way.",
        },
        over: { ...text, filledIn: true, description: 'Sentence shown once the last day is over.' },
        ...shownDays,
      },
      required: [],
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
  required: [],
  additionalProperties: false,
} as const satisfies JsonSchema;
