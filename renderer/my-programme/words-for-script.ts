import type { Words } from '../../shared/words';

/** The labels that the page of a visitor's own program contains for its script. Braces are placeholders. */
export type MyWords = ReturnType<typeof wordsForScript>;

/** Collects the labels for the page's script. */
export function wordsForScript({ mine, now, colon }: Words) {
  const { failed, timeless, cancelled, forget, notAFile, cleared, qr, tooLong, clash, copied, refused, undo } = mine;
  const { shared, sharedBroken, both, theirs, merge, leave, changed, seen, allChanges, close } = mine;
  return {
    ...{ failed, timeless, cancelled, forget, notAFile, cleared, qr, tooLong, clash, copied, refused, undo },
    ...{ shared, sharedBroken, both, theirs, merge, leave, changed, seen, allChanges, close, colon },
    now: now.now,
    gap: mine.gap('{duration}'),
    hours: mine.hours('{hours}'),
    minutes: mine.minutes('{minutes}'),
    remove: mine.remove('{title}'),
    removed: mine.removed('{title}'),
    gone: mine.gone('{entries}'),
  };
}
