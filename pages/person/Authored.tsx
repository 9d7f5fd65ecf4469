import { PaperEntries } from '../../renderer/components/PaperEntries';
import { SessionLine, WhenAndWhere } from '../../renderer/components/SessionLink';
import type { AuthoredEntry } from '../../shared/program/person-view';
import type { Words } from '../../shared/words';

interface AuthoredProps {
  readonly entries: readonly AuthoredEntry[];
  readonly timeZone: string;
  readonly words: Words;
}

/** Lists the contributions of a person, with time and place of their presentations. */
export function Authored({ entries, timeZone, words }: AuthoredProps) {
  const presentationsOf = new Map(entries.map(({ paper, presentations }) => [paper.starredAs, presentations]));
  return (
    <PaperEntries
      papers={entries.map(({ paper }) => paper)}
      words={words}
      more={({ starredAs }) =>
        presentationsOf.get(starredAs)?.map(({ session, minutes }) => {
          const when = { session, minutes, timeZone, words };
          return session.contribution === starredAs ? (
            <p key={session.id}>
              <WhenAndWhere {...when} />
            </p>
          ) : (
            <SessionLine key={session.id} {...when} />
          );
        })
      }
    />
  );
}
