import { Fragment } from 'react';
import type { PersonEntry } from '../../shared/program/entries';
import type { Words } from '../../shared/words';
import { Linked } from './Linked';
import styles from './People.module.css';

interface PeopleProps {
  readonly people: readonly PersonEntry[];
  readonly words: Words;
}

/** Lists people in a sentence, each linked to their page. No line begins with a separator. */
export function People({ people, words }: PeopleProps) {
  const between = words.lists.parts(people.map(({ name }) => name)).filter(({ type }) => type === 'literal');
  return people.map((person, index) => {
    const after = between[index]?.value ?? '';
    const sign = after.trimEnd();
    return (
      <Fragment key={person.name}>
        <span className={styles.held}>
          <PersonName person={person} />
          {sign}
        </span>
        {after.slice(sign.length)}
      </Fragment>
    );
  });
}

interface PersonNameProps {
  readonly person: PersonEntry;
  /** The part of the name that is bold, in lists that are sorted by it. */
  readonly familyName?: string;
}

/** Shows a name with its own text direction, linked to the person's page if there is one. */
export function PersonName({ person: { name, path }, familyName = '' }: PersonNameProps) {
  const at = familyName === '' ? -1 : name.lastIndexOf(familyName);
  const shown = at >= 0 && (
    <>
      {name.slice(0, at)}
      <b>{familyName}</b>
      {name.slice(at + familyName.length)}
    </>
  );
  return (
    <Linked path={path} className={styles.name}>
      <bdi>{shown || name}</bdi>
    </Linked>
  );
}
