import { PHASES } from '../../phases/phase-names';
import type { JsonSchema } from '../schema';
import { action, DRAFT, date, endTime, id, link, logo, text, time } from './fragments';

/** The language of a whole site. */
const languageTag = { ...text, pattern: '^[a-z]{2,3}(-[A-Za-z0-9]+)*$' } as const;

export const conferenceSchema = {
  $schema: DRAFT,
  title: 'Conference',
  description: 'Who, when and where: the facts that every page uses.',
  type: 'object',
  properties: {
    name: { ...text, description: 'Full name of the conference.' },
    acronym: { ...text, description: 'Short name with the year, as in "ABC 2031".' },
    edition: { ...text, description: 'Which edition this is, as in "First edition"; may be left out.' },
    brand: {
      ...text,
      filledIn: true,
      description: 'Name in the greeting after sign-up; without it, the acronym.',
    },
    description: {
      ...text,
      filledIn: true,
      description:
        'One or two sentences for search engines and link previews; without it, the name, the days and the place.',
    },
    url: {
      ...text,
      format: 'origin',
      description:
        'Public address of the site, without a slash at the end; it may have a path, as in https://example.org/conf2027. Without it, search engines are not informed of the site.',
    },
    formerUrls: {
      type: 'array',
      items: { ...text, format: 'origin', description: 'One address, without a slash at the end.' },
      minItems: 1,
      description:
        'Addresses that the site had before, the oldest first; only after a move. Calendars keep their events and visitors their stars, and the build makes the pages that forward from there: docs/publish.md, "Move to another address".',
    },
    language: {
      ...languageTag,
      filledIn: true,
      description: 'Language of the texts, as a BCP 47 tag such as "en"; without it, English.',
    },
    translations: {
      type: 'array',
      items: {
        type: 'object',
        description: 'One site in another language.',
        properties: {
          language: {
            ...languageTag,
            description: 'Its language, as a BCP 47 tag such as "fr".',
          },
          url: { ...text, format: 'origin', description: 'Its public address, without a slash at the end.' },
        },
        required: ['language', 'url'],
        additionalProperties: false,
      },
      minItems: 1,
      description:
        'Sites of the same conference in other languages, each with its own data and the same addresses of pages; may be left out. Pages link to them, also for search engines.',
    },
    twoDigitDays: {
      type: 'boolean',
      description: 'true: days of English dates have two digits, as in "June 02, 2031".',
    },
    digits: {
      type: 'string',
      enum: ['latin', 'arabic'],
      description:
        'Digits of dates and numbers on an Arabic site: latin (0123) or arabic (٠١٢٣). May be left out: then as is usual in the country of the venue, or in that of the language (ar-EG).',
    },
    start: { ...date, description: 'First day, as YYYY-MM-DD.' },
    end: { ...date, description: 'Last day, as YYYY-MM-DD.' },
    opens: {
      ...time,
      description:
        'When the venue opens each day, as HH:MM; may be left out. Sessions before it are reported, social events are not.',
    },
    closes: { ...endTime, description: 'When the venue closes each day, as HH:MM; may be left out.' },
    dayEnds: {
      ...text,
      format: 'night-hour',
      description:
        'Hour at which the days of the program end, as HH:MM: what starts before it, on the date after, is listed with the evening; may be left out: then at midnight.',
    },
    timeZone: { ...text, format: 'time-zone', description: 'Time zone by its IANA name, such as "Africa/Tunis".' },
    utcOffset: {
      ...text,
      filledIn: true,
      pattern: '^[+-][0-9]{2}:[0-9]{2}$',
      description: 'Offset from UTC during the conference, such as "+01:00"; it follows from the time zone.',
    },
    timeZoneLabel: {
      ...text,
      filledIn: true,
      description: 'How the time zone is written on pages, such as "GMT+1"; it follows from the time zone.',
    },
    countdownTarget: {
      ...text,
      filledIn: true,
      format: 'local-date-time',
      description:
        'Local date and time that the countdown runs to, as YYYY-MM-DDTHH:MM; without it, the start of the first session.',
    },
    online: {
      type: 'boolean',
      filledIn: true,
      description: 'true: people take part online; with a venue, there and online.',
    },
    venue: {
      type: 'object',
      description: 'The place; left out if the conference is online only.',
      properties: {
        name: { ...text, description: 'Name of the hotel or building; may be left out.' },
        city: { ...text, description: 'Name of the city.' },
        country: { ...text, description: 'Name of the country; may be left out.' },
        countryCode: {
          ...text,
          pattern: '^[A-Z]{2}$',
          description: 'Two-letter country code (ISO 3166-1); may be left out.',
        },
        address: { ...text, description: 'Street address; may be left out.' },
      },
      required: ['city'],
      additionalProperties: false,
    },
    organizer: {
      type: 'object',
      description: 'The association that organises the conference; may be left out.',
      properties: {
        name: { ...text, description: 'Name of the association.' },
        url: {
          ...link,
          description: 'Website of the association, to which its logo in the navigation bar links; may be left out.',
        },
        logo: {
          ...logo,
          description: 'Logo for the transparent navigation bar; without it, the bar shows the acronym.',
        },
        logoDark: { ...logo, description: 'Darker logo for the white navigation bar; without it, the other one.' },
      },
      required: ['name'],
      additionalProperties: false,
    },
    links: {
      type: 'array',
      filledIn: true,
      items: {
        type: 'object',
        description: 'One outside address.',
        properties: {
          id: {
            ...id,
            description:
              'Short id, used in texts as {{links.id}}. "submission" is also where the buttons of calls lead, "registration-form" that of the registration page.',
          },
          label: { ...text, description: 'What the link is called.' },
          url: { ...link, description: 'The address.' },
        },
        required: ['id', 'label', 'url'],
        additionalProperties: false,
      },
      description: 'Outside addresses used in texts, each by its id.',
    },
    dataLicense: {
      ...text,
      format: 'link',
      description:
        'Address of the licence of the open data below /data, such as https://creativecommons.org/licenses/by/4.0/; without it none is granted.',
    },
    phases: {
      type: 'array',
      items: {
        type: 'object',
        description: 'One phase.',
        properties: {
          phase: {
            type: 'string',
            enum: PHASES,
            description:
              'Its name: calls, decisions (review and final versions), registration, before (the last week), during, after.',
          },
          from: {
            ...date,
            description: 'First day of it; without it, the day that follows from the deadlines and days.',
          },
          actions: {
            type: 'array',
            items: action,
            minItems: 1,
            description:
              'One or two buttons below the title of the home page; without them, links to the pages that matter then.',
          },
        },
        required: ['phase'],
        additionalProperties: false,
      },
      description: 'The phases of the conference follow from its deadlines and days. This list overrides them.',
    },
    checks: {
      type: 'string',
      enum: ['core', 'thorough'],
      description:
        'Which rules check the data: "core" are those that are nearly always right, "thorough" are all. Default: core.',
    },
    dataFormat: {
      type: 'integer',
      minimum: 1,
      description:
        'Format of all data files, which `npx colloquium update` raises when a later Colloquium has another one; without it, 1.',
    },
    features: {
      type: 'object',
      filledIn: true,
      description: 'Parts of the site that can be switched off. By default each but join is on if it has content.',
      properties: {
        newsBanner: { type: 'boolean', filledIn: true, description: 'Show the news banner on the home page.' },
        join: {
          type: 'boolean',
          filledIn: true,
          description:
            'Show the sign-up section on the home page. Its form is disabled: it announces a sign-up that is not open yet. Default: no.',
        },
        countdown: { type: 'boolean', filledIn: true, description: 'Show the countdown on the home page.' },
        sessionPages: { type: 'boolean', filledIn: true, description: 'A page for each session.' },
        paperPages: {
          type: 'boolean',
          filledIn: true,
          description: 'A page for each paper and poster, and a list of all of them.',
        },
        personPages: {
          type: 'boolean',
          filledIn: true,
          description: 'A page for everybody whom the data names, and a list of all people.',
        },
        topicPages: { type: 'boolean', filledIn: true, description: 'A page for each topic that papers name.' },
        search: {
          type: 'boolean',
          filledIn: true,
          description: 'A field in the bar of every page, and a page, that find sessions, papers, people and pages.',
        },
        myProgramme: {
          type: 'boolean',
          filledIn: true,
          description: 'Stars on sessions, papers and posters, and a page of what a visitor has starred.',
        },
        offline: {
          type: 'boolean',
          filledIn: true,
          description:
            'Visitors can read the program without a network, since their browsers cache it; false deletes these caches.',
        },
      },
      required: [],
      additionalProperties: false,
    },
  },
  required: ['name', 'acronym', 'start', 'end', 'timeZone'],
  additionalProperties: false,
} as const satisfies JsonSchema;
