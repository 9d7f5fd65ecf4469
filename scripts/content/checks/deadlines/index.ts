import type { Check } from '../../check';
import type { CollectionName } from '../../collections';
import { deadlineOrder } from './deadline-order';
import { deadlineTrackOrder, deadlineYear, proceedingsYear, specialDeadlineYear } from './deadline-sense';
import { trackWithoutDeadline } from './track-without-deadline';

/** Deadlines stand in an order that authors can keep, with one name and one date each. */
export const deadlinesChecks = [
  ...deadlineOrder,
  deadlineYear,
  specialDeadlineYear,
  proceedingsYear,
  deadlineTrackOrder,
  trackWithoutDeadline,
] as readonly Check<CollectionName>[]; // runChecks() hands each check the collections that it names, no others
