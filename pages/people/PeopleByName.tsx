import { Letters } from '../../renderer/components/Letters';
import { PersonName } from '../../renderer/components/People';
import { Section } from '../../renderer/components/Section';
import type { ListedPerson, PeopleView } from '../../shared/program/list-views';
import type { Words } from '../../shared/words';
import styles from './People.module.css';

interface PeopleByNameProps {
  readonly view: PeopleView;
  readonly words: Words;
}

/** Up to so many people, who fill less than a screen or two, letters would be more than the names below them. */
const FEW = 40;

/** People under the first letters of their family names, each with what they do; few of them in one list. */
export function PeopleByName({ view: { letters, parts, label }, words }: PeopleByNameProps) {
  const all = letters.flatMap(({ people }) => people);
  if (parts.length === 0 && all.length <= FEW) return <Listings people={all} words={words} />;
  return (
    <>
      <Letters parts={parts.length > 0 ? parts : letters.map(onThisPage)} current={label} words={words} />
      {letters.map(({ label: letter, people }) => (
        <Section key={letter} wide heading={letter} id={anchorOf(letter)}>
          <Listings people={people} words={words} />
        </Section>
      ))}
    </>
  );
}

const anchorOf = (letter: string) => `letter-${letter.toLowerCase()}`;

/** A letter of a list that fits on one page. */
const onThisPage = ({ label }: PeopleView['letters'][number]) => ({ label, path: `#${anchorOf(label)}` });

interface ListingsProps extends Pick<PeopleByNameProps, 'words'> {
  readonly people: readonly ListedPerson[];
}

const Listings = ({ people, words }: ListingsProps) => (
  <ul className={styles.people}>
    {people.map((person) => (
      <li key={person.path ?? person.name}>
        <Listing person={person} words={words} />
      </li>
    ))}
  </ul>
);

function Listing({ person, words }: { readonly person: ListedPerson; readonly words: Words }) {
  return (
    <>
      <PersonName person={person} />
      <br />
      <small>{words.lists.text(person.roles.map((role) => words.records.roles[role]))}</small>
    </>
  );
}
