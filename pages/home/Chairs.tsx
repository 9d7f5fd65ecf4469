import { chairs } from '#content';
import { PersonCard, PersonGrid } from '../../renderer/components/PersonCard';

/** The general chairs. */
export function Chairs() {
  return (
    <PersonGrid>
      {chairs.map(({ id, name, image, role, affiliation }) => (
        <PersonCard key={id} name={name} image={image} lines={[role, affiliation]} />
      ))}
    </PersonGrid>
  );
}
