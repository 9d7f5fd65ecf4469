import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020';
import { expect } from 'vitest';
import { parse } from 'yaml';

type Json = Readonly<Record<string, unknown>>;

const source = readFileSync(new URL('../../../scripts/payment-sandbox/openapi.yaml', import.meta.url), 'utf8');
export const contract: Json = parse(source);

// OpenAPI 3.1 schemas are JSON Schema 2020-12; the document around them is unknown to it, which strict mode forbids.
const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addSchema(contract, 'contract');

/** The value at a path into the document, references followed. */
function at(...path: readonly string[]): Json | undefined {
  let value: unknown = contract;
  for (const step of path) value = resolve((value as Json | undefined)?.[step]);
  return value as Json | undefined; // a document that a test reads: what is not there fails the test
}

function resolve(value: unknown): unknown {
  const reference = (value as Json | undefined)?.$ref;
  return typeof reference === 'string' ? at(...reference.replace('#/', '').split('/')) : value;
}

/** What is wrong with a value by a schema of the document, or nothing. */
export function problemsWith(value: unknown, schema: unknown): readonly string[] {
  // A schema taken out of the document no longer knows what its references lead from.
  const absolute = JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/'));
  const validate = ajv.compile(absolute);
  return validate(value) ? [] : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
}

/** Whether the document allows a body of create-payment. */
export const isPaymentRequest = ajv.compile({ $ref: 'contract#/components/schemas/PaymentRequest' });

/** Holds an answer against what the document promises: its status, its type, its headers, its body. */
export function expectInContract(method: string, path: string, response: Response, body: string): void {
  const responses = at('paths', path, method.toLowerCase(), 'responses');
  const status = String(response.status);
  const key = [status, `${status[0]}XX`].find((candidate) => responses?.[candidate] !== undefined);
  expect(key, `${method} ${path} may answer ${status}`).toBeDefined();
  const promised = at('paths', path, method.toLowerCase(), 'responses', key ?? '');

  for (const [name, header] of Object.entries((promised?.headers ?? {}) as Record<string, Json>)) {
    expect(problemsWith(response.headers.get(name), header.schema), name).toEqual([]);
  }
  const content = (promised?.content ?? {}) as Record<string, Json>;
  const type = response.headers.get('content-type')?.replace(/\s*;.*/, '') ?? '';
  const media = content[type] ?? content['*/*'];
  expect(media, `${status} may be of type ${type}`).toBeDefined();
  if (media?.schema !== undefined) expect(problemsWith(JSON.parse(body), media.schema), body).toEqual([]);
}
