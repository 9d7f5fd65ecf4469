import type { JsonSchema } from '../schema';
import { DRAFT, link, text } from './fragments';

export const navigationSchema = {
  $schema: DRAFT,
  title: 'Navigation',
  description: 'The menus of the navigation bar.',
  type: 'object',
  properties: {
    menus: {
      type: 'array',
      items: {
        type: 'object',
        description: 'One entry: either a link, or a menu with a list of links.',
        properties: {
          label: { ...text, description: 'Words shown in the bar.' },
          link: { ...link, description: 'Page that the entry leads to; left out for an entry that only opens a menu.' },
          tall: { type: 'boolean', description: 'The menu is long: give it a fixed height and let it scroll.' },
          items: {
            type: 'array',
            items: {
              type: 'object',
              description: 'One link inside a menu.',
              properties: {
                label: { ...text, description: 'Words of the link.' },
                link: { ...link, description: 'Page, or section of the home page such as /#speakers.' },
                elsewhere: {
                  ...link,
                  description: 'Where the link leads on all pages but the home page, if that differs.',
                },
              },
              required: ['label', 'link'],
              additionalProperties: false,
            },
            description: 'Links inside the menu.',
          },
        },
        required: ['label'],
        additionalProperties: false,
      },
      description: 'Entries of the bar, from left to right.',
    },
  },
  required: ['menus'],
  additionalProperties: false,
} as const satisfies JsonSchema;
