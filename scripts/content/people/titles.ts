/** Academic and civil titles in Latin letters, with or without a full stop; longer ones first. */
const LATIN =
  'Professor(?:in)?|Prof(?:\\.?ssa|e)?|Doctor|Dott(?:\\.?ssa|\\.?)?|Doc|Docteure?|Dre?|Pre?|Assoc|Asst|Rev|Sir|Dame|Mrs?|Ms|Miss|Mx|Mme|Mlle|Mgr|Maître|Engr?|Ing|Dipl|Mag|Lic|Ir|Hon|Univ|Priv|PD|Herr|Frau|Surv(?=\\.)|DGK[PS]|\\p{Lu}{2,3}(?= (?:Dr|Prof)\\b)|Arch(?=\\.)|Me(?= \\p{Lu}\\p{L}+ \\p{Lu})';
/**
 * Words that are titles only after another title: "Dr. med.", "Prof. Dr. h.c. mult.", "Dr.-Ing.", "Prof. em.", "S. Exc. Mgr".
 */
const BEHIND =
  '(?:med|phil|jur|iur|habil|mult|techn|theol|agr|oec|rer\\.? ?(?:nat|pol|soc)|h\\.? ?c|em|dent|vet|nat|sc|Ing|Doz|Exc)\\b\\.?|(?:ing|habil)\\.';
/** Arabic titles: one or two letters with a full stop or slash, or full words. */
const ARABIC = '(?:أ\\.? ?)?(?:د|دة|ذ|ذة|م)(?:\\.|/)|(?:الدكتورة?|الأستاذة?|السيدة?|الأستاذ الدكتور)(?= )';

const BEFORE = new RegExp(
  `^(?:S\\. ?Exc\\. |(?:${ARABIC})\\s*|(?:${LATIN})(?![\\p{L}])\\.?[\\s-]*(?:(?:${BEHIND})[\\s-]*)*)+(?=\\p{L})`,
  'u',
);

/** Degrees, orders and fellowships after a name, in capitals: "FESC", "Ph.D.", "FRS". */
const AFTER =
  /(?:,?\s+(?:Ph\.?\s?D|M\.?D|M\.?\s?Sc|B\.?\s?Sc|D\.?\s?Sc|D\.?Phil|Pharm\.?D|Ed\.?D|LL\.?[BMD]|MBA|MPH|RN|DDS|DVM|C\.?Eng|P\.?Eng|[OMCK]BE|DBE|M\.?B\.?(?:B\.?S|,? ?B?Ch\.?B?|B?Chir)|BCh|BAO|BDS|MPhil|DrPH|MCh|(?<=, )DM|[FM](?:R|WA|GA|CA|AA|IA)C(?:P|S|OG|R|GP|PCH|Path|EM|A)[A-Z]{0,3}|F(?:ESC|ACC|AHA|RS|RSE|RSC|RCP|RCPE|RCS|RCSI|RCOG|RANZCP|REng|MedSci|HEA|BA|AAAS|ACS|ACP|ACM|IEEE|AAP|AIA|IET|Inst\.?P|NIS|NSE|RICS|RGS|BCS|IMechE|CIArb|GhIS)|IEEE Fellow|ACM Fellow|Dr\.? ?rer\.? ?nat)\.?)+$/u;

/** A quick test: names that do not match have no titles. */
const SIGN = /[.,/]|^(?:Pr|Dr|Me|Mme|Mlle|Mrs?|Ms|Miss|Sir|Dame|Eng|Ing|Prof|Herr|Frau|PD)|\p{L}\p{Lu}\p{Ll}*$|^ال/u;

/** Removes degrees and fellowships after a name, unless a single word would be left, as of "Ramesh MD". */
export function withoutDegrees(name: string): string {
  const rest = name.trim().replace(AFTER, '');
  return rest.includes(' ') ? rest : name;
}

/** Removes titles before a name and degrees after it. */
export function withoutTitles(name: string): string {
  if (!SIGN.test(name)) return name;
  const plain = withoutDegrees(name.trim().replace(BEFORE, ''));
  return /\p{L}{2}/u.test(plain) ? plain : name;
}
