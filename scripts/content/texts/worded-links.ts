import { isRecord } from '../fields';
import type { Site } from '../survey';
import { valueAt } from '../value-at';
import { everyText, type WrittenText } from './every-text';

/** A link with the words that it stands behind. */
export interface WordedLink {
  readonly written: WrittenText;
  readonly words: string;
  readonly href: string;
  /** Words of a button that leave the rest to the sentence above it: "Read the list". */
  readonly about?: string | undefined;
  /** The link within its text; nothing where it is a field of its own. */
  readonly start: number;
  readonly end: number;
}

const SIGN = /\]\(|\{\{|^\/|^https?:|^mailto:/;
const LINK = /(?<!!)\[([^[\]\n]+(?:\n(?![^\S\n]*\n)[^[\]\n]+)*)\]\(\s*<?(\{\{[^{}]*\}\}|[^)>\s{}[]+)>?\s*\)/g;
/** Words of a button that say nothing of where it leads. */
const GENERAL =
  /^(?:read|see|view|open|voir|lire|consulter) (?:the |la |le )?(?:list|liste|more|plus)$|^(?:read more|see all|en savoir plus|voir tout|عرض القائمة|اقرأ المزيد)$/iu;

/** Every link of a text, and every address with the words of its button or menu entry beside it. */
export function wordedLinks(site: Site): WordedLink[] {
  return everyText(site, SIGN).flatMap((written): WordedLink[] => {
    const { text, kind, field, path, entry } = written;
    if (kind === 'markdown')
      return [...text.matchAll(LINK)].map(({ 0: whole, 1: words = '', 2: href = '', index }) => ({
        ...{ written, words: words.replace(/\s*\n\s*/g, ' '), href },
        ...{ start: index, end: index + whole.length },
      }));
    if (field !== 'link') return [];
    const beside = valueAt(entry.value, path.slice(0, -1));
    const words = isRecord(beside) ? (beside.button ?? beside.label) : undefined;
    if (typeof words !== 'string') return [];
    const above = isRecord(beside) && GENERAL.test(words.trim()) ? beside.text : undefined;
    const about = typeof above === 'string' ? above : undefined;
    return [{ written, words, about, href: text, start: 0, end: 0 }];
  });
}
