import { conference, type Panel, panels, sessions } from '#content';
import { Actions } from '../../renderer/components/Actions';
import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import { Prose } from '../../renderer/components/Prose';
import { Section } from '../../renderer/components/Section';
import { formatDateDayFirst, formatHour } from '../../renderer/format/dates';
import type { PageProps } from '../../renderer/PageProps';
import { prerenderKind, recordOf } from '../../renderer/page';
import { PanelistTable } from './PanelistTable';
import { Profile } from './Profile';
import styles from './panel.module.css';

export const prerender = prerenderKind('panel');

/** A panel: when and where, what about, with whom (specification, section 2.9). */
export function Page({ route }: PageProps) {
  const panel = recordOf(panels, route);
  const { title, intro, themes, detailsHeading, chair, panelists, speakers, action } = panel;
  return (
    <>
      <PageHeader title={title} lead={<WhenAndWhere panel={panel} />} />
      <PageBody>
        <Prose text={intro} />
        {themes.length > 0 && (
          <Section heading="Themes">
            <ul className={styles.themes}>
              {themes.map((theme) => (
                <li key={theme}>{theme}</li>
              ))}
            </ul>
          </Section>
        )}
        <Section heading={detailsHeading}>
          <Profile part="Panel chair" person={chair} />
          {speakers.map((speaker) => (
            <Profile key={speaker.name} part="Speaker" person={speaker} />
          ))}
          <PanelistTable panelists={panelists} />
        </Section>
        {action && <Actions actions={[action]} />}
      </PageBody>
    </>
  );
}

/** The time is the schedule's, so that the two cannot differ. */
function WhenAndWhere({ panel: { id, venue } }: { readonly panel: Panel }) {
  const session = sessions.find(({ panel }) => panel === id);
  return (
    <>
      {session && (
        <time dateTime={`${session.date}T${session.start}${conference.utcOffset}`}>
          {formatDateDayFirst(session.date)}, {formatHour(session.start)}-{formatHour(session.end)}
        </time>
      )}
      <span className={styles.venue}>{venue}</span>
    </>
  );
}
