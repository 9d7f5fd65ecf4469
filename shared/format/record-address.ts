/** The kinds of page that follow from the program, and the folder of their addresses. */
const FOLDERS = {
  session: '/sessions',
  paper: '/papers',
  poster: '/posters',
  person: '/people',
  topic: '/topics',
  // Parts of the lists of papers and people, where these are long.
  'papers-letter': '/papers/by-title',
  'people-letter': '/people/by-name',
} as const;

export type RecordKind = keyof typeof FOLDERS;

/** Every kind of page that follows from the program. */
export const recordKinds = Object.keys(FOLDERS) as readonly RecordKind[]; // Object.keys widens to string[]

/**
 * The address of a record's page, by its id; of a person or topic, by its slug. An id of a paper may have slashes, and an ending
 * that hosts would take for that of a file: a tilde stands in the place of both, which no id has.
 */
export const recordAddress = (kind: RecordKind, id: string): string =>
  `${FOLDERS[kind]}/${id.replace(/\/|\.(?=[A-Za-z][A-Za-z0-9]*$)/g, '~')}`;

/** Longer addresses are cut. */
const LONGEST = 80;

/**
 * The last part of the address of a topic's page: the words of its title without accents, in small letters, with hyphens
 * between them. A title without Latin letters gives its number.
 */
export function topicSlug({ id, title }: { readonly id: number; readonly title: string }): string {
  const plain = title.normalize('NFKD').replace(/[\p{M}'’]/gu, '');
  const slug =
    plain
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? String(id);
  return slug.slice(0, LONGEST).replace(/-$/, '');
}
