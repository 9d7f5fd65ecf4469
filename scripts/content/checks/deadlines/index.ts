import type { Check } from '../../check';
import type { CollectionName } from '../../collections';
import { deadlineOrder } from './deadline-order';
import { deadlineLabels, deadlineLabelTwice, deadlineReferences } from './deadline-references';
import { deadlineTrackOrder, deadlineYear, proceedingsYear, specialDeadlineYear } from './deadline-sense';
import { feesAndAuthors, registrationOrder } from './registration-order';
import { trackWithoutDeadline } from './track-without-deadline';

/** Deadlines stand in an order that authors can keep, with one name and one date each. */
export const deadlinesChecks = [
  ...deadlineOrder,
  deadlineYear,
  specialDeadlineYear,
  proceedingsYear,
  deadlineTrackOrder,
  registrationOrder,
  feesAndAuthors,
  trackWithoutDeadline,
  deadlineLabels,
  deadlineLabelTwice,
  deadlineReferences,
] as readonly Check<CollectionName>[]; // runChecks() hands each check the collections that it names, no others
