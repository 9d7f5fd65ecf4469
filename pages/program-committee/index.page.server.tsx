import type { ProgramCommitteeMember } from '#content';
import { CommitteeByCountry } from '../../renderer/components/CommitteeByCountry';
import { inLetters } from '../../renderer/components/FoldedParts';
import { StandardPage } from '../../renderer/components/StandardPage';
import type { PageProps } from '../../renderer/site';
import { contributorNamed } from '../../shared/program/record-links';
import { MemberList } from './MemberList';

/** Number of members up to which they stand in the order of the file: two columns of names are short. */
const MOST_IN_ORDER = 1000;

/** Shows the program committee (specification, section 2.6); a thousand members by their family names. */
export function Page({ content, route, routes, findPerson, links, at, words }: PageProps) {
  const { conference, contributors, programCommittee } = content;
  const nameOf = ({ name }: ProgramCommitteeMember) => contributorNamed(contributors, name)?.familyName ?? name;
  const parts = inLetters(programCommittee, MOST_IN_ORDER, nameOf, conference.language);
  return (
    <StandardPage content={content} route={route}>
      <CommitteeByCountry content={content} at={at} words={words} wide />
      <MemberList
        parts={parts}
        findPerson={findPerson}
        links={links}
        search={routes.of('search')?.path}
        words={words}
      />
    </StandardPage>
  );
}
