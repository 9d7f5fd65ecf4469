/** The kinds of page that show one record of the program each, and the folder of their addresses. */
const FOLDERS = { session: '/sessions', paper: '/papers', poster: '/posters', person: '/people' } as const;

export type RecordKind = keyof typeof FOLDERS;

/**
 * The address of a record's page, by its id or, of a person, by the slug. An id of a paper may have slashes, and an ending that
 * hosts would take for that of a file: a tilde stands in the place of both, which no id has.
 */
export const recordAddress = (kind: RecordKind, id: string): string =>
  `${FOLDERS[kind]}/${id.replace(/\/|\.(?=[A-Za-z][A-Za-z0-9]*$)/g, '~')}`;
