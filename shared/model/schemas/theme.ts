import type { JsonSchema } from '../schema';
import { DRAFT, logo, text } from './fragments';

const colour = { ...text, format: 'colour' } as const;

/** The letters of a font, as browsers load them. */
const font = { ...text, format: 'asset', pattern: '\\.woff2$' } as const;

/** Pictures of the site on one kind of device. */
const screenshots = {
  type: 'array',
  minItems: 1,
  items: {
    type: 'object',
    description: 'One picture.',
    properties: {
      image: { ...text, format: 'asset', picture: 'screenshot', description: 'The picture.' },
      label: { ...text, description: 'What it shows, in a few words.' },
    },
    required: ['image', 'label'],
    additionalProperties: false,
  },
} as const;

export const themeSchema = {
  $schema: DRAFT,
  title: 'ThemeSettings',
  description: 'The theme of site, documents and share cards, as far as it differs from a built-in theme.',
  type: 'object',
  properties: {
    preset: {
      type: 'string',
      enum: ['sea', 'atlas', 'ink'],
      description: 'The theme to begin with: sea (blue and orange), atlas (warm earth) or ink (neutral and plain).',
    },
    look: {
      type: 'string',
      enum: ['arch', 'quiet', 'bold'],
      description:
        'Typefaces, density and tables: arch (the default), quiet (a journal: serif letters, hairlines, dense) or bold (a poster: large heavy letters, outlines, blocks of the accent).',
    },
    accent: { ...colour, description: 'Colour of buttons and stripes, as "#f08c2e" between quotation marks.' },
    band: {
      ...colour,
      description: 'Dark colour behind titles and of the footer, as "#0b3c5d" between quotation marks.',
    },
    surface: {
      ...colour,
      description: 'Colour behind cards and tables in the light scheme, as "#ffffff" between quotation marks.',
    },
    ink: { ...colour, description: 'Colour of text in the light scheme, as "#15242f" between quotation marks.' },
    dark: {
      type: 'object',
      description: 'The same for the dark scheme; accent and band default to those of the light one.',
      properties: {
        accent: { ...colour, description: 'Colour of buttons and stripes, as "#f08c2e" between quotation marks.' },
        band: {
          ...colour,
          description: 'Dark colour behind titles and of the footer, as "#0b3c5d" between quotation marks.',
        },
        surface: { ...colour, description: 'Colour behind cards and tables, as "#14242f" between quotation marks.' },
        ink: { ...colour, description: 'Colour of text, as "#eef3f6" between quotation marks.' },
      },
      required: [],
      additionalProperties: false,
    },
    displayFont: {
      type: 'string',
      enum: ['marcellus', 'source-sans', 'serif'],
      description: 'Typeface of headings: marcellus, source-sans (as the text) or serif (of the visitor’s system).',
    },
    ownFont: {
      type: 'object',
      description: 'A typeface of your own for headings, in place of displayFont.',
      properties: {
        family: { ...text, pattern: '^[A-Za-z0-9][A-Za-z0-9 -]*$', description: 'Its name, in plain letters.' },
        file: { ...font, description: 'Address of its WOFF2 file, as in /fonts/name.woff2.' },
        moreLetters: {
          ...font,
          description: 'Address of a second WOFF2 file with letters that the first one lacks.',
        },
      },
      required: ['family', 'file'],
      additionalProperties: false,
    },
    radius: { type: 'string', enum: ['none', 'small', 'large'], description: 'How round corners are.' },
    hero: {
      type: 'string',
      enum: ['sea', 'pattern', 'plain'],
      description:
        'What is behind the title of the home page and, smaller, of every page: sea (with a window and waves), pattern or plain.',
    },
    heroPicture: {
      ...text,
      format: 'asset',
      picture: 'hero',
      description:
        'A picture behind the title of the home page, in place of hero; it is darkened so that the title is legible.',
    },
    logo: {
      type: 'object',
      description: "The logo in the bar, in place of the association's.",
      properties: {
        light: { ...logo, description: 'For light backgrounds: a dark drawing.' },
        dark: { ...logo, description: 'For dark backgrounds and the band: a light drawing.' },
      },
      required: ['light', 'dark'],
      additionalProperties: false,
    },
    screenshots: {
      type: 'object',
      description:
        'Screenshots that browsers show before they install the site; may be left out. "npm run screenshots -- --install" takes them.',
      properties: {
        narrow: { ...screenshots, description: 'On a phone, all of one shape.' },
        wide: { ...screenshots, description: 'On a computer, all of one shape.' },
      },
      required: [],
      additionalProperties: false,
    },
    icon: {
      ...text,
      format: 'asset',
      picture: 'icon',
      description:
        'The icon of the conference, square: an SVG, or a picture of at least 512 by 512 pixels. The icons of browsers and phones are generated from it.',
    },
  },
  required: [],
  additionalProperties: false,
} as const satisfies JsonSchema;
