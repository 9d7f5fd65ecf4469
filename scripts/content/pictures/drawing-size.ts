import type { Size } from '../../../shared/model/pictures/uses';

/**
 * Reads the natural size of a drawing, whose proportions pages use: its width and height if both are lengths, else its `viewBox`
 * (SVG 2, section 8.12, "Intrinsic sizing properties"). Undefined if it has none: browsers then use the proportions of its box.
 *
 * @param source the beginning of the file, at least up to the end of the root's start tag
 */
export function drawingSize(source: string): Size | undefined {
  const root = /<svg(\s[^>]*)>/.exec(source.replaceAll(/<!--.*?-->/gs, ''))?.[1] ?? '';
  const [width, height] = [lengthOf(root, 'width'), lengthOf(root, 'height')];
  if (width && height && width.unit === height.unit) return sizeOf(width.value, height.value);
  const [, , ...box] =
    attribute(root, 'viewBox')
      ?.trim()
      .split(/[\s,]+/) ?? [];
  return sizeOf(Number(box[0]), Number(box[1]));
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
    .exec(tag)
    ?.slice(1)
    .find((value) => value !== undefined);

/** Reads a length; undefined for a relative one such as a percentage. */
function lengthOf(tag: string, name: string) {
  const [, value, unit] = /^\s*([\d.]+(?:e[+-]?\d+)?)(px|mm|cm|in|pt|pc|)\s*$/i.exec(attribute(tag, name) ?? '') ?? [];
  return value === undefined ? undefined : { value: Number(value), unit: unit === 'px' ? '' : unit };
}

const sizeOf = (width: number, height: number): Size | undefined =>
  width > 0 && height > 0 && Number.isFinite(width / height) ? { width, height } : undefined;
