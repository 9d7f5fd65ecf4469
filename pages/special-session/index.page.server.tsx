import { specialSessions } from '#content';
import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import { Prose } from '../../renderer/components/Prose';
import { Section } from '../../renderer/components/Section';
import { SessionChairs, SessionDeadline, SessionDocument } from '../../renderer/components/SpecialSession';
import type { PageProps } from '../../renderer/PageProps';
import { prerenderKind, recordOf } from '../../renderer/page';

export const prerender = prerenderKind('special-session');

/** One special session (specification, section 2.7); all of them share this layout. */
export function Page({ route }: PageProps) {
  const session = recordOf(specialSessions, route);
  const text = session.text ?? specialSessions.find(({ id }) => id === session.textOf)?.text;
  return (
    <>
      <PageHeader title={session.title} lead={session.subtitle} />
      <PageBody>
        <Section heading="Chairs">
          <SessionChairs session={session} />
        </Section>
        {text && (
          <Section heading="About the session">
            <Prose text={text} />
          </Section>
        )}
        <Section heading="Submission">
          <Prose text={session.submission} />
          <SessionDeadline session={session} />
          {session.link && (
            <p>
              <a href={session.link}>Submit a paper</a>
            </p>
          )}
          {session.secondLink && (
            <p>
              <a href={session.secondLink}>Templates for papers</a>
            </p>
          )}
          <SessionDocument session={session} label="Click here for details" />
        </Section>
      </PageBody>
    </>
  );
}
