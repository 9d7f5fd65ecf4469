import { Abstract } from '../../renderer/components/Abstract';
import { Facts } from '../../renderer/components/Facts';
import { NotHeld } from '../../renderer/components/NotHeld';
import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import { People } from '../../renderer/components/People';
import { PostersLink } from '../../renderer/components/PostersLink';
import { RecordCalendar } from '../../renderer/components/RecordCalendar';
import { Section } from '../../renderer/components/Section';
import { Updated } from '../../renderer/components/Updated';
import type { ProgramPageProps } from '../../renderer/site';
import { citationIn } from '../../shared/citation/cited';
import { contributionName, isCited, takesPlace } from '../../shared/format/contributions';
import type { PaperView } from '../../shared/program/paper-view';
import { Authors } from './Authors';
import { Cite } from './Cite';
import { Files } from './Files';
import { factsOf } from './facts-of';
import { Presentations } from './Presentations';

const ABOUT = { paper: 'about', poster: 'aboutPoster', talk: 'details' } as const;

/** Shows a contribution. */
export function Page({ content, view, links, routes, calendarOf, showPicture, words }: ProgramPageProps<PaperView>) {
  const { paper, people, kind, presentations } = view;
  const { language } = paper;
  const facts = factsOf(view, words);
  const spans = presentations.map(({ session, minutes = session.minutes }) => ({ date: session.date, minutes }));
  const canAttend = presentations.length === 0 || presentations.some(({ session }) => takesPlace(session));
  const list = kind === 'poster' && <PostersLink routes={routes} words={words} />;
  return (
    <>
      <PageHeader
        eyebrow={contributionName(paper, content.sessionKinds, words)}
        title={paper.title}
        language={language}
        of={paper}
        lead={people.length > 0 && <People people={people} words={words} />}
      />
      <PageBody>
        <NotHeld status={paper.status} words={words} />
        {takesPlace(paper) ? (
          <Presentations view={view} conference={content.conference} routes={routes} words={words}>
            <Updated update={view.update} words={words} />
            {canAttend && (
              <RecordCalendar
                kind={kind}
                id={paper.id}
                starredAs={`${kind}-${paper.id}`}
                spans={spans}
                joined={presentations.find(({ own }) => own)?.own}
                content={content}
                calendarOf={calendarOf}
                routes={routes}
                words={words}
              />
            )}
            {list}
          </Presentations>
        ) : (
          <>
            <Updated update={view.update} words={words} />
            {list}
          </>
        )}
        {paper.abstract && (
          <Section heading={words.schedule.abstract}>
            <Abstract text={paper.abstract} language={language} />
          </Section>
        )}
        {facts.length > 0 && (
          <Section heading={words.records[ABOUT[kind]]}>
            <Facts facts={facts} />
          </Section>
        )}
        <Files paper={paper} words={words} />
        <Authors
          authors={people}
          kind={paper.kind}
          corresponding={paper.corresponding}
          showPicture={showPicture}
          words={words}
        />
        {isCited(paper, content.contributions) && (
          <Cite citation={citationIn({ content, links, words }, view)} words={words} />
        )}
      </PageBody>
    </>
  );
}
