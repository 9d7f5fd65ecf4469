// Codes: two-affiliations.

import { isRecord } from '../../fields';
import { plainWords } from '../../plain-words';
import { sentenceAround } from '../../texts/sentences';
import { defineTextCheck, flawAt } from '../../texts/text-check';
import { valueAt } from '../../value-at';

/** "…at the University of Pretoria", "…à l'Université de Sousse", "…at Uppsala University". */
const AT =
  /(?:\b(?:at|of) (?:the )?(University of (?:the )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*|\p{Lu}[\p{L}'’-]+ University)|à l[’'](Université (?:de |d[’']|du )?\p{Lu}[\p{L}'’-]+))/gu;
/** Where somebody works now. */
const NOW =
  /(?<!\p{L})(?:is|leads|heads|directs|teaches|holds|chairs|works|coordinates|runs|dirige|enseigne|est|travaille|coordonne)(?!\p{L})/u;
/** Where somebody was, or is as well. */
const ELSEWHERE =
  /(?<!\p{L})(?:was|were|has|had|been|before|after|former(?:ly)?|previous(?:ly)?|first|earlier|since|until|visiting|adjunct|honorary|also|fellow|guest|alum\p{L}*|graduat\p{L}*|studied|received|obtained|earned|Ph\.?D|doctora\p{L}*|degrees?|with|colleagues|jointly|invit\p{L}*|ancien\p{L}*|docteur|diplôm\p{L}*|associé\p{L}*|aussi|avec)(?!\p{L})/u;

/** Somebody works where the affiliation says, in a biography as well. */
export const universityInBiography = defineTextCheck('two-affiliations', {
  kinds: ['prose', 'markdown'],
  sign: /Universit/,
  flaw: (text, { field, path, entry }) => {
    if (field !== 'bio') return undefined;
    const end = path.indexOf('bio');
    const person = valueAt(entry.value, path.slice(0, end));
    const affiliation = isRecord(person) ? person.affiliation : undefined;
    if (!isRecord(person) || typeof affiliation !== 'string' || !/universit/i.test(affiliation)) return undefined;
    const own = wordsOf(affiliation);
    const whole = Array.isArray(person.bio) ? person.bio.join(' ') : String(person.bio);
    // A biography that names the affiliation, too, speaks of both.
    const named = [...whole.matchAll(AT)].map(([, one, other]) => one ?? other ?? '');
    if (own.length === 0 || named.some((each) => wordsOf(each).some((word) => own.includes(word)))) return undefined;
    for (const found of text.matchAll(AT)) {
      const sentence = sentenceAround(text, found.index, found.index + found[0].length);
      if (!NOW.test(sentence) || ELSEWHERE.test(sentence)) continue;
      const place = found[1] ?? found[2] ?? '';
      return flawAt(found, {
        message: `The biography has ${JSON.stringify(String(person.name))} at "${place}", and the affiliation is "${affiliation}".`,
        hint: 'Correct one of the two. If both are right, name the affiliation in the biography as well.',
      });
    }
    return undefined;
  },
});

const COMMON = /^(?:universit\p{L}*|of|the|de|du|la|le|and|professor|professeur\p{L}*)$/u;

const wordsOf = (text: string) => plainWords(text).filter((word) => !COMMON.test(word));
