import { Fragment } from 'react';
import { PaperEntries } from '../../renderer/components/PaperEntries';
import { SessionLink, WhenAndWhere } from '../../renderer/components/SessionLink';
import type { AuthoredEntry } from '../../shared/program/person-view';
import type { Words } from '../../shared/words';

interface AuthoredProps {
  readonly entries: readonly AuthoredEntry[];
  /** Address of the person's page, which is the current one. */
  readonly here: string;
  readonly timeZone: string;
  readonly words: Words;
}

/** Lists the contributions of a person, with time and place of their presentations. Only the contributions can be starred. */
export function Authored({ entries, here, timeZone, words }: AuthoredProps) {
  const presentationsOf = new Map(entries.map(({ paper, presentations }) => [paper.starredAs, presentations]));
  return (
    <PaperEntries
      papers={entries.map(({ paper }) => ({
        ...paper,
        people: paper.people.map((person) => (person.path === here ? { name: person.name } : person)),
      }))}
      words={words}
      more={({ starredAs }) =>
        presentationsOf.get(starredAs)?.map(({ session, minutes }) => {
          const when = { session, minutes, timeZone, words };
          return (
            <Fragment key={session.id}>
              {session.contribution !== starredAs && (
                <p>
                  <SessionLink session={session} words={words} />
                </p>
              )}
              <p>
                <WhenAndWhere {...when} />
              </p>
            </Fragment>
          );
        })
      }
    />
  );
}
