import { Ajv, type Options } from 'ajv';
import { ownKeywords } from '../../../shared/model/schema';
import { formats } from './formats';

/** Makes an Ajv with the keywords and formats of our schemas. */
export function newAjv(options: Options = {}): Ajv {
  const ajv = new Ajv({ allErrors: true, verbose: true, strict: true, ...options });
  for (const keyword of ownKeywords) ajv.addKeyword(keyword);
  ajv.addFormat('markdown', true); // any text is Markdown
  for (const [name, { test }] of Object.entries(formats)) ajv.addFormat(name, test);
  return ajv;
}
