/** What somebody does whose name stands in a field with the keyword `person`. */
interface RoleRow {
  /** Completes "… is …", for who has to be in a session that the record is, belongs to, or is named by. */
  readonly attendsAs?: string;
  /** Of several in one list, only the first has to be there. */
  readonly onlyFirst?: boolean;
  /** The name must stand elsewhere too: it refers to somebody, and does not list them. Completes "… “title” and stands in no list". */
  readonly mustBeListed?: string;
  /** The diff tells who joins and leaves; the people of other records are told with them. */
  readonly joins?: boolean;
}

/** The one table of roles, those who run the conference first: of two spellings, the one that stands first is proposed. */
export const roles = {
  member: { joins: true },
  speaker: { attendsAs: 'speaker', joins: true },
  organizer: {},
  'panel-chair': { attendsAs: 'chair of the panel' },
  panelist: { attendsAs: 'panelist' },
  author: { attendsAs: 'presenting paper', onlyFirst: true },
  chair: { attendsAs: 'chair', mustBeListed: 'chairs' },
} as const satisfies Readonly<Record<string, RoleRow>>;

export type Role = keyof typeof roles;
