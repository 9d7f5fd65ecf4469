import { isRecord } from '../../content/fields';
import type { Site } from '../../content/survey';

/**
 * What may have days of its own beside a conference. Where the data names one, as a deadline, a track or a session, its days are held to the
 * data; else nothing is known of it, and any day in its sentence may be right.
 */
const BESIDE: readonly RegExp[] = [
  /(?<!\p{L})schools?(?!\p{L})|(?<!\p{L})écoles? (?:d[’'](?:été|hiver)|doctorales?)|مدرسة/iu,
  /tutorial|tutoriel|دروس تطبيقية/iu,
  /workshop|atelier|ورش/iu,
  /hackathon|datathon|shared task|campagne d[’']évaluation|هاكاثون/iu,
  /(?:special|thematic) issue|numéro (?:spécial|thématique)|عدد خاص/iu,
  /rebuttal|(?:author|authors[’']) response|answer the reviews|reviews are (?:written|due|sent)|(?:review|bidding|discussion) (?:phase|period)|réponse aux relecteurs|الرد على المراجع/iu,
  /preprint|prépublication|مسودة منشورة/iu,
  /invoice|receipts?(?!\p{L})|facture|فاتورة/iu,
  /general assembly|board meeting|annual meeting|assemblée générale|جمعية عامة/iu,
  /exhibit(?:ion|s)|(?<!\p{L})fairs?(?!\p{L})|festival|exposition|foire|salon|معرض|مهرجان/iu,
  /elections?(?!\p{L})|nominat|élections?|candidatures?|انتخاب/iu,
  /webinar|webinaire|info(?:rmation)? session|séance d[’']information|ندوة/iu,
  /volunteer|bénévole|متطوع/iu,
];

/** Collections whose records have days, or are named where somebody says when. */
const DATED = new Set(['conference', 'deadlines', 'tracks', 'sessions', 'sessionKinds', 'calls', 'specialSessions']);
/** Of these, the fields that name a thing and do not describe it. */
const NAMING = ['name', 'label', 'title', 'kind', 'milestone', 'edition'];

/** Whether a sentence is on something that may have days of its own, and of which the data has none. */
export function noRecordOf(site: Site): (sentence: string) => boolean {
  let absent: readonly RegExp[] | undefined;
  return (sentence) => {
    absent ??= absentIn(site);
    return absent.some((subject) => subject.test(sentence));
  };
}

function absentIn({ files }: Site): readonly RegExp[] {
  const named = files
    .filter(({ parsed }) => DATED.has(parsed.collection))
    .flatMap(({ entries }) =>
      entries.map(({ value }) => (isRecord(value) ? NAMING.map((field) => value[field] ?? '').join(' ') : '')),
    )
    .join('\n');
  return BESIDE.filter((subject) => !subject.test(named));
}
