/** How the line beside a session looks in the schedule. */
export type SessionMark = 'solid' | 'double' | 'strong' | 'dashed' | 'dotted';

/** The facts of a kind of session that rules, pages and documents need. */
export interface SessionKind {
  readonly id: string;
  /** Shown with the session; kinds that every schedule has need none. */
  readonly label?: string;
  readonly mark: SessionMark;
  /** `all`: nothing else takes place meanwhile, if it is in a plenary room. `beside`: it is no matter what takes place. */
  readonly for: 'all' | 'parallel' | 'beside';
  readonly papers: 'expected' | 'possible' | 'none';
  /** Minutes after which a mistyped digit is likelier than such a session. */
  readonly longest: number;
  /** If one session of the kind has a number, every one needs one. */
  readonly numbered: boolean;
  /** Whether the booklet tells more of it than the time and the title. */
  readonly details: boolean;
}

/** A row of session-kinds.csv, where all but the id and the label may be left out. */
interface DeclaredKind {
  readonly id: string;
  readonly label: string;
  readonly mark?: SessionMark;
  readonly for?: SessionKind['for'];
  readonly papers?: boolean;
  readonly longest?: number;
}

const hours = (count: number) => count * 60;
const plain = { mark: 'solid', for: 'parallel', papers: 'none', longest: hours(12), numbered: false } as const;
const whole = { ...plain, details: true } as const;
const slight = { ...plain, details: false } as const;

/** The kinds that every conference has; session-kinds.csv changes them and adds others. */
const usual: Readonly<Record<string, Omit<SessionKind, 'id'>>> = {
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
};

/** The marks that kinds have where no file says otherwise; the sheets know them by the kind. */
export const usualMarkOf = (kind: string): SessionMark | undefined =>
  Object.hasOwn(usual, kind) ? usual[kind]?.mark : undefined;

/** Every kind by its id: the usual ones, changed and added to by what the data declares. */
export function sessionKindsOf(declared: readonly DeclaredKind[]): ReadonlyMap<string, SessionKind> {
  const kinds = new Map<string, SessionKind>();
  for (const [id, kind] of Object.entries(usual)) kinds.set(id, { id, ...kind });
  for (const { id, papers, ...row } of declared) {
    const before = kinds.get(id) ?? { id, ...whole };
    const allowed = before.papers === 'none' ? 'possible' : before.papers;
    kinds.set(id, { ...before, ...row, papers: papers === undefined ? before.papers : papers ? allowed : 'none' });
  }
  return kinds;
}
