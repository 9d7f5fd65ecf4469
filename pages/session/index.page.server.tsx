import { Fragment } from 'react';
import { Abstract } from '../../renderer/components/Abstract';
import { Facts } from '../../renderer/components/Facts';
import { Marks } from '../../renderer/components/Marks';
import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import { PaperEntries } from '../../renderer/components/PaperEntries';
import { Portrait } from '../../renderer/components/Portrait';
import { RecordCalendar } from '../../renderer/components/RecordCalendar';
import { Section } from '../../renderer/components/Section';
import { SessionLine, WhenAndWhere } from '../../renderer/components/SessionLink';
import { SessionLinks } from '../../renderer/components/SessionLinks';
import { TimeOn } from '../../renderer/components/TimeOn';
import { Updated } from '../../renderer/components/Updated';
import { ZoneNote } from '../../renderer/components/ZoneNote';
import type { ProgramPageProps } from '../../renderer/site';
import { arePapers } from '../../shared/format/contributions';
import { starOf } from '../../shared/format/schedule';
import { localDateTime } from '../../shared/format/times';
import type { SessionView } from '../../shared/program/session-view';
import { Authors } from '../paper/Authors';
import { Around } from './Around';
import { factsOf } from './facts-of';
import { Talk } from './Talk';

/** Shows a session: when and where it takes place, and what is presented in it. */
export function Page({ content, view, route, routes, showPicture, calendarOf, words }: ProgramPageProps<SessionView>) {
  const { session, entry, label, speaker, posters, parts, blocks } = view;
  const presented = [view, ...blocks].filter(({ papers }) => papers.length > 0);
  const portrait = speaker?.people.find(({ image }) => image)?.image;
  const isKnown = view.people.some(({ bio, affiliation, image, links }) => bio ?? affiliation ?? image ?? links);
  const introduced = isKnown ? view.people : [];
  const { timeZone } = content.conference;
  const { records, schedule } = words;
  return (
    <>
      <PageHeader
        eyebrow={label}
        title={route.title}
        of={session}
        lead={[view, ...blocks].map(({ entry: block }, index) => (
          <Fragment key={block.id}>
            {index > 0 && <br />}
            <WhenAndWhere session={block} timeZone={timeZone} words={words} />
          </Fragment>
        ))}
        picture={portrait && <Portrait image={portrait} large loading="eager" showPicture={showPicture} />}
      />
      <PageBody>
        <Section heading={records.whenAndWhere}>
          <Facts facts={factsOf(view, timeZone, words)} />
          <ZoneNote at={localDateTime(entry.date, entry.minutes.start)} conference={content.conference} words={words} />
          <Marks {...session} words={words} />
          <Updated update={view.update} words={words} />
          <RecordCalendar
            kind="session"
            id={session.id}
            starredAs={starOf(entry)}
            calendarOf={calendarOf}
            routes={routes}
            words={words}
          />
          <SessionLinks session={session} routes={routes} words={words} />
        </Section>
        {session.abstract && (
          <Section heading={schedule.abstract}>
            <Abstract text={session.abstract} language={undefined} />
          </Section>
        )}
        {speaker && <Talk speaker={speaker} words={words} />}
        <Authors authors={introduced} kind={session.kind} showPicture={showPicture} words={words} />
        {parts.length > 0 && (
          <Section heading={schedule.parts}>
            {parts.map((part) => (
              <div key={part.id}>
                <SessionLine session={part} timeZone={timeZone} words={words} />
              </div>
            ))}
          </Section>
        )}
        {presented.length > 0 && (
          <Section
            heading={arePapers(presented.flatMap(({ papers }) => papers)) ? records.papers : records.contributions}
          >
            {presented.map(({ entry: block, papers }) => (
              <Fragment key={block.id}>
                {blocks.length > 0 && (
                  <h3>
                    <WhenAndWhere session={block} timeZone={timeZone} words={words} />
                  </h3>
                )}
                <PaperEntries
                  papers={papers}
                  words={words}
                  more={({ minutes, mode, note }) => (
                    <>
                      {minutes && <TimeOn date={block.date} minutes={minutes} timeZone={timeZone} />}
                      <Marks mode={mode} note={note} words={words} />
                    </>
                  )}
                />
              </Fragment>
            ))}
          </Section>
        )}
        {posters.length > 0 && (
          <Section heading={schedule.posters}>
            <PaperEntries
              papers={posters}
              words={words}
              more={({ board }) => board && <p>{schedule.board(board)}</p>}
            />
          </Section>
        )}
        <Around view={view} timeZone={timeZone} words={words} />
      </PageBody>
    </>
  );
}
