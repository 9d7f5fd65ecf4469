import { anyTable } from './any-table';
import { cmt } from './cmt';
import { easyChair } from './easychair';
import { hotCrp } from './hotcrp';
import { indico } from './indico';
import { miniConf } from './mini-conf';
import { openReview } from './openreview';
import { scheduleJson } from './schedule-json';
import type { Service } from './service';

/** Every service whose exports are known. The first that recognises a file reads it: the most particular come first. */
export const services: readonly Service[] = [
  hotCrp,
  cmt,
  indico,
  scheduleJson,
  miniConf,
  easyChair,
  openReview,
  anyTable,
];
