import { type Meant, meant } from './meant';

/** Words for yes and no that organisers and spreadsheets write, in the languages that they write them in. */
const YES = ['yes', 'y', 'true', 'oui', 'vrai', 'نعم', 'صح', 'صحيح', 'sí', 'si', 'sim', 'ja', 'wahr', '1', '✓', '✔'];
const NO = ['no', 'n', 'false', 'non', 'faux', 'لا', 'خطأ', 'não', 'nao', 'nein', 'falsch', '0', '✗', '✘'];

/** The value that was meant by a word where yes or no stands; `inTable`, as tables write it, else as YAML does. */
export function yesOrNoAsMeant(data: unknown, inTable: boolean): Meant | undefined {
  const word = String(data).normalize('NFC').trim().toLowerCase();
  const [yes, no] = inTable ? ['yes', 'no'] : ['true', 'false'];
  if (YES.includes(word)) return meant(yes);
  if (NO.includes(word)) return meant(no);
  return undefined;
}
