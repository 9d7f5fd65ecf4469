import type { Check } from '../../check';
import type { CollectionName } from '../../collections';
import { bicForm, ibanChecksum } from './bank-account';
import { currencyNumber } from './currency-number';
import { currencyName, currencyNotNamed, currencyOfCaption } from './currency-sense';
import { feeAmounts } from './fee-amounts';
import { feeDecimals } from './fee-decimals';
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
  currencyOfCaption,
  feeUnlikeOthers,
  feeZero,
  feeWithoutEnd,
] as readonly Check<CollectionName>[]; // runChecks() hands each check the collections that it names, no others
