import { Fragment } from 'react';
import { Abstract } from '../../renderer/components/Abstract';
import { Facts } from '../../renderer/components/Facts';
import { Marks } from '../../renderer/components/Marks';
import { NotHeld } from '../../renderer/components/NotHeld';
import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import { PaperEntries } from '../../renderer/components/PaperEntries';
import { People } from '../../renderer/components/People';
import { Portrait } from '../../renderer/components/Portrait';
import { PostersLink } from '../../renderer/components/PostersLink';
import { RecordCalendar } from '../../renderer/components/RecordCalendar';
import { Section } from '../../renderer/components/Section';
import { SessionLine, WhenAndWhere } from '../../renderer/components/SessionLink';
import { SessionLinks } from '../../renderer/components/SessionLinks';
import { TimeOn } from '../../renderer/components/TimeOn';
import { Updated } from '../../renderer/components/Updated';
import { ZoneNote } from '../../renderer/components/ZoneNote';
import type { ProgramPageProps } from '../../renderer/site';
import { arePapers, postersIn, takesPlace } from '../../shared/format/contributions';
import { starOf } from '../../shared/format/schedule';
import { localDateTime } from '../../shared/format/times';
import { whenHeading } from '../../shared/format/when-heading';
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
  const abstracts = [session.abstract, speaker?.abstract].filter((abstract) => abstract !== undefined);
  const { timeZone } = content.conference;
  const { records, schedule } = words;
  const facts = <Facts facts={factsOf(view, timeZone, words)} />;
  return (
    <>
      <PageHeader
        eyebrow={label}
        title={route.title}
        of={session}
        lead={speaker && <People people={speaker.people} words={words} />}
        picture={portrait && <Portrait image={portrait} large loading="eager" showPicture={showPicture} />}
      />
      <PageBody>
        <NotHeld status={session.status} words={words} />
        <Section heading={whenHeading([entry, ...blocks.map((block) => block.entry)], words)}>
          {takesPlace(session) ? (
            <RecordCalendar
              kind="session"
              id={session.id}
              starredAs={starOf(entry)}
              spans={[entry, ...blocks.map((block) => block.entry)]}
              joined={session}
              content={content}
              calendarOf={calendarOf}
              routes={routes}
              words={words}
            >
              {facts}
              <Marks mode={session.mode} status={session.status} words={words} />
            </RecordCalendar>
          ) : (
            <>
              {facts}
              <Marks mode={session.mode} words={words} />
            </>
          )}
          <Marks note={session.note} words={words} />
          <ZoneNote at={localDateTime(entry.date, entry.minutes.start)} conference={content.conference} words={words} />
          <Updated update={view.update} words={words} />
          <SessionLinks session={session} routes={routes} words={words} />
          {session.kind === 'posters' && postersIn(content.contributions).length > 0 && (
            <PostersLink routes={routes} words={words} />
          )}
        </Section>
        {abstracts.length > 0 && (
          <Section heading={schedule.abstract}>
            {abstracts.map((abstract) => (
              <Abstract key={abstract} text={abstract} language={undefined} />
            ))}
          </Section>
        )}
        {speaker && <Talk speaker={speaker} words={words} />}
        <Authors authors={view.people} kind={session.kind} showPicture={showPicture} words={words} />
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
                      {minutes && <TimeOn date={block.date} minutes={minutes} timeZone={timeZone} words={words} />}
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
