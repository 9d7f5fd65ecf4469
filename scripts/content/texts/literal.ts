import type { Token } from 'markdown-it';

/** Replaces a character that readers do not see as it is typed: a mark of Markdown, code, an escape, an address. */
const MARKUP = '\ue000';

/** The inline text of a paragraph, heading or cell: as it is typed, and with only what readers see. */
export interface LiteralBlock {
  readonly source: string;
  /** As long as `source`. */
  readonly shown: string;
  /** Offset in `source` → offset in the whole text. */
  readonly offsetOf: (offset: number) => number;
  /** Types of the elements around it, from the outside in: `list_item_open`, `paragraph_open`. */
  readonly within: readonly string[];
}

/** Finds the characters that are printed as they are typed, block by block, in the order of the text. */
export function literalBlocks(text: string, tokens: readonly Token[]): LiteralBlock[] {
  const blocks: LiteralBlock[] = [];
  const open: string[] = [];
  let from = 0;
  for (const token of tokens) {
    if (token.nesting === 1) open.push(token.type);
    if (token.nesting === -1) open.pop();
    if (token.type !== 'inline') continue;
    // In lists and quotes, lines begin with marks that the inline text does not have.
    const lines = token.content.split('\n').map((line) => {
      const at = Math.max(from, text.indexOf(line, from));
      from = at + line.length;
      return { length: line.length, at };
    });
    let offsets: readonly number[] | undefined;
    blocks.push({
      source: token.content,
      shown: shownOf(token.content, token.children ?? []),
      offsetOf: (offset) => {
        offsets ??= offsetsIn(lines);
        return offsets[offset] ?? offset;
      },
      within: [...open],
    });
  }
  return blocks;
}

/** Maps each offset in some lines to the offset in the whole text. */
const offsetsIn = (lines: readonly { readonly length: number; readonly at: number }[]): readonly number[] =>
  lines.flatMap(({ length, at }) => Array.from({ length: length + 1 }, (_, index) => at + index));

/** Compares the source with its tokens: characters that are in no token's text are markup. */
function shownOf(source: string, children: readonly Token[]): string {
  const shown = Array.from({ length: source.length }, () => MARKUP);
  let at = 0;
  let isAutomatic = false;
  let isLink = false;
  const skip = (sign: string) => {
    const found = source.indexOf(sign, at);
    if (found !== -1) at = found + sign.length;
  };
  for (const { type, content, markup } of children) {
    switch (type) {
      case 'text': {
        const start = content === '' ? -1 : source.indexOf(content, at);
        if (start === -1) break;
        at = start + content.length;
        // Words of a link that are an address are markup, too.
        if (!(isAutomatic || (isLink && /:\/\/|www\./.test(content))))
          for (let index = start; index < at; index++) shown[index] = source[index] ?? MARKUP;
        break;
      }
      case 'softbreak':
      case 'hardbreak':
        skip('\n');
        shown[at - 1] = '\n';
        break;
      case 'link_open':
        isAutomatic = markup === 'autolink';
        isLink = true;
        if (!isAutomatic) skip('[');
        break;
      case 'link_close':
        if (!isAutomatic) at = endOfLink(source, at);
        else skip('>');
        isAutomatic = false;
        isLink = false;
        break;
      case 'image':
        at = endOfLink(source, source.indexOf('![', at) + 2 + content.length);
        break;
      case 'language_open':
        skip('[');
        break;
      case 'language_close':
        skip('}');
        break;
      case 'code_inline':
        skip(markup);
        skip(markup);
        break;
      default:
        if (markup !== '') skip(markup);
    }
  }
  return shown.join('');
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']' };

/** The offset after a link whose words end at the next `]`: after `](address)`, `][name]` or `]`. */
function endOfLink(source: string, at: number): number {
  const bracket = source.indexOf(']', at);
  const opening = source[bracket + 1] ?? '';
  const closing = CLOSING[opening];
  if (closing === undefined) return bracket + 1;
  let depth = 0;
  for (let index = bracket + 1; index < source.length; index++) {
    const sign = source[index];
    if (sign === '\\') index++;
    else if (sign === opening) depth++;
    else if (sign === closing && --depth === 0) return index + 1;
  }
  return source.length;
}
