import { describe, expectTypeOf, it } from 'vitest';
import type * as generated from '../../.content/types';
import type { RouteKind } from '../../scripts/content/collections';
import type { Content } from '../../scripts/content/content';
import type { FromSchema, Html } from '../../scripts/content/from-schema';
import type { Route } from '../../scripts/content/link/route';
import type { Picture } from '../../scripts/content/pictures/plan-pictures';
import type { JsonSchema } from '../../scripts/content/schemas';

// These promises are kept or broken when types are checked (`npx tsc --noEmit`).

describe('the types that the type system makes of the schemas', () => {
  it('are those that the generator makes of them for the pages', () => {
    expectTypeOf<Content>().toExtend<generated.Content>();
    expectTypeOf<generated.Content>().toExtend<Content>();
  });

  it('have optional fields that are absent and never undefined', () => {
    const schema = {
      $schema: 'http://json-schema.org/draft-07/schema#',
      title: 'Note',
      type: 'object',
      properties: {
        text: { type: 'string', format: 'markdown', tsType: 'Html' },
        kind: { type: 'string', enum: ['long', 'short'] },
        parts: { type: 'array', items: { type: 'integer' } },
        shown: { type: 'boolean' },
      },
      required: ['text', 'parts'],
    } as const satisfies JsonSchema;

    expectTypeOf<FromSchema<typeof schema>>().branded.toEqualTypeOf<{
      readonly text: Html;
      readonly kind?: 'long' | 'short';
      readonly parts: readonly number[];
      readonly shown?: boolean;
    }>();
  });
});

describe('what the compiler adds to the content', () => {
  it('has one type for compiler and pages', () => {
    expectTypeOf<Route>().toEqualTypeOf<generated.Route>();
    expectTypeOf<RouteKind>().toEqualTypeOf<generated.RouteKind>();
    expectTypeOf<Picture>().toExtend<generated.Picture>();
    expectTypeOf<generated.Picture>().toExtend<Picture>();
    expectTypeOf<Html>().toEqualTypeOf<generated.Html>();
  });
});
