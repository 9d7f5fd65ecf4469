import { FindInList } from '../../renderer/components/FindInList';
import { Letters } from '../../renderer/components/Letters';
import { PersonName } from '../../renderer/components/People';
import { Section } from '../../renderer/components/Section';
import type { ListedPerson, PeopleView } from '../../shared/program/list-views';
import type { Words } from '../../shared/words';
import styles from './People.module.css';

interface PeopleByNameProps {
  readonly view: PeopleView;
  /** Address of the search page, if there is one. */
  readonly search: string | undefined;
  readonly words: Words;
}

/** Number of people up to which initials are omitted, since the list fits a screen or two. */
const FEW = 40;

/** Lists people by the initials of their family names, with their roles; few people in one list. */
export function PeopleByName({ view, search, words }: PeopleByNameProps) {
  const { letters, parts } = view;
  const all = letters.flatMap(({ people }) => people);
  const isShort = parts.length === 0 && all.length <= FEW;
  return (
    <FindInList
      label={words.records.findPerson}
      count={all.length}
      className={styles.found}
      search={search}
      words={words}
    >
      {isShort ? <Listings people={all} words={words} /> : <ByInitial view={view} words={words} />}
    </FindInList>
  );
}

function ByInitial({ view: { letters, parts, label }, words }: Pick<PeopleByNameProps, 'view' | 'words'>) {
  return (
    <>
      <Letters parts={parts.length > 0 ? parts : letters.map(onThisPage)} current={label} words={words} />
      {letters.map(({ id, label: letter, people }) => (
        <Section key={letter} wide heading={letter} id={anchorOf(id)}>
          <Listings people={people} words={words} />
        </Section>
      ))}
    </>
  );
}

const anchorOf = (id: string) => `letter-${id}`;

/** Links to an initial on the same page. */
const onThisPage = ({ id, label }: PeopleView['letters'][number]) => ({ label, path: `#${anchorOf(id)}` });

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
      <PersonName person={person} familyName={person.familyName} />
      <br />
      <small>{words.lists.text(person.roles.map((role) => words.records.roles[role]))}</small>
    </>
  );
}
