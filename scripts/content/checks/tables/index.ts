import type { Check } from '../../check';
import type { CollectionName } from '../../collections';
import { cellsExchanged, nameExchanged, noteExchanged, unitExchanged } from './cells-exchanged';
import { idsByCase, idUnlikeOthers } from './ids-by-case';
import { namesByCase } from './names-by-case';
import { spreadsheetTurned } from './spreadsheet-turned';
import { unlikeColumn } from './unlike-column';

/** Cells stand in their own column and row, as they were typed. */
export const tablesChecks = [
  spreadsheetTurned,
  idsByCase,
  idUnlikeOthers,
  namesByCase,
  cellsExchanged,
  nameExchanged,
  unitExchanged,
  noteExchanged,
  unlikeColumn,
] as readonly Check<CollectionName>[]; // runChecks() hands each check the collections that it names, no others
