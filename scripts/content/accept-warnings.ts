import type { CollectionName } from './collections';
import type { AcceptedWarning } from './content';
import { codes, isAcceptable } from './report/codes';
import { type Diagnostic, warning } from './report/diagnostics';
import type { Entry } from './validate/validate';

/**
 * Removes the warnings that the organisers have accepted with a written reason, and the errors that may be right. An
 * acceptance that matches nothing is a warning itself, unless there are errors: an error may keep a rule from running.
 */
export function acceptWarnings(
  diagnostics: readonly Diagnostic[],
  entries: ReadonlyMap<CollectionName, readonly Entry[]>,
): Diagnostic[] {
  const accepted = (entries.get('acceptedWarnings') ?? []) as readonly Entry<AcceptedWarning>[]; // their schema accepted them
  const used = new Set<Entry<AcceptedWarning>>();
  const rest = diagnostics.filter((problem) => {
    const entry = accepted.find(
      ({ value }) => (problem.severity === 'warning' || isAcceptable(problem.code)) && isAbout(value, problem),
    );
    if (entry) used.add(entry);
    return entry === undefined;
  });
  if (rest.some(({ severity }) => severity === 'error')) return rest;
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
