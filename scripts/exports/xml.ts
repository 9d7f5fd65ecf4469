/** Escapes the text of an attribute or element for XML. Characters that XML 1.0 does not allow (section 2.2) are removed. */
export const xmlText = (text: string): string => (SPECIAL.test(text) ? escaped(text) : text);

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML does not allow them
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Characters to escape or remove, which most texts do not have. */
const SPECIAL = new RegExp(`${FORBIDDEN.source}|[&<>"']`);

const escaped = (text: string): string =>
  text
    .replace(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** The content of an element: its text, or its children; undefined children are left out. */
type Inside = string | readonly (XmlElement | undefined)[];

export interface XmlElement {
  readonly name: string;
  readonly attributes: Attributes;
  readonly inside: Inside;
}

/** Makes an element. Attributes without a value are left out. */
export const element = (name: string, inside: Inside, attributes: Attributes = {}): XmlElement => ({
  name,
  attributes,
  inside,
});

/** Writes a document in XML 1.0 and UTF-8, with a line for each element. */
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
