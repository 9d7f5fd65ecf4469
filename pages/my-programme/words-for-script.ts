import type { MyWords } from '../../renderer/enhancements/my-programme/words';
import type { Words } from '../../shared/words';

/** Collects the labels for the page's script. */
export function wordsForScript({ mine, colon }: Words): MyWords {
  const { failed, timeless, cancelled, forget, notAFile, cleared, qr, tooLong, clash } = mine;
  const { shared, sharedBroken, both, theirs, merge, leave, changed, seen, allChanges, copied, refused, undo, close } =
    mine;
  return {
    ...{ failed, timeless, cancelled, forget, notAFile, cleared, qr, tooLong, clash },
    ...{ shared, sharedBroken, both, theirs, merge, leave, changed, seen, allChanges, copied, refused, undo, close },
    colon,
    gap: mine.gap('{duration}'),
    hours: mine.hours('{hours}'),
    minutes: mine.minutes('{minutes}'),
    remove: mine.remove('{title}'),
    removed: mine.removed('{title}'),
    gone: mine.gone('{entries}'),
  };
}
