import { DAY_MS } from '../../../shared/format/days-between';
import { sentenceAround, wordsBefore } from './sentences';
import { exists, type TypedDate } from './typed-dates';

/** Hotels, embassies and refunds have dates of their own, which no table holds. */
const OF_OTHERS =
  /hotel|hostel|lodging|accommodation|residence|dormitor|room|reserv|book|refund|cancel|visa|hôtel|chambre|résidence|logement|hébergement|réserv|rembours|annul|غرف|فندق|حجز|تأشير|استرداد|إلغاء|إقامة|سكن/i;
/** Rooms that are kept for participants. */
export const ROOMS = /hotel|hostel|lodging|accommodation|room|hôtel|chambre|logement|hébergement|غرف|فندق|إقامة|سكن/i;
const LAST_DAY =
  /(?:until|before|by|no later than|jusqu[’']au|d[’']ici (?:le|au)|avant le|au plus tard le|pour le|حتى|قبل)\s(?:\p{L}+,?\s)?$/iu;
/** Those who are asked to write by a day of their own: groups, exhibitors, who sends a parcel, who needs a sign language. */
const REQUEST =
  /groups?\b|compan(?:y|ies)|exhibit(?:or|ion stand)|forwarder|shipp(?:ed|ing)|shipment|customs|freight|courier|parcel|rates? hold|sign language|child ?care|wheelchair|let us know|tell us|groupes?\b|entreprises|exposants|transitaire|douane|colis|langue des signes|prévenez|signalez|مجموعات|شركات|جمارك/iu;
const STEP = /submi|abstract|\bpapers?\b|notif|camera[- ]ready|soumi|soumet|résumé|تقديم|ملخص/iu;
/** Things that follow a conference: its volume, its recordings and its certificates. */
const AFTERWARDS =
  /record|video|on[- ]demand|replay|certificat|attestation|rediffus|volume|proceedings|journal|revis|manuscript|publish|publication|appear|special issue|extended version|survey|delet|destroy|eras(?:e|ing)|anonymi|supprim|effac|détrui|enregistr|vidéo|actes|revue|manuscrit|paraît|parution|numéro spécial|تسجيلات|شهاد|نشر|مجلة|كتاب/i;
/** Things that participants ask for until a day that stands nowhere else: "Write to the desk by September 10". */
const ASKED =
  /(?<!\p{L})(?:write to|tell (?:us|the)|let us know|ask (?:for|us)|sign up|give your name|call us|reply|écrivez|dites|signalez|prévenez|répond|اكتبوا|راسلونا|أخبرونا)/iu;
/** Guests from afar arrive on the eve and leave on the morrow. */
const TRAVEL =
  /arriv|depart|leav|coach|shuttle|\bbus|train|ferry|boat|flight|fly|pick.?up|check.?in|airport|station|part(?:ent|ez|ir)?\b|navette|\bcars?\b|avion|\bvols?\b|aéroport|gare\b|bateau|وصول|مغادرة|حافلة|مطار|قطار|رحلة/iu;
/** The number of days before the first and after the last day. */
const ON_THE_WAY = 2;
/** The number of days after the end from which nobody speaks of them any more. */
const LONG_AFTER = 800;
const OF_THE_CONFERENCE =
  /submi|paper|abstract|notif|regist|conference|poster|(?<!\p{L})fees?(?!\p{L})|late (?:fee|rate)|soumi|article|inscri|colloque|conférence|(?<!\p{L})(?:frais|tarifs?)(?!\p{L})|مؤتمر|تسجيل|تقديم|رسوم/iu;
/** The purposes of deadlines. */
const OF_A_CALL =
  /submi|paper|abstract|poster|demo|notif|regist|conference|propos|grant|fee|pay|paid|early|deadline|\bdue\b|call|camera|review|manuscript|author|applic|apply|student|soumi|soumet|article|inscri|colloque|conférence|résumé|proposition|bourse|frais|pai|appel|relect|auteur|candidat\w* (?:à|aux)|مؤتمر|تسجيل|تقديم|ملخص|بحث|رسوم|دفع|أداء|مشارك/iu;
/** They lie within so many days before the end of the conference. */
const BEFORE = 400;
/** Guests leave their rooms so many days after the end, at the most. */
const AFTER = 3;

/** Whether a day is the last one for something: "before 15 May". */
export const isLastDay = (text: string, { start }: Pick<TypedDate, 'start'>): boolean =>
  LAST_DAY.test(wordsBefore(text, start));

