import { en } from '../../../shared/words/en';
import { isForms, namesIn, placeholdersOf, type SomeTexts } from '../../../shared/words/texts';
import type { Path } from '../../content/read/parsed';
import { nearest } from '../../content/report/nearest';
import type { Entry } from '../../content/validate/validate';
import { defineRule, type Found, found, over, say } from '../kit';
import { reasons } from '../reasons';

/** Finds phrases of words.yaml with other gaps than the product's own phrase. */
const phraseNames = over(['words'], ({ words: { value, at } }) => problemsIn(value, en, [], at));

function problemsIn(words: SomeTexts, english: object, path: Path, at: Entry['at']): Found {
  const known = new Map<string, string | object>(Object.entries(english));
  return Object.entries(words).flatMap(([name, word]): Found => {
    const inside = known.get(name);
    const here = [...path, name];
    if (typeof inside === 'string' || isForms(inside)) {
      const names = placeholdersOf(inside);
      if (names.length === 0) return [];
      return textsIn(word, here).flatMap(([text, place]) => problemsOf(text, names, isForms(inside), place, at));
    }
    return typeof word === 'object' && inside !== undefined ? problemsIn(word, inside, here, at) : [];
  });
}

/** Lists the text of a phrase, or all its forms for numbers. */
function textsIn(word: string | SomeTexts | undefined, path: Path): [string, Path][] {
  if (typeof word === 'string') return [[word, path]];
  return Object.entries(word ?? {}).flatMap(([form, text]) => textsIn(text, [...path, form]));
}

function problemsOf(text: string, names: readonly string[], isCounted: boolean, path: Path, at: Entry['at']): Found {
  const written = namesIn(text);
  const all = names.map((name) => `{${name}}`).join(', ');
  const unknown = written.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    const near = nearest(unknown, names);
    const hint = near === undefined ? `It may contain ${all}.` : `Did you mean "{${near}}"?`;
    return found(at(...path), say`This phrase cannot contain {${unknown}}.`, { hint });
  }
  // "One star" has its number as a word.
  const missing = isCounted ? undefined : names.find((name) => !written.includes(name));
  if (missing === undefined) return [];
  return found(at(...path), say`This phrase does not contain {${missing}}.`, { hint: `It must contain ${all}.` });
}

export const rule = defineRule({
  code: 'phrase-names',
  severity: 'error',
  reason: reasons.nameInBraces,
  finders: [phraseNames],
});
