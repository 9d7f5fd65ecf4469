import { specialSessions } from '#content';
import { OnePage } from '../../renderer/components/OnePage';
import { Prose } from '../../renderer/components/Prose';
import { Section } from '../../renderer/components/Section';
import { SessionChairs, SessionDeadline, SessionDocument } from '../../renderer/components/SpecialSession';
import type { PageProps } from '../../renderer/PageProps';
import { prerenderKind } from '../../renderer/page';

export const prerender = prerenderKind('special-sessions');

/** The accepted special sessions: chairs, contact, track, deadline, PDF (specification, section 2.7). */
export function Page({ route }: PageProps) {
  const accepted = specialSessions.filter((session) => session.accepted);
  return (
    <OnePage route={route}>
      {accepted.map((session) => (
        <Section key={session.id} id={session.id} heading={session.title}>
          <p>
            <a href={session.path}>{session.subtitle}</a>
          </p>
          <SessionChairs session={session} />
          <Prose text={session.submission} />
          <SessionDeadline session={session} />
          <SessionDocument session={session} label="the pdf file" />
        </Section>
      ))}
    </OnePage>
  );
}
