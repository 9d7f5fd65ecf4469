import type { Check } from '../../check';
import type { CollectionName } from '../../collections';
import { bicForm, ibanChecksum } from './bank-account';
import { currencyAndCode, currencyNotTaken } from './currency-in-text';
import { currencyNumber } from './currency-number';
import { currencyOfFees, currencyOfInternationalFees, currencyOfLocalFees } from './currency-of-fees';
import { currencyName, currencyNotNamed, currencyOfCaption } from './currency-sense';
import { currencyWithdrawn } from './currency-withdrawn';
import { feeAmounts } from './fee-amounts';
import { coversOfAuthors, coversOfStudents } from './fee-covers';
import { feeDecimals } from './fee-decimals';
import { amountBesideFetched, feeInText } from './fee-in-text';
import { feeLate, feeMembership, feeStudent } from './fee-order';
import { feeLateUntil, feePeriod, feePeriodsAlike, feePeriodsApart, feePeriodsMeet, feeWithoutEnd } from './fee-period';
import { feeUnlikeOthers } from './fee-unlike-others';
import { feeZero } from './fee-zero';
import { missingCurrency } from './missing-currency';
import { priceLists } from './price-lists';

/** Fees, currencies and bank accounts are amounts that somebody can pay. */
export const moneyChecks = [
  ...feeAmounts,
  feeDecimals,
  feePeriod,
  feePeriodsApart,
  feeLateUntil,
  feePeriodsMeet,
  feePeriodsAlike,
  currencyNumber,
  ...missingCurrency,
  ...priceLists,
  ibanChecksum,
  bicForm,
  currencyName,
  currencyNotNamed,
  currencyNotTaken,
  currencyOfCaption,
  currencyOfFees,
  currencyOfLocalFees,
  currencyOfInternationalFees,
  currencyAndCode,
  feeLate,
  feeStudent,
  coversOfStudents,
  coversOfAuthors,
  feeUnlikeOthers,
  feeInText,
  amountBesideFetched,
  feeZero,
  feeMembership,
  currencyWithdrawn,
  feeWithoutEnd,
] as readonly Check<CollectionName>[]; // runChecks() hands each check the collections that it names, no others
