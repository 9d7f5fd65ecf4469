import { Fragment } from 'react';
import type { PersonEntry } from '../../shared/program/entries';
import type { Words } from '../../shared/words';
import { Linked } from './Linked';
import styles from './People.module.css';

interface PeopleProps {
  readonly people: readonly PersonEntry[];
  readonly words: Words;
}

/** People in a row, each linked to their own page; no line begins with the sign that parts them. */
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

/** A name that leads to the person's page, where there is one; it keeps its own direction. */
export const PersonName = ({ person: { name, path } }: { readonly person: PersonEntry }) => (
  <Linked path={path} className={styles.name}>
    <bdi>{name}</bdi>
  </Linked>
);
