import type { Content } from '../../../shared/model/content';
import type { Site } from '../../content/survey';
import type { Entry } from '../../content/validate/validate';

export type Registration = NonNullable<Content['registration']>;

/** Returns the page on registration; undefined if it is missing or could not be read. */
export function registrationOf({ files }: Site): Entry<Registration> | undefined {
  const [entry] = files.find(({ parsed }) => parsed.collection === 'registration')?.entries ?? [];
  return entry as Entry<Registration> | undefined; // what the schema of the collection has accepted
}
