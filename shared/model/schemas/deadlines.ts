import type { JsonSchema } from '../schema';
import { DRAFT, date, endTime, id, text } from './fragments';

export const deadlinesSchema = {
  $schema: DRAFT,
  title: 'Deadline',
  description: 'A deadline or another date of a track.',
  type: 'object',
  properties: {
    track: { ...id, description: 'Id of the track, from tracks.csv.' },
    milestone: {
      ...id,
      description: 'Short id, unique within the track: submission, notification, camera-ready, conference.',
    },
    label: { ...text, description: 'What is due.' },
    date: { ...date, description: 'The date in force, as YYYY-MM-DD.' },
    endDate: { ...date, description: 'Last day, if it is a period.' },
    time: {
      ...endTime,
      description: 'Hour at which it ends on the last day, as HH:MM; empty if at the end of the day.',
    },
    zone: {
      ...text,
      format: 'deadline-zone',
      description:
        'Time zone of the hour or the day: AoE (anywhere on Earth, UTC−12) or an IANA name such as Europe/Paris; empty means that of the conference.',
    },
    superseded: {
      ...date,
      description: 'The earlier date that this one replaced, shown struck through; empty if there was none.',
    },
  },
  required: ['track', 'milestone', 'label', 'date'],
  additionalProperties: false,
} as const satisfies JsonSchema;
