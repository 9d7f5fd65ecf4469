import type { JsonSchema } from '../schema';
import { DRAFT, date, email, endTime, id, link, markdown, ownRoute, personName, text } from './fragments';

export const specialSessionsSchema = {
  $schema: DRAFT,
  title: 'SpecialSession',
  description: 'A special session with a page of its own.',
  type: 'object',
  properties: {
    id: { ...id, description: 'Short id.' },
    path: { ...ownRoute, description: 'Address of its page, starting with a slash; may be left out.' },
    menuLabel: {
      ...text,
      filledIn: true,
      description: 'Short name for menus and the schedule; without it, the title.',
    },
    title: { ...text, description: 'Heading of the page.' },
    subtitle: { ...text, description: 'Line under the heading.' },
    accepted: { type: 'boolean', description: 'true: listed among the accepted special sessions.' },
    chairs: {
      type: 'array',
      items: {
        type: 'object',
        description: 'One chair.',
        properties: {
          name: { ...personName, person: 'organizer' },
          university: { ...text, description: 'Affiliation.' },
          email: { ...email, description: 'E-mail address.' },
        },
        required: ['name', 'university', 'email'],
        additionalProperties: false,
      },
      minItems: 1,
      description: 'Who chairs the session.',
    },
    text: { ...markdown, description: 'What the session is about, in Markdown.' },
    textOf: { ...id, description: 'Id of another special session whose text is shown; in place of text.' },
    submission: { ...markdown, description: 'How to submit, in Markdown: which track to select.' },
    link: { ...link, description: 'Where papers are submitted; left out if there is no link.' },
    secondLink: { ...link, description: 'A second link, such as to the templates; may be left out.' },
    deadline: { ...date, description: 'Deadline for papers, as YYYY-MM-DD; may be left out.' },
    deadlineTime: { ...endTime, description: 'Hour at which it ends, as HH:MM; without it, at the end of the day.' },
    deadlineZone: {
      ...text,
      format: 'deadline-zone',
      description:
        'Time zone of the deadline: AoE (anywhere on Earth, UTC−12) or an IANA name such as Europe/Paris; without it, that of the conference.',
    },
    document: { ...link, description: 'The PDF with the details; left out if there is none.' },
  },
  required: ['id', 'title', 'subtitle', 'accepted', 'chairs', 'submission'],
  additionalProperties: false,
} as const satisfies JsonSchema;
