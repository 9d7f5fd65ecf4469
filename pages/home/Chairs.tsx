import type { Chair } from '#content';
import { PersonCard, PersonGrid } from '../../renderer/components/PersonCard';
import { Portrait } from '../../renderer/components/Portrait';
import { type FindPerson, personLinks } from '../../shared/people';
import type { ShowPicture } from '../../shared/picture';
import type { RecordLinks } from '../../shared/program/record-links';
import type { Words } from '../../shared/words';

interface ChairsProps {
  readonly chairs: readonly Chair[];
  readonly showPicture: ShowPicture;
  readonly findPerson: FindPerson;
  readonly links: RecordLinks;
  readonly words: Words;
}

/** Shows the general chairs. */
export function Chairs({ chairs, showPicture, findPerson, links, words }: ChairsProps) {
  return (
    <PersonGrid>
      {chairs.map(({ id, name, image, role, affiliation }) => (
        <PersonCard
          key={id}
          name={name}
          path={links.toPerson(name)}
          portrait={image && <Portrait image={image} showPicture={showPicture} />}
          lines={[role, affiliation]}
          links={personLinks(name, findPerson, words)}
        />
      ))}
    </PersonGrid>
  );
}
