import { PaperEntries } from '../../renderer/components/PaperEntries';
import { SessionLine } from '../../renderer/components/SessionLink';
import type { AuthoredEntry } from '../../shared/program/person-view';
import type { Words } from '../../shared/words';

interface AuthoredProps {
  readonly entries: readonly AuthoredEntry[];
  readonly timeZone: string;
  readonly words: Words;
}

/** Lists the papers and posters of a person, with time and place of their presentations. */
export function Authored({ entries, timeZone, words }: AuthoredProps) {
  return (
    <PaperEntries
      papers={entries.map(({ paper }) => paper)}
      words={words}
      more={(_, index) =>
        entries[index]?.presentations.map(({ session, minutes }) => (
          <SessionLine key={session.id} session={session} minutes={minutes} timeZone={timeZone} words={words} />
        ))
      }
    />
  );
}
