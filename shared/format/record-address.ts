/** Kinds of page that the program generates, with the folder of their addresses. */
const FOLDERS = {
  session: '/sessions',
  paper: '/papers',
  poster: '/posters',
  talk: '/talks',
  person: '/people',
  topic: '/topics',
  // Pages of long lists, split by letter.
  'papers-letter': '/papers/by-title',
  'people-letter': '/people/by-name',
} as const;

export type RecordKind = keyof typeof FOLDERS;

/** All kinds of page that the program generates. */
export const recordKinds = Object.keys(FOLDERS) as readonly RecordKind[]; // Object.keys widens to string[]

/**
 * Returns the address of a record's page, from its id or slug. A paper's id may contain slashes, and an ending that
 * hosts would take for a file extension. A tilde, which no id contains, replaces both.
 */
export const recordAddress = (kind: RecordKind, id: string): string =>
  `${FOLDERS[kind]}/${id.replace(/\/|\.(?=[A-Za-z][A-Za-z0-9]*$)/g, '~')}`;

/** Maximum length of a slug. */
const LONGEST = 80;

/**
 * Returns the last part of a topic's address: its title in lower case, without accents, with hyphens. A title without
 * Latin letters gives its number.
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
