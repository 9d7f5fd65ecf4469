import { codes, isAcceptable } from '../rules/codes';
import type { CollectionName } from './collections';
import type { AcceptedWarning } from './content';
import { type Diagnostic, warning } from './report/diagnostics';
import type { Entry } from './validate/validate';

/**
 * Removes the warnings that the organisers have accepted with a written reason, and the errors that may be right, from those that
 * are left after suppression: what an accepted warning suppresses stays suppressed. An acceptance that matches nothing of what was
 * `found` before is a warning itself, unless there are errors: an error may keep a rule from running.
 */
export function acceptWarnings(
  found: readonly Diagnostic[],
  reported: readonly Diagnostic[],
  entries: ReadonlyMap<CollectionName, readonly Entry[]>,
): Diagnostic[] {
  const accepted = (entries.get('acceptedWarnings') ?? []) as readonly Entry<AcceptedWarning>[]; // their schema accepted them
  const acceptanceOf = (problem: Diagnostic) =>
    problem.severity === 'warning' || isAcceptable(problem.code)
      ? accepted.find(({ value }) => isAbout(value, problem))
      : undefined;
  const rest = reported.filter((problem) => acceptanceOf(problem) === undefined);
  if (rest.some(({ severity }) => severity === 'error')) return rest;
  const used = new Set(found.map(acceptanceOf));
  const idle = accepted.filter((entry) => !used.has(entry));
  return [...rest, ...idle.map(({ value, at }) => needless(value, at('code')))];
}

const isAbout = ({ code, file, about }: AcceptedWarning, problem: Diagnostic) =>
  problem.code === code &&
  problem.file.endsWith(`/${file}`) &&
  (about === undefined || problem.message.includes(about));

function needless({ code, file, about }: AcceptedWarning, place: Parameters<typeof warning>[1]): Diagnostic {
  if (!codes.some((known) => known === code))
    return warning('needless-acceptance', place, `No rule has the code ${code} now.`, {
      hint: 'Correct the code, or delete this entry if the rule was removed.',
    });
  const whose = about === undefined ? '' : ` about "${about}"`;
  return warning('needless-acceptance', place, `There is no problem ${code} in ${file}${whose} any more.`, {
    hint: 'Delete this entry, or correct its code, file and words.',
  });
}
