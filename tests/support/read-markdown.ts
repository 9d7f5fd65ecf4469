import type { TextElements } from '../../shared/model/schema';
import { richTextOf, tokensOf } from '../../shared/texts/read-markdown';
import type { RichText } from '../../shared/texts/rich-text';

/** Reads a text as the compiler does. */
export const readMarkdown = (text: string, elements: TextElements = 'text'): RichText =>
  richTextOf(tokensOf(text, elements));
