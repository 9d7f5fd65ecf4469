import { deadlineHour } from '../../../shared/format/deadlines';
import type { Deadline, Fee, Supplement } from '../../../shared/model/content';
import { completeConferenceOf } from '../complete/complete';
import { isRecord } from '../fields';
import type { Collected } from '../validate/validate';

/** The facts that `{{…}}` in a text may name. */
export interface Facts {
  readonly values: Readonly<Record<string, unknown>>;
  /** Groups whose file has errors: a name that is missing there is no error of its own. */
  readonly incomplete: ReadonlySet<string>;
}

/** Gathers the facts: `conference.…`, `links.<id>`, `deadlines.<track>.<milestone>` (ISO dates, with the hour and zone if they have one), `fees.<id>.…` and `supplements.<id>.…`. */
export function gatherFacts(collected: Collected): Facts {
  const incomplete = new Set<string>();
  // The schemas accepted these records, so they have the types generated from them.
  function records<T>(name: 'conference' | 'deadlines' | 'fees' | 'supplements', ...groups: string[]): readonly T[] {
    const found = collected.get(name);
    if (!found?.isWhole) for (const group of groups) incomplete.add(group);
    return (found?.entries ?? []).map((entry) => entry.value as T);
  }
  records('conference', 'conference', 'links');
  const conference = completeConferenceOf(new Map([...collected].map(([name, { entries }]) => [name, entries])))?.value;
  const deadlines: Record<string, Record<string, string>> = {};
  for (const deadline of records<Deadline>('deadlines', 'deadlines')) {
    const { track, milestone, date } = deadline;
    const hour = conference && deadlineHour(deadline, conference.timeZone);
    deadlines[track] = { ...deadlines[track], [milestone]: hour === undefined ? date : `${date} ${hour}` };
  }
  const { links = [], ...facts } = conference ?? {};
  return {
    values: asPlainText({
      conference: facts,
      links: Object.fromEntries(links.map(({ id, url }) => [id, url])),
      deadlines,
      fees: byId(records<Fee>('fees', 'fees')),
      supplements: byId(records<Supplement>('supplements', 'supplements')),
    }),
    incomplete,
  };
}

/** Escapes the signs of Markdown, so that facts are shown as they are typed. */
function asPlainText<T>(value: T): T;
function asPlainText(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/[\\`*_[\]()<>&~|!#]/g, '\\$&');
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, asPlainText(each)]));
}

const byId = <T extends { readonly id: string }>(records: readonly T[]): Record<string, T> =>
  Object.fromEntries(records.map((record) => [record.id, record]));
