import { type Meant, meant } from './meant';

/** Words for yes and no of organisers and spreadsheets, in several languages. */
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

/** Interprets a word as yes or no; undefined if it is neither. */
export function yesOrNo(data: unknown): boolean | undefined {
  const word = String(data).normalize('NFC').trim().toLowerCase();
  if (YES.includes(word)) return true;
  return NO.includes(word) ? false : undefined;
}

/** Suggests yes or no for a word that means it, or true or false in YAML. */
export function yesOrNoAsMeant(data: unknown, inTable: boolean): Meant | undefined {
  const said = yesOrNo(data);
  if (said === undefined) return undefined;
  return meant(inTable ? (said ? 'yes' : 'no') : String(said));
}
