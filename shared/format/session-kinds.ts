import type { Content, RenderedContent } from '#content';

/** A row of session-kinds.csv. */
type DeclaredKind = Content['sessionKinds'][number];

/** Style of the line next to a session in the schedule. */
export type SessionMark = NonNullable<DeclaredKind['mark']>;

/** The properties of a kind of session. */
export interface SessionKind {
  readonly id: string;
  /** Shown with the session. Common kinds need none. */
  readonly label?: string;
  /** Names several of them, as the filter of the schedule does. */
  readonly plural?: string;
  readonly mark: SessionMark;
  /**
   * `all`: nothing else takes place meanwhile, if it is in a plenary room. `beside`: anything may take place meanwhile.
   */
  readonly for: NonNullable<DeclaredKind['for']>;
  readonly papers: 'expected' | 'possible' | 'none';
  /** Maximum plausible duration in minutes. A longer one is probably a typo. */
  readonly longest: number;
  /** If one session of the kind has a number, all need one. */
  readonly numbered: boolean;
  /** Whether the booklet shows more than its time and title. */
  readonly details: boolean;
}

const hours = (count: number) => count * 60;
const plain = { mark: 'solid', for: 'parallel', papers: 'none', longest: hours(12), numbered: false } as const;
const whole = { ...plain, details: true } as const;
const slight = { ...plain, details: false } as const;

/** The common kinds. session-kinds.csv overrides them and adds others. */
const common: Readonly<Record<string, Omit<SessionKind, 'id'>>> = {
  registration: { ...slight, mark: 'dotted', for: 'beside', longest: hours(14) },
  ceremony: { ...whole, mark: 'dashed', for: 'all', longest: hours(3) },
  keynote: { ...whole, mark: 'strong', for: 'all', longest: hours(3) },
  lecture: { ...whole, mark: 'strong', for: 'all', longest: hours(3) },
  oral: { ...whole, papers: 'expected', longest: hours(4), numbered: true },
  posters: { ...whole, mark: 'dashed', papers: 'possible', longest: hours(6) },
  panel: { ...whole, mark: 'double', for: 'all', longest: hours(4) },
  break: { ...slight, mark: 'dotted', longest: hours(2) },
  lunch: { ...slight, mark: 'dotted', longest: hours(3) },
  social: { ...slight, mark: 'dashed', for: 'beside', longest: hours(14) },
  tutorial: { ...whole, longest: hours(9) },
  workshop: { ...whole, papers: 'possible', longest: hours(12) },
  award: { ...whole, mark: 'strong', for: 'all', longest: hours(3) },
  demo: { ...whole, mark: 'dashed', papers: 'possible', longest: hours(8) },
  talk: { ...whole, papers: 'possible', longest: hours(3) },
  lightning: { ...whole, papers: 'possible', longest: hours(3) },
  invited: { ...whole, mark: 'strong', papers: 'possible', longest: hours(3) },
  bof: { ...whole, papers: 'possible', longest: hours(4) },
};

/** Returns the default mark of a common kind, for which the stylesheets have rules. */
export const defaultMarkOf = (kind: string): SessionMark | undefined =>
  Object.hasOwn(common, kind) ? common[kind]?.mark : undefined;

/** Returns all kinds by id: the common ones with the overrides and additions of the data. */
export function sessionKindsOf(declared: readonly DeclaredKind[]): ReadonlyMap<string, SessionKind> {
  const kinds = new Map<string, SessionKind>();
  for (const [id, kind] of Object.entries(common)) kinds.set(id, { id, ...kind });
  for (const { id, papers, ...row } of declared) {
    const before = kinds.get(id) ?? { id, ...whole };
    const allowed = before.papers === 'none' ? 'possible' : before.papers;
    kinds.set(id, { ...before, ...row, papers: papers === undefined ? before.papers : papers ? allowed : 'none' });
  }
  return kinds;
}

interface Kinded {
  readonly kind: string;
  readonly parent?: string;
}

/** Whether nobody comes for a session of a kind: a break, lunch or the desk. */
export const isPause = ({ kind }: Kinded): boolean => ['break', 'lunch', 'registration'].includes(kind);

/** Returns the sessions for everybody, without parts of others. */
export function sessionsForAll<Session extends Kinded>(
  sessions: readonly Session[],
  declared: readonly DeclaredKind[],
): Session[] {
  const kinds = sessionKindsOf(declared);
  return sessions.filter(({ kind, parent }) => parent === undefined && kinds.get(kind)?.for === 'all');
}

const REFRESHMENTS: ReadonlySet<string> = new Set(['break', 'lunch']);
const STANDING: ReadonlySet<string> = new Set(['posters', 'demo', 'social']);

/** Whether two kinds of session can share a foyer: coffee at the registration desk, lunch among posters. */
export const mayShareRoom = (one: string, other: string): boolean => sharesRoom(one, other) || sharesRoom(other, one);

const sharesRoom = (one: string, other: string): boolean =>
  one === 'registration'
    ? other === 'registration' || REFRESHMENTS.has(other) || STANDING.has(other)
    : REFRESHMENTS.has(one) && STANDING.has(other);

/** Whether a session is for those in every room: a pause, one without a room, or one for all in a plenary room. */
export function isForEverybody(
  { kind, room }: Kinded & { readonly room?: readonly string[] },
  { rooms, sessionKinds }: Pick<RenderedContent, 'rooms' | 'sessionKinds'>,
): boolean {
  if (room === undefined || isPause({ kind })) return true;
  const isPlenary = rooms.some(({ id, plenary }) => plenary && room.includes(id));
  return isPlenary && sessionKindsOf(sessionKinds).get(kind)?.for === 'all';
}
