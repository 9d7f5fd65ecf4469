import MarkdownIt from 'markdown-it';

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

// Images need dimensions and alternatives, which Markdown cannot give; pictures are fields of their own.
markdown.disable(['image', 'heading', 'lheading', 'code', 'fence', 'hr']);
// The compiler checks every link with a diagnostic; markdown-it would silently print a refused one as text.
markdown.validateLink = () => true;
markdown.normalizeLink = (address) => address;

// [louages]{lang=fr}: words of another language, in an element of their own, which is also apart from the text around
// it where the script runs the other way (WCAG 3.1.2, Language of Parts). Neither CommonMark nor HTML in texts has a way.
markdown.inline.ruler.before('link', 'language', (state, silent) => {
  if (state.src[state.pos] !== '[') return false;
  const end = state.md.helpers.parseLinkLabel(state, state.pos);
  if (end < 0) return false;
  const closing = /\]\{lang=([^\s{}]{0,99})\}/y;
  closing.lastIndex = end;
  const language = closing.exec(state.src)?.[1];
  if (language === undefined) return false;
  if (!silent) {
    const { posMax } = state;
    state.push('language_open', 'bdi', 1).attrSet('lang', language);
    state.pos += 1;
    state.posMax = end;
    state.md.inline.tokenize(state);
    state.push('language_close', 'bdi', -1);
    state.posMax = posMax;
  }
  state.pos = closing.lastIndex;
  return true;
});

interface RenderedText {
  readonly html: string;
  /** Addresses of its links, as they are written. */
  readonly links: readonly string[];
  /** Tags of the languages that parts of it are marked with, as they are written. */
  readonly languages: readonly string[];
}

/** Renders a text field: paragraphs, lists, quotes, tables, emphasis, links, languages; HTML in it is shown as text. */
export function renderMarkdown(text: string): RenderedText {
  const tokens = markdown.parse(text, {});
  const inline = tokens.flatMap((token) => token.children ?? []);
  const all = (type: string, attribute: string) =>
    inline.filter((token) => token.type === type).map((token) => String(token.attrGet(attribute) ?? ''));
  return {
    html: markdown.renderer.render(tokens, markdown.options, {}).trim(),
    links: all('link_open', 'href'),
    languages: all('language_open', 'lang'),
  };
}
