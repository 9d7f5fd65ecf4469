import { programCommittee } from '#content';
import { OnePage } from '../../renderer/components/OnePage';
import { PersonCard, PersonGrid } from '../../renderer/components/PersonCard';
import type { PageProps } from '../../renderer/PageProps';
import { prerenderKind } from '../../renderer/page';

export const prerender = prerenderKind('program-committee');

/** The program committee (specification, section 2.6). */
export function Page({ route }: PageProps) {
  return (
    <OnePage route={route}>
      <PersonGrid>
        {programCommittee.map(({ name, affiliation, country }) => (
          <PersonCard key={`${name} ${affiliation}`} name={name} lines={[affiliation, country]} />
        ))}
      </PersonGrid>
    </OnePage>
  );
}
