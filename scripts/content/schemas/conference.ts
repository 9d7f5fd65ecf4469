import type { JsonSchema } from '../schemas';
import { DRAFT, date, id, link, logo, text, time } from './fragments';

export const conferenceSchema = {
  $schema: DRAFT,
  title: 'Conference',
  description: 'Who, when and where: the facts that every page uses.',
  type: 'object',
  properties: {
    name: { ...text, description: 'Full name of the conference.' },
    acronym: { ...text, description: 'Short name with the year, as in "AMICAI 2023".' },
    edition: { ...text, description: 'Which edition this is, as in "First edition".' },
    brand: { ...text, description: 'Name used when the site greets somebody who joins.' },
    description: { ...text, description: 'One or two sentences for search engines and link previews.' },
    url: { ...text, format: 'origin', description: 'Public address of the site, without a slash at the end.' },
    language: {
      ...text,
      pattern: '^[a-z]{2,3}(-[A-Za-z0-9]+)*$',
      description: 'Language of the texts, as a BCP 47 tag such as "en".',
    },
    digits: {
      type: 'string',
      enum: ['latin', 'arabic'],
      description:
        'Digits of dates and numbers on an Arabic site: latin (0123) or arabic (٠١٢٣). May be left out: latin in the Maghreb, arabic in Egypt (ar-EG).',
    },
    start: { ...date, description: 'First day, as YYYY-MM-DD.' },
    end: { ...date, description: 'Last day, as YYYY-MM-DD.' },
    opens: {
      ...time,
      description:
        'When the venue opens each day, as HH:MM; may be left out. Sessions are held to it, social events are not.',
    },
    closes: { ...time, description: 'When the venue closes each day, as HH:MM; may be left out.' },
    timeZone: { ...text, format: 'time-zone', description: 'Time zone by its IANA name, such as "Africa/Tunis".' },
    utcOffset: {
      ...text,
      pattern: '^[+-][0-9]{2}:[0-9]{2}$',
      description: 'Offset from UTC during the conference, such as "+01:00".',
    },
    timeZoneLabel: { ...text, description: 'How the time zone is written on pages, such as "GMT+1".' },
    countdownTarget: {
      ...text,
      format: 'local-date-time',
      description: 'Local date and time that the countdown runs to, as YYYY-MM-DDTHH:MM.',
    },
    venue: {
      type: 'object',
      description: 'The place.',
      properties: {
        name: { ...text, description: 'Name of the hotel or building.' },
        city: { ...text, description: 'City.' },
        country: { ...text, description: 'Country.' },
        countryCode: { ...text, pattern: '^[A-Z]{2}$', description: 'Two-letter country code (ISO 3166-1).' },
        address: { ...text, description: 'Street address.' },
      },
      required: ['name', 'city', 'country', 'countryCode', 'address'],
      additionalProperties: false,
    },
    organizer: {
      type: 'object',
      description: 'The association that organises the conference.',
      properties: {
        name: { ...text, description: 'Name of the association.' },
        url: { ...link, description: 'Website of the association; the logo in the navigation bar links to it.' },
        logo: { ...logo, description: 'Logo for the transparent navigation bar.' },
        logoDark: { ...logo, description: 'Darker logo for the white navigation bar.' },
      },
      required: ['name', 'url', 'logo', 'logoDark'],
      additionalProperties: false,
    },
    links: {
      type: 'array',
      items: {
        type: 'object',
        description: 'One outside address.',
        properties: {
          id: { ...id, description: 'Short id, used in texts as {{links.id}}.' },
          label: { ...text, description: 'What the link is called.' },
          url: { ...link, description: 'The address.' },
        },
        required: ['id', 'label', 'url'],
        additionalProperties: false,
      },
      description: 'Outside addresses used in texts, each by its id.',
    },
    features: {
      type: 'object',
      description: 'Parts of the site that can be switched off.',
      properties: {
        newsBanner: { type: 'boolean', description: 'Show the news banner on the home page.' },
        join: { type: 'boolean', description: 'Show the Join section on the home page.' },
        countdown: { type: 'boolean', description: 'Show the countdown on the home page.' },
      },
      required: ['newsBanner', 'join', 'countdown'],
      additionalProperties: false,
    },
  },
  required: [
    'name',
    'acronym',
    'edition',
    'brand',
    'description',
    'url',
    'language',
    'start',
    'end',
    'timeZone',
    'utcOffset',
    'timeZoneLabel',
    'countdownTarget',
    'venue',
    'organizer',
    'links',
    'features',
  ],
  additionalProperties: false,
} as const satisfies JsonSchema;
