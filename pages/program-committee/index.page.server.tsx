import { StandardPage } from '../../renderer/components/StandardPage';
import type { PageProps } from '../../renderer/site';
import { MemberList } from './MemberList';

/** The program committee (specification, section 2.6). */
export function Page({ content, route, findPerson, links, words }: PageProps) {
  return (
    <StandardPage content={content} route={route}>
      <MemberList members={content.programCommittee} findPerson={findPerson} links={links} words={words} />
    </StandardPage>
  );
}
