import { type Meant, meant } from './meant';

/** Words for yes and no that organisers and spreadsheets write, in the languages that they write them in. */
const YES = [
  'yes',
  'y',
  'true',
  'oui',
  'vrai',
  'نعم',
  'صح',
  'صحيح',
  'on',
  'sí',
  'si',
  'sim',
  'ja',
  'wahr',
  '1',
  '✓',
  '✔',
];
const NO = ['no', 'n', 'false', 'non', 'faux', 'لا', 'خطأ', 'off', 'não', 'nao', 'nein', 'falsch', '0', '✗', '✘'];

/** Whether a word says yes or no; undefined if it says neither. */
export function yesOrNo(data: unknown): boolean | undefined {
  const word = String(data).normalize('NFC').trim().toLowerCase();
  if (YES.includes(word)) return true;
  return NO.includes(word) ? false : undefined;
}

/** The value that was meant by a word where yes or no stands; `inTable`, as tables write it, else as YAML does. */
export function yesOrNoAsMeant(data: unknown, inTable: boolean): Meant | undefined {
  const said = yesOrNo(data);
  if (said === undefined) return undefined;
  return meant(inTable ? (said ? 'yes' : 'no') : String(said));
}
