import { programCommittee } from '#content';
import { OnePage } from '../../renderer/components/OnePage';
import type { PageProps } from '../../renderer/PageProps';
import { prerenderKind } from '../../renderer/page';
import { MemberList } from './MemberList';

export const prerender = prerenderKind('program-committee');

/** The program committee (specification, section 2.6). */
export function Page({ route }: PageProps) {
  return (
    <OnePage route={route}>
      <MemberList members={programCommittee} />
    </OnePage>
  );
}
