import type { Paper, Poster } from '../../../shared/model/content';
import type { Entry } from '../../content/validate/validate';
import { defineRule, type Found, found, over, say } from '../kit';
import { quote } from '../lexicon/flaw';
import { reasons } from '../reasons';

/** The word that forms put before an abstract. */
const HEADED = /^(?:abstract|summary|résumé|الملخص|ملخص)\s*(?:[:.—–-]|\n)\s*/iu;
/** Where more abstracts begin with it, a service exports it with each. */
const MOST = 2;

/** Keywords have a column of their own. */
const KEYWORDED = /(?:^|[.\n]\s*)((?:Keywords?|Key words|Index terms|Mots[- ]clés|الكلمات المفتاحية)\s*[:—–-]\s*)/u;

/** Numbers of references, and whose the words are: both belong to the paper and lead nowhere here. */
const OF_THE_PAPER = /(?<=\p{L} ?)\[\d{1,3}\](?!\()|(?:©|\(c\)|Copyright) ?(?:19|20)\d\d.*/u;

/** An abstract stands by itself: without its heading, its keywords, and references to the paper. */
const abstractAlone = over(['papers', 'posters'], ({ papers, posters }) =>
  [papers, posters].flatMap((rows: readonly Entry<Paper | Poster>[]) => {
    const headed = rows.filter(({ value: { abstract = '' } }) => HEADED.test(abstract)).length;
    return rows.flatMap(({ value: { abstract = '' }, at }): Found => {
      const [, keywords] = KEYWORDED.exec(abstract) ?? [];
      const [reference] = OF_THE_PAPER.exec(abstract) ?? [];
      const [head] = HEADED.exec(abstract) ?? [];
      if (keywords !== undefined)
        return found(at('abstract'), say`The abstract goes on with ${quote(keywords)}: keywords were copied with it.`, {
          hint: 'Move them to the column "keywords".',
        });
      if (head !== undefined && headed <= MOST)
        return found(at('abstract'), say`The abstract begins with ${quote(head)}, which stands above it already.`, {
          hint: 'Delete the word.',
          fix: { from: head, to: '', isCertain: false },
        });
      if (reference === undefined) return [];
      return found(at('abstract'), say`${quote(reference)} was copied with the abstract, and leads nowhere here.`, {
        hint: 'Delete it.',
      });
    });
  }),
);

export const rule = defineRule({
  code: 'text-cut',
  reason: reasons.slipIsCopied,
  finders: [abstractAlone],
});