/** What organisers say of their own days. */
const OF_PROGRAM =
  /program|schedule|session|keynote|speaker|event|welcome|takes? place|held|gather|attend(?!ing)|(?<!\p{L})join|(?<!\p{L})(?:we|our|us|days|begins?|starts?|ceremony|dinner|reception|nights?)(?!\p{L})|(?<!\p{L})(?:nous|notre|nos|journées|nuits?|commencent?|cérémonie|lieu|séances?)(?!\p{L})|ينعقد|برنامج|يبدأ|جلس|ليل/iu;

/** Whether words are on a call, on taking part, or on the conference and its program. */
export const isOfConference = (words: string, names: readonly string[]): boolean =>
  OF_A_CALL.test(words) || OF_PROGRAM.test(words) || names.some((name) => name !== '' && words.includes(name));

/** "On the eve of the conference", "the day after". */
const EVE = /(?<!\p{L})(?:eve|day before|veille|pre-conference)(?!\p{L})|عشية/iu;
const MORROW = /(?<!\p{L})(?:day after|morning after|lendemain|post-conference)(?!\p{L})|اليوم التالي/iu;

/** Whether a sentence says that its day is the eve or the morrow of the conference, and it is. */
export function isEve(text: string, { year, month, day, start, end: last }: TypedDate, days: Days): boolean {
  const at = Date.UTC(year ?? Number(days.start.slice(0, 4)), month - 1, day);
  const sentence = sentenceAround(text, start, last);
  return (
    (at === Date.parse(days.start) - DAY_MS && EVE.test(sentence)) ||
    (at === Date.parse(days.end) + DAY_MS && MORROW.test(sentence))
  );
}

/** Whether a day may be that of a hotel, an embassy, or of what follows the conference: nothing of the data can say that it is wrong. */
export function isOfOthers(
  text: string,
  date: TypedDate,
  { start: from, end, hasRooms = false }: Days,
  heading = '',
): boolean {
  const { year, month, day, start, end: last } = date;
  // The names of months and days are no words for what is spoken of.
  const sentence = sentenceAround(text, start, last).replace(date.written, '');
  if (!exists(date)) return false;
  if (isOnTheWay(sentence, date, { start: from, end })) return true;
  const before = (Date.parse(end) - Date.UTC(year ?? Number(end.slice(0, 4)), month - 1, day)) / DAY_MS;
  if (AFTERWARDS.test(sentence) && before < -AFTER && before > -LONG_AFTER) return true;
  const isAsked = ASKED.test(sentence) && LAST_DAY.test(wordsBefore(text, start)) && !OF_THE_CONFERENCE.test(sentence);
  if (isAsked && before > 0 && before < BEFORE) return true;
  if (before >= -AFTER && before < BEFORE && isLastDay(text, date) && REQUEST.test(sentence) && !STEP.test(sentence))
    return true;
  if (hasRooms && ROOMS.test(sentence) && LAST_DAY.test(wordsBefore(text, start))) return false;
  // What no table has a day for has a last day of its own: candidates of a council, a run along the beach.
  if (before >= -AFTER && before < BEFORE && isLastDay(text, date) && !OF_A_CALL.test(`${heading} ${sentence}`))
    return true;
  if (
    !(OF_OTHERS.test(sentence) || (isLastDay(text, date) && OF_OTHERS.test(heading))) ||
    OF_THE_CONFERENCE.test(sentence)
  )
    return false;
  return before >= -AFTER && before < BEFORE;
}

/** The days of the conference. */
export interface Days {
  /** Whether a deadline of the data is one of rooms: then texts on them are held to it. */
  readonly hasRooms?: boolean;
  readonly start: string;
  readonly end: string;
}

/** "The coach leaves Dakar on Monday, November 5": the eve of a conference that begins on November 6. */
function isOnTheWay(sentence: string, { year, month, day }: TypedDate, { start, end }: Days): boolean {
  const at = Date.UTC(year ?? Number(start.slice(0, 4)), month - 1, day);
  const isBefore = at < Date.parse(start) && Date.parse(start) - at <= ON_THE_WAY * DAY_MS;
  const isAfter = at > Date.parse(end) && at - Date.parse(end) <= ON_THE_WAY * DAY_MS;
  return (isBefore || isAfter) && TRAVEL.test(sentence);
}
