/** The role of a person whose name stands in a field with the keyword `person`. */
interface RoleRow {
  /** Completes "… is …", for who has to be in a session that the record is, belongs to, or is named by. */
  readonly attendsAs?: string;
  /** Of several in one list, only the first has to be there. */
  readonly onlyFirst?: boolean;
  /** The name refers to somebody who must stand in a list of people too. The word is the verb of the report: "X chairs Y". */
  readonly mustBeListed?: string;
  /** The diff tells who joins and leaves; other people are reported with their record. */
  readonly joins?: boolean;
}

const table = {
  member: { joins: true },
  speaker: { attendsAs: 'speaker', joins: true },
  organizer: {},
  'panel-chair': { attendsAs: 'chair of the panel' },
  panelist: { attendsAs: 'panelist' },
  author: { attendsAs: 'presenting paper', onlyFirst: true },
  chair: { attendsAs: 'chair', mustBeListed: 'chairs' },
  editor: {},
} as const satisfies Readonly<Record<string, RoleRow>>;

export type Role = keyof typeof table;

/** The one table of roles: those who run the conference first, since a name is looked for among them first. */
export const roles: Readonly<Record<Role, RoleRow>> = table;

const order = Object.keys(table);

/** The place of a role in the table. */
export const rankOf = (role: Role): number => order.indexOf(role);
