/** An attribute's or an element's text in XML: characters that XML 1.0 does not know (section 2.2) are left out. */
export const xmlText = (text: string): string => (SPECIAL.test(text) ? escaped(text) : text);

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML does not know
const UNKNOWN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** What most texts have nothing of. */
const SPECIAL = new RegExp(`${UNKNOWN.source}|[&<>"']`);

const escaped = (text: string): string =>
  text
    .replace(UNKNOWN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** What stands in an element: its text, or its children, of which those that are not there are left out. */
type Inside = string | readonly (XmlElement | undefined)[];

export interface XmlElement {
  readonly name: string;
  readonly attributes: Attributes;
  readonly inside: Inside;
}

/** An element; attributes without a value are left out. */
export const element = (name: string, inside: Inside, attributes: Attributes = {}): XmlElement => ({
  name,
  attributes,
  inside,
});

/** A document in XML 1.0 and UTF-8, a line for each element. */
export const xmlDocument = (root: XmlElement): string => `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}`;

function written({ name, attributes, inside }: XmlElement, indent: string): string {
  const start = Object.entries(attributes).reduce(
    (text, [key, value]) => (value === undefined ? text : `${text} ${key}="${xmlText(String(value))}"`),
    `${indent}<${name}`,
  );
  if (typeof inside === 'string') return inside === '' ? `${start}/>\n` : `${start}>${xmlText(inside)}</${name}>\n`;
  const children = inside.map((child) => (child ? written(child, `${indent}  `) : '')).join('');
  return children === '' ? `${start}/>\n` : `${start}>\n${children}${indent}</${name}>\n`;
}
