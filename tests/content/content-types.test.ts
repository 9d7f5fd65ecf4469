import { describe, expectTypeOf, it } from 'vitest';
import type { FromSchema } from '../../shared/model/from-schema';
import type { JsonSchema } from '../../shared/model/schema';
import type { RichText } from '../../shared/texts/rich-text';

// These promises are kept or broken when types are checked (`npx tsc --noEmit`).

describe('the types that the type system makes of the schemas', () => {
  it('have optional fields that are absent and never undefined', () => {
    const schema = {
      $schema: 'http://json-schema.org/draft-07/schema#',
      title: 'Note',
      type: 'object',
      properties: {
        text: { type: 'string', format: 'markdown' },
        kind: { type: 'string', enum: ['long', 'short'] },
        parts: { type: 'array', items: { type: 'integer' } },
        shown: { type: 'boolean' },
      },
      required: ['text', 'parts'],
    } as const satisfies JsonSchema;

    expectTypeOf<FromSchema<typeof schema>>().branded.toEqualTypeOf<{
      readonly text: RichText;
      readonly kind?: 'long' | 'short';
      readonly parts: readonly number[];
      readonly shown?: boolean;
    }>();
  });
});
