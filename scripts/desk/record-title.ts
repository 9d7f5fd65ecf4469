/** Fields that name a record for people, the best first. */
const TITLES = ['title', 'name', 'label', 'heading', 'firstName'];

/** Returns the text that names a record for people; undefined if it has none. */
export const titleOfRecord = (record: Readonly<Record<string, unknown>>): string | undefined =>
  TITLES.map((field) => record[field]).find((value) => typeof value === 'string');
