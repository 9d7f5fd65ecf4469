import type { ReactNode } from 'react';
import { People } from '../../renderer/components/People';
import { SessionLink } from '../../renderer/components/SessionLink';
import type { SessionView } from '../../shared/program/session-view';
import type { Words } from '../../shared/words';

/** Lists the key facts of a session, if known. */
export function factsOf(view: SessionView, words: Words): [label: string, value: ReactNode][] {
  const { entry, chairs, panel, special, whole } = view;
  const { records, schedule } = words;
  return [
    [records.day, words.dates.day(entry.date)],
    [records.room, words.lists.text(entry.rooms)],
    [schedule.chairs(chairs.length), chairs.length > 0 && <People key="chairs" people={chairs} words={words} />],
    [schedule.partOf, whole && <SessionLink key="whole" session={whole} words={words} />],
    [schedule.panel, panel && <a href={panel.path}>{panel.title}</a>],
    [records.onPanel, panel && <People key="panel" people={panel.people} words={words} />],
    [schedule.specialSession, special && <a href={special.path}>{special.menuLabel}</a>],
  ];
}
