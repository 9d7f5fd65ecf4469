import { CommitteeByCountry } from '../../renderer/components/CommitteeByCountry';
import { StandardPage } from '../../renderer/components/StandardPage';
import type { PageProps } from '../../renderer/site';
import { MemberList } from './MemberList';

/** Shows the program committee (specification, section 2.6). */
export function Page({ content, route, findPerson, links, at, words }: PageProps) {
  return (
    <StandardPage content={content} route={route}>
      <CommitteeByCountry content={content} at={at} words={words} wide />
      <MemberList members={content.programCommittee} findPerson={findPerson} links={links} words={words} />
    </StandardPage>
  );
}
