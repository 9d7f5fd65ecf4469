/** Words in services' types of events → kinds of sessions and contributions, in several languages. */
const WORDS = {
  keynote: `keynote|plenary (?:talk|lecture)|conférence (?:plénière|invitée)|(?:conferencia|charla|ponencia) (?:magistral|plenaria)
    |palestra (?:magna|plenária)|hauptvortrag|eröffnungsvortrag|محاضرة (?:رئيسية|افتتاحية)`,
  lightning: 'lightning|pecha|blitzvortr|présentations? éclair',
  lecture: String.raw`\blecture\b`,
  workshop: String.raw`workshop|\batelier|\btaller(?:es)?\b|oficina|ورشة`,
  tutorial: 'tutorial|tutoriel|tutoría',
  panel: String.raw`\bpanel\b|podium|round[ -]?table|table ronde|mesa[ -]redonda|tavola rotonda|مائدة مستديرة|حلقة نقاش`,
  bof: String.raw`\bbofs?\b|birds of a feather`,
  posters: 'poster|póster|ملصق',
  demo: String.raw`\bd[eé]mo(?:s|n?stra\p{L}*)?(?!\p{L})`,
  lunch: String.raw`lunch|déjeuner|almuerzo|\bcomida\b|almoço|mittag(?:essen|spause)|\bpranzo\b|غداء`,
  break: String.raw`\bbreak\b|coffee|pause\b|descanso|pausa\b|intervalo|café|caffè|استراحة`,
  award: 'award|remise des prix|preisverleihung|entrega de premios|premiação|premiazione',
  registration: `registration|check-in|accueil|inscription|acreditaci|registro|credenciamento|anmeldung|registrazione|تسجيل`,
  social: String.raw`social|dinner|reception|party|dîner|cocktail|cena\b|jantar|abendessen|empfang|عشاء`,
  ceremony: `opening|closing|ceremony|welcome|ouverture|clôture|apertura|clausura|cierre|abertura|encerramento|eröffnung
    |begrüßung|abschluss|chiusura|bienvenida|افتتاح|اختتام`,
};

/** The first match counts. */
const KINDS = Object.entries(WORDS).map(
  ([kind, words]) => [new RegExp(words.replace(/\n\s*/g, ''), 'iu'), kind] as const,
);

/** Types that are an ordinary talk, or that say nothing. */
const ORDINARY =
  /^$|^\d+[\s-]*(?:min|h|stunde|heure)\p{L}*\.?$|(?<!\p{L})(?:talks?|sessions?|presentations?|breakouts?|vortr[aä]ge?|conf[eé]rences?|exposés?|charlas?|ponencias?|palestras?|regular|standard|other|misc|sonstiges?|autres?|otros?|event)(?!\p{L})/iu;

const plain = (type: string) => type.replaceAll('_', ' ').trim();

/** Returns the kind of session for a type of event; undefined for a talk. */
export const sessionKindIn = (type: string): string | undefined =>
  KINDS.find(([words]) => words.test(plain(type)))?.[1];

/** The same, but for other types than talks returns their names, which become kinds of their own: "Film", "General assembly". */
export function kindIn(type: string): string | undefined {
  const name = plain(type);
  return sessionKindIn(name) ?? (ORDINARY.test(name) ? undefined : name.charAt(0).toUpperCase() + name.slice(1));
}
