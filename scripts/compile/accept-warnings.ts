import type { CollectionName } from '../../shared/model/collections';
import type { AcceptedWarning } from '../../shared/model/content';
import { asCsv } from '../content/read/workbook-names';
import { type Diagnostic, warning } from '../content/report/diagnostics';
import type { Entry } from '../content/validate/validate';
import { codes, isAcceptable } from '../rules/codes';
import { nowOf } from '../rules/former-codes';
import { rulesOf } from '../rules/run-rules';

/**
 * Removes the warnings that organisers have accepted with a reason, and the acceptable errors, from the `reported` problems. What an
 * accepted warning suppresses stays suppressed. An acceptance that matches none of the problems `found` before suppression is a warning
 * itself, unless its rule was not run: because of errors, or because it is in no preset of this run.
 */
export function acceptWarnings(
  found: readonly Diagnostic[],
  reported: readonly Diagnostic[],
  entries: ReadonlyMap<CollectionName, readonly Entry[]>,
  isThorough: boolean,
): Diagnostic[] {
  const accepted = (entries.get('acceptedWarnings') ?? []) as readonly Entry<AcceptedWarning>[]; // their schema accepted them
  const acceptanceOf = (problem: Diagnostic) =>
    problem.severity === 'warning' || isAcceptable(problem.code)
      ? accepted.find(({ value }) => isAbout(value, problem))
      : undefined;
  const rest = reported.filter((problem) => acceptanceOf(problem) === undefined);
  if (rest.some(({ severity }) => severity === 'error')) return rest;
  const used = new Set(found.map(acceptanceOf));
  const asked = rulesOf(isThorough);
  const silent = new Set(rulesOf(true).flatMap((rule) => (asked.includes(rule) ? [] : [rule.code])));
  // An acceptance of a deleted rule is in nobody's way.
  const isAsked = ({ value: { code } }: Entry<AcceptedWarning>) =>
    nowOf(code).length > 0 && !nowOf(code).some((now) => silent.has(now));
  const idle = accepted.filter((entry) => !used.has(entry) && isAsked(entry));
  return [...rest, ...idle.map(({ value, at }) => needless(value, at('code')))];
}

/** Tells whether an acceptance matches a problem: its code, file, record and field. `about` are words of the message. */
const isAbout = ({ code, file, record, field, about }: AcceptedWarning, problem: Diagnostic): boolean =>
  nowOf(code).includes(problem.code) &&
  asCsv(problem.file).endsWith(`/${asCsv(file)}`) &&
  (record === undefined || isCalled(problem.record, record)) &&
  (field === undefined || nameOf(problem.field) === field) &&
  (about === undefined || problem.message.includes(about));

/** Tells whether `called` names a record such as "row 3 (Opening)": by the whole name, the row, or words of the title. */
function isCalled(record: string | undefined, called: string): boolean {
  const [whole, row, title = ''] = /^(row \d+)(?: \((.*)\))?$/s.exec(record ?? '') ?? [];
  return called === whole || called === row || title.includes(called);
}

/** Returns the name of a column or field: `column "title"` → title. */
const nameOf = (field: string | undefined): string | undefined => /^column "(.+)"$/.exec(field ?? '')?.[1] ?? field;

function needless(
  { code, file, record, field, about }: AcceptedWarning,
  place: Parameters<typeof warning>[1],
): Diagnostic {
  if (nowOf(code).every((now) => !codes.includes(now)))
    return warning('needless-acceptance', place, `No rule has the code ${code} now.`, {
      hint: 'Correct the code, or delete this entry if the rule was removed.',
    });
  const whose = [record, field, about].flatMap((words) => (words === undefined ? [] : [`"${words}"`])).join(', ');
  return warning(
    'needless-acceptance',
    place,
    `There is no problem ${nowOf(code).join(' or ')} in ${file}${whose === '' ? '' : ` about ${whose}`} any more.`,
    { hint: 'Delete this entry, or correct its code, file and what it is about.' },
  );
}
