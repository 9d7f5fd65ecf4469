import { defineRule, type Found, found, over, say } from '../kit';
import { quote } from '../lexicon/flaw';
import { reasons } from '../reasons';

/** The label of an abstract. */
const HEADED = /^(?:abstract|summary|résumé|الملخص|ملخص)\s*(?:[:.—–-]|\n)\s*/iu;
/** If more abstracts begin with it, it is exported with each. */
const MOST = 2;

/** Keywords at the end of an abstract. */
const KEYWORDED = /(?:^|[.\n]\s*)((?:Keywords?|Key words|Index terms|Mots[- ]clés|الكلمات المفتاحية)\s*[:—–-]\s*)/u;

/** References and copyright notices of the paper. */
const OF_THE_PAPER = /(?<=\p{L} ?)\[\d{1,3}\](?!\()|(?:©|\(c\)|Copyright) ?(?:19|20)\d\d.*/u;

/** Finds abstracts with their label, keywords, or references to the paper. */
const abstractAlone = over(['contributions'], ({ contributions }) => {
  const headed = contributions.filter(({ value: { abstract = '' } }) => HEADED.test(abstract)).length;
  return contributions.flatMap(({ value: { abstract = '' }, at }): Found => {
    const [, keywords] = KEYWORDED.exec(abstract) ?? [];
    const [reference] = OF_THE_PAPER.exec(abstract) ?? [];
    const [head] = HEADED.exec(abstract) ?? [];
    if (keywords !== undefined)
      return found(at('abstract'), say`The abstract contains ${quote(keywords)}: keywords were copied with it.`, {
        hint: 'Move them to the column "keywords".',
      });
    if (head !== undefined && headed <= MOST)
      return found(at('abstract'), say`The abstract begins with ${quote(head)}, which pages show above it.`, {
        hint: 'Delete the word.',
        fix: { from: head, to: '', isCertain: false },
      });
    if (reference === undefined) return [];
    return found(at('abstract'), say`${quote(reference)} refers to the paper and has no meaning in the abstract.`, {
      hint: 'Delete it.',
    });
  });
});

export const rule = defineRule({
  code: 'text-cut',
  reason: reasons.slipIsCopied,
  finders: [abstractAlone],
});
