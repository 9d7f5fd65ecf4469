import { describe, expect, it } from 'vitest';
import { contract, problemsWith } from './support/contract';

interface Media {
  readonly schema?: unknown;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

/** Every media type of the document: an object with a schema and examples of it. */
function* mediaOf(value: unknown): Generator<Media> {
  if (typeof value !== 'object' || value === null) return;
  if ('schema' in value && ('example' in value || 'examples' in value)) yield value as Media; // a document of our own
  for (const child of Object.values(value)) yield* mediaOf(child);
}

describe('the OpenAPI document', () => {
  it('has examples that keep their own schemas', () => {
    const media = [...mediaOf(contract.paths)];

    expect(media.length).toBeGreaterThan(3);
    for (const { schema, example, examples = {} } of media) {
      const values = [
        ...(example === undefined ? [] : [example]),
        ...Object.values(examples).map(({ value }) => value),
      ];
      for (const value of values) expect(problemsWith(value, schema), JSON.stringify(value)).toEqual([]);
    }
  });

  it.each([
    'javascript:alert(1)',
    'http://evil.example/pay',
    'http://localhost.evil.example/',
    '/pay',
    'ftp://pay.example.org',
  ])('does not allow %s as the page to pay on', (formUrl) => {
    expect(problemsWith({ formUrl }, { $ref: '#/components/schemas/PaymentCreated' })).not.toEqual([]);
  });
});
