/** Last words of names of organisations. */
const LAST =
  'alliance|association|collaborations?|collective|committee|community|consortium|council|department|federation|foundation|group|initiative|institute|investigators|laborator(?:y|ies)|network|organi[sz]ation|project|secretariat|society|task ?force|team|university|verein|gesellschaft|gmbh|ltd\\.?|inc\\.?|e\\. ?v\\.';
/** First words of names of organisations in languages that have the noun first. */
const FIRST =
  'asociaci[oó]n|associaç[aã]o|association|arbeitsgruppe|collectif|colectivo|coletivo|comit[eé]|cons[oó]rcio|consorcio|consortium|[eé]quipe|equipo|f[eé]d[eé]ration|fondation|fundaci[oó]n|gesellschaft|groupe|grupo|institut[eo]?|laborat[oó]ri[oe]|laboratoire|proyecto|projet[eo]?|r[eé]seau|rede?|sociedade?|soci[eé]t[eé]|universidade?|universit[eéä]t?|verein|فريق|مجموعة|شبكة|جمعية|معهد|جامعة|لجنة';
/** Words before the "of" of an English name. */
const OF =
  'academy|association|cent(?:er|re)|college|department|faculty|institute|laboratory|ministry|school|society|university';
const ORGANISATION = new RegExp(`^(?:the\\s.+|(?:${OF}) of\\s.+|.+\\s(?:${LAST})|(?:${FIRST})\\s.+)$`, 'iu');

/** Words before the name of a group for which somebody speaks. */
const BEHALF =
  /(?<=^|[\s,([{])(?:on behalf of(?: all)?|au nom d(?:es|u|e)|im namen|en nombre del?|em nome d[aeo]s?|نيابة عن|for(?= the ))\s+(?:(?:the|la|le|les|l['’]|der|des|los|las)\s*)?(?=\S)/iu;

/** Separates a name from the group for which it speaks: "Ada Sow (on behalf of the ABC Collaboration)". The name may be missing. */
export function withoutBehalf(written: string): { readonly name: string; readonly group?: string } {
  const found = BEHALF.exec(written);
  if (found === null) return { name: written };
  const group = written.slice(found.index + found[0].length).replace(/[)\]}]\s*$/, '');
  // "For the" may be a part of something else.
  if (/for\s+the\s*$/i.test(found[0]) && !isOrganisation(group)) return { name: written };
  const before = [...written.slice(0, found.index)];
  const end = before.findLastIndex((sign) => !/[\s,([{]/.test(sign));
  return { name: before.slice(0, end + 1).join(''), group };
}

/** Tells whether a name has a word that only organisations have: "Network Engineering Team", "Groupe de travail". */
export const isOrganisation = (name: string): boolean => ORGANISATION.test(name.trim());
