import { defineCheck } from '../../check';
import type { Content } from '../../content';
import { compareProgram } from '../../releases/compare';
import { PROGRAM, programEntries } from '../../releases/entries';
import { warning } from '../../report/diagnostics';

/** Subscribers of the program's calendars are told of changes by releases, once there has been one. */
export const unreleasedChanges = defineCheck(
  ['releases', 'releasedEntries', ...PROGRAM],
  ({ releases, releasedEntries, ...program }) => {
    const last = releases.at(-1);
    if (last === undefined) return [];
    const content = Object.fromEntries(
      PROGRAM.map((name) => [name, program[name].map(({ value }) => value)]),
    ) as unknown as Pick<Content, (typeof PROGRAM)[number]>; // of each collection its values
    const { version } = last.value;
    const released = releasedEntries.map(({ value }) => value);
    const { changed } = compareProgram(released, programEntries(content), version + 1);
    if (changed.length === 0) return [];
    const [first = ''] = changed;
    const what =
      changed.length === 1 ? `"${first}" has` : `${changed.length} sessions, talks and posters, "${first}" first, have`;
    return [
      warning('unreleased-changes', last.at('version'), `${what} changed since release ${version}.`, {
        hint: 'When the changes are final, tell calendars and visitors of them: npm run release -- "What is new, in a sentence".',
      }),
    ];
  },
  { whole: [...PROGRAM] },
);
