import type { Content } from '../../../shared/model/content';
import type { Site } from '../../content/survey';
import type { Entry } from '../../content/validate/validate';

export type Registration = NonNullable<Content['registration']>;

/** The page on registration, as far as it could be read: it may be absent altogether. */
export function registrationOf({ files }: Site): Entry<Registration> | undefined {
  const [entry] = files.find(({ parsed }) => parsed.collection === 'registration')?.entries ?? [];
  return entry as Entry<Registration> | undefined; // what the schema of the collection has accepted
}
