/** Why a column or key of an export is not imported. */
export const REASONS = {
  email: 'e-mail addresses are not published',
  when: 'dates of submission and changes stay with the service',
  review: 'reviews, scores and conflicts stay with the committee',
  service: 'only the service uses it',
  form: 'an answer to a form: write by hand what you want to publish of it',
  file: 'the file stays with the service: put it into public/files/, and its address into the column "pdf"',
  code: 'the data has the number of a contribution, and no other code',
  same: 'another column has the same values',
  group: 'it is the heading of a group of topics',
  unnamed: 'no paper of the programme names it: add it to topics.csv by hand if you need it',
  picture:
    'pictures are files of this project: put them into public/images/people/, and their addresses into people.csv',
  room: 'write it into "building", "floor" or "map" of rooms.csv by hand',
  number: 'the export has only their ids: export their list as well, and name both files in one command',
  presenter: 'the data has all authors, and not which of them presents',
  role: 'program-committee.csv has no roles; a committee in committee-members.csv has',
  event: 'facts of the conference are in conference.yaml',
  unknown: 'it is unknown: if it matters, rename it to a known column, or write it by hand',
  mappable: 'it is unknown: `--map "Column=field"` says what it holds',
} as const;

export type Reason = keyof typeof REASONS;

/** Names of known columns or keys that are not imported, by reason. */
export type LeftNames = Readonly<Partial<Record<Reason, readonly string[]>>>;

/** Normalises the name of a column for comparison: only letters, digits and "#" matter. */
export const plainName = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}#]+/gu, '');

/** Says why a column or key is not imported. */
export function reasonFor(name: string, left: LeftNames): string {
  const plain = plainName(name);
  const known = Object.entries(left).find(([, names]) => names.some((other) => plainName(other) === plain));
  if (known) return REASONS[known[0] as Reason]; // Object.entries widens to string
  return /mail/.test(plain) ? REASONS.email : REASONS.unknown;
}

/** What the names of columns and keys that services give themselves mean; the first match counts. */
const BY_NAME: readonly (readonly [RegExp, Reason])[] = [
  [/mail|phone/, 'email'],
  [/avatar|picture/, 'picture'],
  [/answers|customfields|formfields|tldr/, 'form'],
  [/review|score|rating|confidence|recommendation|judge|comment|conflict|notes$/, 'review'],
  [/file|attachment|folders|material|supplementary|downloadlink|lastupload/, 'file'],
  [/date$|dt$|^last|(?:created|updated|submitted|modified|decided|notified)(?:at)?$/, 'when'],
];

/** Says why a column or key that a service named itself is not imported. */
export function reasonOfService(name: string, left: LeftNames): string {
  const written = reasonFor(name, left);
  const [, meant] = BY_NAME.find(([words]) => words.test(plainName(name))) ?? [];
  return written === REASONS.unknown && meant ? REASONS[meant] : written;
}
