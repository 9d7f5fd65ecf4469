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
  description: 'How site, documents and cards look, where it differs from a theme of the product.',
  type: 'object',
  properties: {
    preset: {
      type: 'string',
      enum: ['sea', 'atlas', 'ink'],
      description: 'The theme to begin with: sea (blue and orange), atlas (warm earth) or ink (neutral and plain).',
    },
    accent: { ...colour, description: 'Colour of buttons and stripes, as "#f08c2e" between quotation marks.' },
    band: {
      ...colour,
      description: 'Dark colour behind titles and at the foot, as "#0b3c5d" between quotation marks.',
    },
    surface: {
      ...colour,
      description: 'Colour behind cards and tables in light colours, as "#ffffff" between quotation marks.',
    },
    ink: { ...colour, description: 'Colour of text in light colours, as "#15242f" between quotation marks.' },
    dark: {
      type: 'object',
      description: 'The same for dark colours; accent and band are those of the light ones if they are left out.',
      properties: {
        accent: { ...colour, description: 'Colour of buttons and stripes, as "#f08c2e" between quotation marks.' },
        band: {
          ...colour,
          description: 'Dark colour behind titles and at the foot, as "#0b3c5d" between quotation marks.',
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
      description:
        'Face of the headings: marcellus, source-sans (as the text) or serif (what the visitor’s machine has).',
    },
    ownFont: {
      type: 'object',
      description: 'A face of your own for the headings, in place of displayFont.',
      properties: {
        family: { ...text, pattern: '^[A-Za-z0-9][A-Za-z0-9 -]*$', description: 'Its name, in plain letters.' },
        file: { ...font, description: 'Address of its WOFF2 file, as in /fonts/name.woff2.' },
        moreLetters: {
          ...font,
          description: 'Address of a second WOFF2 file, which has letters that the first one lacks.',
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
      description: 'A picture behind the title of the home page, in place of hero; it is darkened for the words on it.',
    },
    logo: {
      type: 'object',
      description: "The logo in the bar, in place of the association's.",
      properties: {
        light: { ...logo, description: 'For light grounds: a dark drawing.' },
        dark: { ...logo, description: 'For dark grounds and the band: a light drawing.' },
      },
      required: ['light', 'dark'],
      additionalProperties: false,
    },
    screenshots: {
      type: 'object',
      description:
        'Pictures of the site that browsers show when somebody installs it; may be left out. The command for pictures (README.md) takes them.',
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
        'The sign of the conference, square: an SVG, or a picture of at least 512 by 512 pixels. The icons of browsers and phones are made of it.',
    },
  },
  required: [],
  additionalProperties: false,
} as const satisfies JsonSchema;
