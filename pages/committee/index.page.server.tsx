import { committeeMembers } from '#content';
import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import { PersonCard, PersonGrid } from '../../renderer/components/PersonCard';
import type { PageProps } from '../../renderer/PageProps';
import { prerenderKind } from '../../renderer/page';

export const prerender = prerenderKind('committee');

/** A committee: its members with role and affiliation (specification, section 2.4). */
export function Page({ route }: PageProps) {
  const members = committeeMembers.filter(({ committee }) => committee === route.id);
  return (
    <>
      <PageHeader title={route.title} />
      <PageBody>
        <PersonGrid>
          {members.map(({ name, image, role, affiliation, affiliation2 }) => (
            <PersonCard key={name} name={name} image={image} lines={[role, affiliation, affiliation2]} />
          ))}
        </PersonGrid>
      </PageBody>
    </>
  );
}
