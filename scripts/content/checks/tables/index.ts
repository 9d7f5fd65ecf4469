import type { Check } from '../../check';
import type { CollectionName } from '../../collections';
import { cellLeftEmpty, linkOrMode } from './cell-left-empty';
import { cellsExchanged, nameExchanged, unitExchanged } from './cells-exchanged';
import { fewValues } from './few-values';
import {
  affiliationsExchanged,
  factExchanged,
  heroExchanged,
  nameByPortrait,
  publisherExchanged,
  venueExchanged,
} from './fields-exchanged';
import { groupsByCase, idsByCase, namesByCase } from './ids-alike';
import { cityAsAffiliation, roleAsAffiliation, roleIsAffiliation } from './part-of-its-neighbour';
import { spreadsheetTurned } from './spreadsheet-turned';
import { unlikeColumn } from './unlike-column';
import { unlikeItsId } from './unlike-its-id';

/** Cells stand in their own column and row, as they were typed. */
export const tablesChecks = [
  fewValues,
  cellLeftEmpty,
  linkOrMode,
  spreadsheetTurned,
  idsByCase,
  namesByCase,
  groupsByCase,
  cellsExchanged,
  nameExchanged,
  unitExchanged,
  affiliationsExchanged,
  factExchanged,
  heroExchanged,
  nameByPortrait,
  publisherExchanged,
  venueExchanged,
  unlikeColumn,
  unlikeItsId,
  cityAsAffiliation,
  roleIsAffiliation,
  roleAsAffiliation,
] as readonly Check<CollectionName>[]; // runChecks() hands each check the collections that it names, no others
