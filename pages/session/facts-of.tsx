import { Fragment, type ReactNode } from 'react';
import { InlineList } from '../../renderer/components/InlineList';
import { Linked } from '../../renderer/components/Linked';
import { People } from '../../renderer/components/People';
import { hasRoomFacts, Rooms } from '../../renderer/components/Rooms';
import { SessionLink, WhenAndWhere } from '../../renderer/components/SessionLink';
import { TimeSpan } from '../../renderer/components/TimeSpan';
import { peopleLabel, takesPlace } from '../../shared/format/contributions';
import { bindDay } from '../../shared/format/line-breaks';
import { onCalendar } from '../../shared/format/times';
import type { SessionView } from '../../shared/program/session-view';
import type { Words } from '../../shared/words';

/** Lists the key facts of a session, if known. */
export function factsOf(view: SessionView, timeZone: string, words: Words): [label: string, value: ReactNode][] {
  const { entry, chairs, people, rooms, panel, special, whole, blocks, partners } = view;
  const { records, schedule } = words;
  const Time = takesPlace(view.session) ? Fragment : 's';
  return [
    [records.day, blocks.length === 0 && bindDay(words.dates.day(onCalendar(entry.date, entry.minutes).date))],
    [
      words.changes.facts.time,
      blocks.length === 0 ? (
        <Time key="time">
          <TimeSpan {...onCalendar(entry.date, entry.minutes)} timeZone={timeZone} words={words} />
        </Time>
      ) : (
        [entry, ...blocks.map((block) => block.entry)].map((block) => (
          <div key={block.id}>
            <Time>
              <WhenAndWhere session={block} timeZone={timeZone} words={words} />
            </Time>
          </div>
        ))
      ),
    ],
    [
      records.room,
      hasRoomFacts(rooms) ? (
        <Rooms key="rooms" rooms={rooms} words={words} />
      ) : (
        words.lists.text(rooms.map(({ name }) => name))
      ),
    ],
    [
      peopleLabel(entry.kind, people.length, words),
      people.length > 0 && <People key="people" people={people} words={words} />,
    ],
    [schedule.chairs(chairs.length), chairs.length > 0 && <People key="chairs" people={chairs} words={words} />],
    [schedule.partOf, whole && <SessionLink key="whole" session={whole} words={words} />],
    [schedule.panel, panel && <a href={panel.path}>{panel.title}</a>],
    [records.onPanel, panel && <People key="panel" people={panel.people} words={words} />],
    [
      words.partners.ofSession,
      partners.length > 0 && (
        <InlineList
          key="partners"
          items={partners.map(({ name, url }) => (
            <Linked key={name} path={url}>
              <bdi>{name}</bdi>
            </Linked>
          ))}
          words={words}
        />
      ),
    ],
    [schedule.specialSession, special && <a href={special.path}>{special.menuLabel}</a>],
  ];
}
