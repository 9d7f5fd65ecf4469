import { pages, programCommittee } from '#content';
import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import { PersonCard, PersonGrid } from '../../renderer/components/PersonCard';
import { Prose } from '../../renderer/components/Prose';
import type { PageProps } from '../../renderer/PageProps';
import { prerenderKind, recordOf } from '../../renderer/page';

export const prerender = prerenderKind('program-committee');

/** The program committee (specification, section 2.6). */
export function Page({ route }: PageProps) {
  const { text } = recordOf(pages, route);
  return (
    <>
      <PageHeader title={route.title} />
      <PageBody>
        {text && <Prose text={text} />}
        <PersonGrid>
          {programCommittee.map(({ name, affiliation, country }) => (
            <PersonCard key={`${name} ${affiliation}`} name={name} lines={[affiliation, country]} />
          ))}
        </PersonGrid>
      </PageBody>
    </>
  );
}
