import { postersIn } from '../../../../shared/format/contributions';
import type { PublishedContent } from '../../../../shared/model/content';
import { wordsOf } from '../../../../shared/words';
import type { Block } from '../blocks';
import { inLanguage, plain } from '../blocks';
import { entryAnchor } from './entry-anchor';

/** The posters with their numbers. */
export function posters(content: PublishedContent): Block[] {
  const posters = postersIn(content.contributions).filter(({ status }) => status !== 'withdrawn');
  const words = wordsOf(content);
  if (posters.length === 0) return [];
  return [
    { kind: 'heading', level: 1, text: words.schedule.posters },
    {
      kind: 'entries',
      entries: posters.map(({ id, title, people, language }) => ({
        label: id,
        anchor: entryAnchor('posters', id),
        title: [{ ...inLanguage(title, language), bold: true }],
        lines: [plain(words.lists.text(people))],
      })),
    },
  ];
}
