import type { MyWords } from '../../renderer/enhancements/my-programme/words';
import type { Words } from '../../shared/words';

/** Collects the labels for the page's script. */
export function wordsForScript({ mine, colon, lists }: Words): MyWords {
  const { howTo, failed, timeless, cancelled, forget, time, place, what, notAFile, cleared, qr, tooLong } = mine;
  const { shared, sharedBroken, both, theirs, merge, leave, changed, seen, allChanges, copied, refused, full } = mine;
  return {
    ...{ howTo, failed, timeless, cancelled, forget, time, place, what, notAFile, cleared, qr, tooLong },
    ...{ shared, sharedBroken, both, theirs, merge, leave, changed, seen, allChanges, copied, refused, full },
    colon,
    between: lists.between,
    overlaps: mine.overlaps('{titles}'),
    free: mine.free('{minutes}'),
    // The script also shows it without a title, and so without the marks around one.
    remove: mine.remove('{title}').replace(/[\u2068\u2069]/g, ''),
    removed: mine.removed('{title}'),
    gone: mine.gone('{entries}'),
  };
}
