import { anyTable, anyTimetable } from './any-table';
import { cmt } from './cmt';
import { confTool } from './conftool';
import { easyChair } from './easychair';
import { hotCrp } from './hotcrp';
import { indico } from './indico';
import { miniConf } from './mini-conf';
import { openReview } from './openreview';
import { scheduleJson } from './schedule-json';
import type { Service } from './service';
import { sessionize } from './sessionize';

/** All supported services. The first that recognises a file reads it, so the most specific come first. */
export const services: readonly Service[] = [
  hotCrp,
  cmt,
  confTool,
  indico,
  sessionize,
  scheduleJson,
  anyTimetable,
  miniConf,
  easyChair,
  openReview,
  anyTable,
];
