import type { Check } from '../../check';
import type { CollectionName } from '../../collections';
import { bicForm, ibanChecksum } from './bank-account';
import { coversOfAuthors, coversOfStudents } from './covers-of-students';
import { currencyAndCode, currencyNotTaken } from './currency-in-text';
import { currencyNumber } from './currency-number';
import { currencyOfList } from './currency-of-list';
import {
  currencyName,
  currencyNotNamed,
  currencyOfCaption,
  currencyOfFees,
  currencyOfLocalFees,
} from './currency-sense';
import { factOfAnotherFee } from './fact-of-another-fee';
import { feeAmounts } from './fee-amounts';
import { amountBesideFetched, feeInText } from './fee-in-text';
import { feeLate, feeMembership, feeStudent } from './fee-order';
import { feeLateUntil, feePeriod, feePeriodsAlike, feePeriodsApart, feePeriodsMeet } from './fee-period';
import { feeRaisedOtherwise } from './fee-raised-otherwise';
import { feeUnlikeOthers } from './fee-unlike-others';
import { feeZero } from './fee-zero';
import { missingCurrency } from './missing-currency';
import { priceLists } from './price-lists';
import { unitOfPrice } from './unit-of-price';

/** Fees, currencies and bank accounts are amounts that somebody can pay. */
export const moneyChecks = [
  ...feeAmounts,
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
  currencyOfList,
  currencyOfFees,
  currencyOfLocalFees,
  currencyAndCode,
  feeLate,
  feeStudent,
  coversOfStudents,
  coversOfAuthors,
  feeUnlikeOthers,
  feeRaisedOtherwise,
  feeInText,
  amountBesideFetched,
  factOfAnotherFee,
  feeZero,
  feeMembership,
  unitOfPrice,
] as readonly Check<CollectionName>[]; // runChecks() hands each check the collections that it names, no others
