import { changeInWords } from '../../../shared/format/release-changes';
import type { Zone } from '../../../shared/format/zone-label';
import type { Release } from '../../../shared/model/content';
import type { Words } from '../../../shared/words';

/** Describes a change in a line: "Moved from Elyssa Room to Carthage Hall", "Cancelled", "Moved. Time: 10:00 GMT+1 (before: 09:00 GMT+1)". */
export function changeText(change: Release['changes'][number], words: Words, conference: Zone): string {
  const { before, after } = change;
  const isMovedAlone =
    after.start === undefined && after.end === undefined && after.state === undefined && after.board === undefined;
  if (isMovedAlone && before?.rooms && after.rooms && before.rooms !== '-' && after.rooms !== '-')
    return words.changes.movedFrom(before.rooms, after.rooms);
  const { mark, facts } = changeInWords(change, words, conference);
  return [mark, ...facts.map(({ label, text }) => label + words.colon + text)].join('. ');
}
