import type { Chair } from '#content';
import { PersonCard, PersonGrid } from '../../renderer/components/PersonCard';
import { Portrait } from '../../renderer/components/Portrait';
import type { ShowPicture } from '../../renderer/picture';

interface ChairsProps {
  readonly chairs: readonly Chair[];
  readonly showPicture: ShowPicture;
}

/** The general chairs. */
export function Chairs({ chairs, showPicture }: ChairsProps) {
  return (
    <PersonGrid>
      {chairs.map(({ id, name, image, role, affiliation }) => (
        <PersonCard
          key={id}
          name={name}
          portrait={image && <Portrait image={image} showPicture={showPicture} />}
          lines={[role, affiliation]}
        />
      ))}
    </PersonGrid>
  );
}
