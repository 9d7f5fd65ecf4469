import type { PersonEntry } from '../program/entries';
import type { Words } from '../words';
import { Linked } from './Linked';
import { Listed } from './Listed';
import styles from './People.module.css';

interface PeopleProps {
  readonly people: readonly PersonEntry[];
  readonly words: Words;
}

/** People in a row, each linked to their own page. */
export const People = ({ people, words }: PeopleProps) => (
  <Listed items={people.map((person) => <PersonName key={person.name} person={person} />)} words={words} />
);

/** A name that leads to the person's page, where there is one; it keeps its own direction. */
export const PersonName = ({ person: { name, path } }: { readonly person: PersonEntry }) => (
  <Linked path={path} className={styles.name}>
    <bdi>{name}</bdi>
  </Linked>
);
