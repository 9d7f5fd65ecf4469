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
  priceHeadingsExchanged,
  publisherExchanged,
  venueExchanged,
} from './fields-exchanged';
import { groupsByCase } from './groups-by-case';
import { idsByCase, idUnlikeOthers, idWithZero } from './ids-by-case';
import { namesByCase } from './names-by-case';
import { cityAsAffiliation, positionAsAffiliation } from './no-institution';
import { affiliationAsRole, roleAsAffiliation } from './role-as-affiliation';
import { saidByItsNeighbour } from './said-by-its-neighbour';
import { spreadsheetTurned } from './spreadsheet-turned';
import { unlikeColumn } from './unlike-column';
import { unlikeItsId } from './unlike-its-id';
import { withoutChair } from './without-chair';
import { abstractAsNote, wordOfAnotherColumn } from './word-of-another-column';

/** Cells stand in their own column and row, as they were typed. */
export const tablesChecks = [
  fewValues,
  cellLeftEmpty,
  linkOrMode,
  spreadsheetTurned,
  idsByCase,
  idWithZero,
  idUnlikeOthers,
  namesByCase,
  groupsByCase,
  cellsExchanged,
  nameExchanged,
  unitExchanged,
  affiliationsExchanged,
  factExchanged,
  heroExchanged,
  nameByPortrait,
  priceHeadingsExchanged,
  publisherExchanged,
  venueExchanged,
  unlikeColumn,
  unlikeItsId,
  cityAsAffiliation,
  positionAsAffiliation,
  saidByItsNeighbour,
  roleAsAffiliation,
  affiliationAsRole,
  wordOfAnotherColumn,
  abstractAsNote,
  withoutChair,
] as readonly Check<CollectionName>[]; // runChecks() hands each check the collections that it names, no others
