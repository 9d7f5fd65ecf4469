/** The properties of the role of a person in a field with the keyword `person`. */
interface RoleRow {
  /** Completes "… is …" in messages about people who must attend the session of a record. */
  readonly attendsAs?: string;
  /** The person must also be in a list of people. The value is the verb of the message: "X chairs Y". */
  readonly mustBeListed?: string;
  /** `content:diff` reports who joins and leaves. Other people are reported with their record. */
  readonly joins?: boolean;
}

const table = {
  member: { joins: true },
  speaker: { attendsAs: 'speaker', joins: true },
  teacher: {},
  host: {},
  organizer: {},
  'panel-chair': { attendsAs: 'chair of the panel' },
  panelist: { attendsAs: 'panelist' },
  author: {},
  presenter: {},
  chair: { attendsAs: 'chair', mustBeListed: 'chairs' },
  editor: {},
} as const satisfies Readonly<Record<string, RoleRow>>;

export type Role = keyof typeof table;

/** All roles. Organisers come first, since names are looked up among them first. */
export const roles: Readonly<Record<Role, RoleRow>> = table;

const order = Object.keys(table);

/** The position of a role in the table. */
export const rankOf = (role: Role): number => order.indexOf(role);
