import { FoldedParts, inHundreds } from '../../renderer/components/FoldedParts';
import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import { PersonCard, PersonGrid } from '../../renderer/components/PersonCard';
import { Portrait } from '../../renderer/components/Portrait';
import type { PageProps } from '../../renderer/site';
import { personLinks } from '../../shared/people';

/** Shows a committee: its members with role and affiliation (specification, section 2.4). */
export function Page({ content, route, showPicture, findPerson, links, words }: PageProps) {
  const members = content.committeeMembers.filter(({ committee }) => committee === route.id);
  return (
    <>
      <PageHeader title={route.title} />
      <PageBody>
        <FoldedParts parts={inHundreds(members, ({ name }) => name)}>
          {(part) => (
            <PersonGrid>
              {part.map(({ name, image, role, affiliation, affiliation2, country, ...own }) => (
                <PersonCard
                  key={name}
                  name={name}
                  path={links.toPerson(name)}
                  portrait={image && <Portrait image={image} showPicture={showPicture} />}
                  lines={[role, affiliation, affiliation2, country && words.country(country)]}
                  links={personLinks(name, findPerson, words, own)}
                />
              ))}
            </PersonGrid>
          )}
        </FoldedParts>
      </PageBody>
    </>
  );
}
