import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type CollectionName, collectionNames, collections } from '../../../shared/model/collections';
import { shownPath } from '../../files/shown-path';

/** The ending of workbooks that are read as data. */
const ENDING = '.xlsx';

/** Whether a file of the data is a workbook. */
export const isWorkbook = (file: string): boolean => file.endsWith(ENDING);

/** Returns the name of the workbook that may stand in place of a table, such as papers.xlsx; undefined for other files. */
export function workbookOf(collection: CollectionName): string | undefined {
  const { file, format, writtenByCommand } = collections[collection];
  return format === 'csv' && !writtenByCommand ? asWorkbook(file) : undefined;
}

/** papers.csv → papers.xlsx */
export const asWorkbook = (file: string): string => file.replace(/\.csv$/, ENDING);

/** papers.xlsx → papers.csv */
export const asCsv = (file: string): string => file.replace(/\.xlsx$/, '.csv');

/** Lists the workbooks of a data folder. */
export const workbooksIn = (dataDir: string): readonly string[] =>
  collectionNames.flatMap((name) => workbookOf(name) ?? []).filter((file) => existsSync(join(dataDir, file)));

/** Says that a workbook of a data folder is not changed, and what to do. */
export const neverChanged = (dataDir: string, file: string): string =>
  `${file} is a workbook, and is never changed: ${CONVERT(join(dataDir, file))}`;

const CONVERT = (path: string) =>
  `run \`npx colloquium convert ${shownPath(path)}\`, which writes a CSV file, and move the workbook elsewhere.`;
