import type { Content } from '../../../shared/model/content';
import { compareProgram } from '../../content/releases/compare';
import { PROGRAM, programEntries } from '../../content/releases/entries';
import { defineRule, found, over, say } from '../kit';
import { reasons } from '../reasons';

/** Finds changes of the program since the last release, about which subscribers are not notified. */
const unreleasedChanges = over(
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
    return found(last.at('version'), say`${what} changed since release ${version}.`, {
      hint: 'When the changes are final, notify calendars and visitors: npx colloquium release "What is new, in a sentence".',
    });
  },
  { whole: [...PROGRAM] },
);

export const rule = defineRule({
  code: 'unreleased-changes',
  reason: reasons.calendarsNotTold,
  finders: [unreleasedChanges],
});
