import type { Check } from '../../check';
import type { CollectionName } from '../../collections';
import { cellLeftEmpty, linkOrMode } from './cell-left-empty';
import { cellsExchanged, nameExchanged, noteExchanged, unitExchanged } from './cells-exchanged';
import { fewValues } from './few-values';
import {
  acronymExchanged,
  affiliationsExchanged,
  cityAndCountry,
  factExchanged,
  heroExchanged,
  nameByPortrait,
  priceHeadingsExchanged,
  publisherExchanged,
  venueExchanged,
} from './fields-exchanged';
import { groupsByCase } from './groups-by-case';
import { idsByCase, idUnlikeOthers, idWithZero } from './ids-by-case';
import { listOfNothing } from './list-of-nothing';
import { namesByCase } from './names-by-case';
import {
  affiliationTurned,
  affiliationWithoutCountry,
  cityAsAffiliation,
  positionAsAffiliation,
  secondAffiliationAlone,
  titleAsRole,
  universityOfChair,
} from './no-institution';
import { affiliationAsRole, roleAsAffiliation } from './role-as-affiliation';
import { spreadsheetTurned } from './spreadsheet-turned';
import { unlikeColumn } from './unlike-column';
import { unlikeItsId } from './unlike-its-id';
import { withoutChair } from './without-chair';

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
  noteExchanged,
  acronymExchanged,
  affiliationsExchanged,
  cityAndCountry,
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
  affiliationTurned,
  affiliationWithoutCountry,
  secondAffiliationAlone,
  titleAsRole,
  universityOfChair,
  roleAsAffiliation,
  affiliationAsRole,
  withoutChair,
  listOfNothing,
] as readonly Check<CollectionName>[]; // runChecks() hands each check the collections that it names, no others
