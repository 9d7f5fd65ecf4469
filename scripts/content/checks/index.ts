import type { Check } from '../check';
import type { CollectionName } from '../collections';
import { agreementChecks } from './agreement';
import { deadlinesChecks } from './deadlines';
import { filesChecks } from './files';
import { linksChecks } from './links';
import { moneyChecks } from './money';
import { namesChecks } from './names';
import { pagesChecks } from './pages';
import { papersChecks } from './papers';
import { scheduleChecks } from './schedule';
import { tablesChecks } from './tables';
import { textsChecks } from './texts';

/** Every rule; a new one is a file in the folder of its subject, and a row in the `index.ts` beside it. */
export const checks: readonly Check<CollectionName>[] = [
  ...agreementChecks,
  ...deadlinesChecks,
  ...filesChecks,
  ...linksChecks,
  ...moneyChecks,
  ...namesChecks,
  ...pagesChecks,
  ...papersChecks,
  ...scheduleChecks,
  ...tablesChecks,
  ...textsChecks,
];
