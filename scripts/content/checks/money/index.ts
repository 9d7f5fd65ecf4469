import type { Check } from '../../check';
import type { CollectionName } from '../../collections';
import { bicForm, ibanChecksum } from './bank-account';
import { currencyNumber } from './currency-number';
import { currencyName, currencyNotNamed, currencyNotTaken, currencyOfCaption, currencyOfFees } from './currency-sense';
import { feeAmounts } from './fee-amounts';
import { feeLate, feeMembership, feeStudent } from './fee-order';
import { feePeriod, feePeriodsMeet } from './fee-period';
import { feeUnlikeOthers } from './fee-unlike-others';
import { feeZero } from './fee-zero';
import { missingCurrency } from './missing-currency';

/** Fees, currencies and bank accounts are amounts that somebody can pay. */
export const moneyChecks = [
  ...feeAmounts,
  feePeriod,
  feePeriodsMeet,
  currencyNumber,
  ...missingCurrency,
  ibanChecksum,
  bicForm,
  currencyName,
  currencyNotNamed,
  currencyNotTaken,
  currencyOfCaption,
  currencyOfFees,
  feeLate,
  feeStudent,
  feeUnlikeOthers,
  feeZero,
  feeMembership,
] as readonly Check<CollectionName>[]; // runChecks() hands each check the collections that it names, no others
