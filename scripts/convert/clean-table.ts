import { type CollectionName, collectionNames, collections } from '../../shared/model/collections';
import { parseFile } from '../content/read/parse';
import { readRules } from '../content/validate/rules';
import { validateFile } from '../content/validate/validate';
import { applyFixes, isFixable } from '../fix/apply-fixes';

/** Values that spreadsheets write as their language does: days, hours, numbers, yes and no. */
const LOCALISED: ReadonlySet<string> = new Set(['bad-date', 'bad-time', 'wrong-type']);

/** The collection whose table has a file name, such as papers.csv. */
export const collectionOf = (file: string): CollectionName | undefined =>
  collectionNames.find((name) => collections[name].format === 'csv' && collections[name].file === file);

/** Writes days, hours, numbers, yes and no of a data table as the data does, if a value has only one reading. */
export function cleanTable(file: string, text: string): { readonly text: string; readonly count: number } {
  const collection = collectionOf(file);
  if (collection === undefined) return { text, count: 0 };
  const { schemas, validatorOf } = readRules();
  const { value: parsed } = parseFile(file, text, collection, schemas[collection]);
  const problems = parsed ? validateFile(parsed, validatorOf(collection)).diagnostics : [];
  const certain = problems.filter(isFixable).filter(({ code, fix }) => fix.isCertain && LOCALISED.has(code));
  const { text: cleaned, fixed } = applyFixes(file, text, certain);
  return { text: cleaned, count: fixed.length };
}
