import type { JsonSchema } from '../schema';
import { DRAFT, id, text } from './fragments';

export const documentsSchema = {
  $schema: DRAFT,
  title: 'Document',
  description: 'A document that the build makes for downloading.',
  type: 'object',
  properties: {
    file: {
      ...text,
      pattern: '^[a-z0-9][a-z0-9.-]*\\.(pdf|docx)$',
      description: 'File name; the address is /documents/ and this name.',
    },
    kind: {
      type: 'string',
      enum: ['booklet', 'poster-guidelines', 'special-session-call', 'proposal-template'],
      description: 'What is in it.',
    },
    title: { ...text, description: 'Title, as shown on links and inside the document.' },
    specialSession: { ...id, description: 'Id of the special session, for a special-session-call.' },
  },
  required: ['file', 'kind', 'title'],
  additionalProperties: false,
} as const satisfies JsonSchema;
