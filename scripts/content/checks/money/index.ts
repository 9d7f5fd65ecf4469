import type { Check } from '../../check';
import type { CollectionName } from '../../collections';
import { amountPairs } from './amount-pairs';
import { bicForm, ibanChecksum } from './bank-account';
import { currencyDenied } from './currency-denied';
import { currencyAndCode, currencyNotTaken } from './currency-in-text';
import { currencyNumber } from './currency-number';
import { currencyOfFees, currencyOfInternationalFees, currencyOfLocalFees } from './currency-of-fees';
import { currencyOfList } from './currency-of-list';
import { currencyName, currencyNotNamed, currencyOfCaption } from './currency-sense';
import { currencyWithdrawn } from './currency-withdrawn';
import { factOfAnotherFee } from './fact-of-another-fee';
import { factsOfTwoRows } from './facts-of-two-rows';
import { feeAmounts } from './fee-amounts';
import { coversOfAuthors, coversOfStudents } from './fee-covers';
import { amountBesideFetched, feeInText } from './fee-in-text';
import { feeLate, feeMembership, feeStudent } from './fee-order';
import { feeLateUntil, feePeriod, feePeriodsAlike, feePeriodsApart, feePeriodsMeet, feeWithoutEnd } from './fee-period';
import { feeRaisedOtherwise } from './fee-raised-otherwise';
import { feeUnlikeOthers } from './fee-unlike-others';
import { feeZero } from './fee-zero';
import { missingCurrency } from './missing-currency';
import { priceLists } from './price-lists';
import { priceListsExchanged } from './price-lists-exchanged';
import { pricesInTextTables } from './prices-in-text-tables';
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
  currencyOfInternationalFees,
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
  amountPairs,
  factsOfTwoRows,
  currencyDenied,
  currencyWithdrawn,
  priceListsExchanged,
  pricesInTextTables,
  feeWithoutEnd,
] as readonly Check<CollectionName>[]; // runChecks() hands each check the collections that it names, no others
