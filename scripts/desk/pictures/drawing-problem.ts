import { parseXml, withoutPrefix } from '../../tables/xml-parser';

/** What a drawing may name: its own parts, and pixels and fonts within the file. */
const OWN = /^\s*(?:#|data:(?:image\/(?:png|jpe?g|gif|webp|avif)|font\/|application\/(?:x-)?font))/i;

/** Elements that run scripts or show other documents. */
const ACTIVE = /^(?:script|handler|listener|foreignobject|iframe|object|embed|audio|video)$/i;

/** What may precede the document type, which programs like to write. One with declarations in brackets is left, and is an error. */
const DOCTYPE = /^(\uFEFF?\s*(?:<\?[^>]*\?>\s*|<!--(?:(?!-->).)*-->\s*)*)<!DOCTYPE\s[^[>]*>/s;

/**
 * Finds scripts, and references to other files, in a drawing (SVG 2). Browsers ignore both in an `<img>`, and not at the drawing's own
 * address. Rather rejects a harmless drawing than accepts a harmful one.
 */
export function drawingProblem(bytes: Uint8Array): 'broken' | 'active' | undefined {
  const text = utf8(bytes);
  // Browsers would read another encoding than is checked here.
  if (text === undefined || /^[^>]*\sencoding\s*=\s*["'](?!(?:utf-8|us-ascii)["'])/i.test(text)) return 'broken';
  if (/<\?xml-stylesheet|<!ENTITY/i.test(text)) return 'active';
  let root: string | undefined;
  let isActive = false;
  let isInStyle = false;
  const open = (tag: string, attributes: Readonly<Record<string, string>>) => {
    const name = withoutPrefix(tag);
    root ??= name;
    isInStyle = name === 'style';
    isActive ||= ACTIVE.test(name) || Object.entries(attributes).some(isActiveAttribute);
  };
  const fault = parseXml(text.replace(DOCTYPE, '$1'), {
    open,
    text: (part) => {
      isActive ||= isInStyle && namesOthers(part);
    },
    close: () => {
      isInStyle = false;
    },
  });
  if (isActive) return 'active';
  return root === 'svg' && fault === undefined ? undefined : 'broken';
}

function isActiveAttribute([attribute, value]: readonly [string, string]): boolean {
  const name = withoutPrefix(attribute).toLowerCase();
  if (attribute.startsWith('xmlns')) return false;
  if (name === 'href' || name === 'src') return !OWN.test(value);
  // An animation may set a link or an event.
  if (name === 'attributename') return /(?:^|:)(?:href|src|on.*)$/i.test(value.trim());
  return /^on[a-z]/.test(name) || attribute === 'xml:base' || namesOthers(value, name === 'style');
}

/** Tells whether a style names another file. With escapes, `\75rl(…)` is the same as `url(…)`. */
const namesOthers = (css: string, isStyle = true): boolean =>
  (isStyle && /\\|@import|image-set\s*\(|\bsrc\s*\(/i.test(css)) ||
  [...css.matchAll(/url\(\s*["']?([^)]*)/gi)].some(([, address = '']) => !OWN.test(address));

function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
