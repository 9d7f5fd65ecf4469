import { _, type CodeOptions } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { collectionNames, collections } from '../../shared/model/collections';
import { newAjv } from '../content/validate/new-ajv';

/** Formats are functions; generated validators refer to them by this name. */
const code: CodeOptions = { source: true, esm: true, formats: _`formats` };

/**
 * Generates a module that replaces `scripts/content/validate/validators.ts`: Ajv's validators of all schemas as code. Making them at run
 * time would take longer than compiling the data.
 */
export function precompiledValidators(): string {
  const ajv = newAjv({ code });
  const titles = collectionNames.map((name) => [name, collections[name].schema.title] as const);
  for (const [name, title] of titles) ajv.addSchema({ ...collections[name].schema, $id: title });
  const validators = standaloneCode(ajv, Object.fromEntries(titles));
  return [
    `import { formats as described } from './formats';`,
    'const formats = Object.fromEntries(Object.entries(described).map(([name, { test }]) => [name, test]));',
    validators,
    `const all = { ${collectionNames.join(', ')} };`,
    'export const newValidators = () => (name) => all[name];',
  ].join('\n');
}
