import type { Content } from '../content';
import type { Site } from '../survey';
import type { Entry } from '../validate/validate';

export type Registration = NonNullable<Content['registration']>;

/** The price lists that a conference may have, by their names in registration.yaml, fees.csv and supplements.csv. */
export const PRICE_LISTS = ['local', 'international'] as const;

/** The page on registration, as far as it could be read: it may be absent altogether. */
export function registrationOf({ files }: Site): Entry<Registration> | undefined {
  const [entry] = files.find(({ parsed }) => parsed.collection === 'registration')?.entries ?? [];
  return entry as Entry<Registration> | undefined; // what the schema of the collection has accepted
}
