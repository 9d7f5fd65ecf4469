import type { Update } from '../../shared/format/release-changes';
import type { Words } from '../../shared/words';

interface UpdatedProps {
  readonly update: Update | undefined;
  readonly words: Words;
}

/** Says that something has changed since its first announcement, with a link to the changes. */
export function Updated({ update, words }: UpdatedProps) {
  if (update === undefined) return null;
  return (
    <p>
      <a href={update.href}>{words.changes.updated(words.dates.date(update.day))}</a>
    </p>
  );
}
