/** Why a column or key of an export does not come along. */
export const REASONS = {
  email: 'e-mail addresses are not published',
  when: 'when it was sent in or changed stays with the service',
  review: 'reviews, scores and conflicts stay with the committee',
  service: 'only the service uses it',
  form: 'an answer to a form: what of it is to be published is written by hand',
  link: 'papers.csv has one address each for the PDF, slides, video and code of a talk',
  file: 'the file stays with the service: put it into public/files/, and its address into the column "pdf"',
  biography: 'biographies of speakers stand in speakers.yaml, and are written by hand',
  place: 'rooms, boards and materials of single papers have no place in the data',
  same: 'another column says the same',
  group: 'it heads a group of topics, and is none itself',
  unnamed: 'no paper of the programme names it: add it to topics.csv by hand if it is to be there',
  role: 'program-committee.csv has no roles; a committee in committee-members.csv has',
  session: 'sessions that are no papers have neither: keynotes have them in speakers.yaml, panels in panels.yaml',
  event: 'facts of the conference stand in conference.yaml',
  unknown:
    'the import does not know it: if it matters, give it the name of a column that is known, or write it by hand',
} as const;

type Reason = keyof typeof REASONS;

/** Names of columns or keys that are known and not taken, by the reason. */
export type LeftNames = Readonly<Partial<Record<Reason, readonly string[]>>>;

/** A name of a column as it is compared: letter case, spaces and signs do not count, but "#" does. */
export const plainName = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}#]+/gu, '');

/** Why a column or key that is not read does not come along. */
export function reasonFor(name: string, left: LeftNames): string {
  const plain = plainName(name);
  const known = Object.entries(left).find(([, names]) => names.some((other) => plainName(other) === plain));
  if (known) return REASONS[known[0] as Reason]; // Object.entries widens to string
  return /mail/.test(plain) ? REASONS.email : REASONS.unknown;
}
