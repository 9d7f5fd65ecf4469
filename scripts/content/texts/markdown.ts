import MarkdownIt from 'markdown-it';

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

// Images need dimensions and alternatives, which Markdown cannot give; pictures are fields of their own.
markdown.disable(['image', 'heading', 'lheading', 'code', 'fence', 'hr']);
// The compiler checks every link with a diagnostic; markdown-it would silently print a refused one as text.
markdown.validateLink = () => true;
markdown.normalizeLink = (address) => address;

/** Renders a text field: paragraphs, lists, quotes, tables, emphasis and links; HTML in it is shown as text. */
export function renderMarkdown(text: string): { html: string; links: readonly string[] } {
  const tokens = markdown.parse(text, {});
  const links = tokens
    .flatMap((token) => token.children ?? [])
    .filter((token) => token.type === 'link_open')
    .map((token) => String(token.attrGet('href') ?? ''));
  return { html: markdown.renderer.render(tokens, markdown.options, {}).trim(), links };
}
