import { labelledLink } from '../../../shared/format/labelled-link';
import { type CollectionName, publishedNames } from '../../../shared/model/collections';
import type { Content, PublishedContent } from '../../../shared/model/content';
import type { JsonSchema, SchemaNode } from '../../../shared/model/schema';
import { isRichText, type RichText } from '../../../shared/texts/rich-text';
import { isRecord } from '../../content/fields';
import { hostAddresses } from '../../exports/index';

/** Where content is published. */
interface Prefixes {
  /** The path below which the whole site is: "/conf2027"; empty at the root of the host. */
  readonly site: string;
  /** The folder of a past edition on it: "/2023"; empty for the newest one. */
  readonly edition: string;
}

interface Move extends Prefixes {
  /** Addresses of pages that the edition does not have any more. */
  readonly leftOut: ReadonlySet<string>;
  readonly schemas: Readonly<Record<CollectionName, JsonSchema>>;
}

type Address = (address: string) => string | undefined;

interface Moved {
  readonly content: PublishedContent;
  /** An address of the edition as it is on the site. */
  readonly addressOf: (address: string) => string;
}

/**
 * Content whose every address begins with the path of the site and the folder of its edition: links, pages, files and texts. This is
 * the one place that does it: pages show addresses as they are. Links to a page that is left out go: an entry of a list with its
 * link, an optional link by itself; the words of a link in a text stay.
 */
export function moveContent(content: Content, { leftOut, schemas, ...prefixes }: Move): Moved {
  const addressOf = (address: string) => movedAddress(address, prefixes);
  const address: Address = (written) => (leftOut.has(pathOf(written)) ? undefined : addressOf(written));
  const parts = [
    ...publishedNames.map((name) => [name, content[name], schemas[name]] as const),
    ['contributions', content.contributions, schemas.listedContributions] as const,
  ];
  const moved = parts.map(([name, value, schema]: readonly [string, unknown, JsonSchema]) => {
    const part = Array.isArray(value) ? itemsOf(value, schema, address) : movedValue(value, schema, address);
    return [name, part] as const;
  });
  // Each value has the form that its schema has accepted; what is gone was optional.
  const all = Object.fromEntries(moved) as unknown as Moved['content'];
  const menus = all.navigation.menus.filter(({ link, items = [] }) => link !== undefined || items.length > 0);
  return {
    content: {
      ...all,
      navigation: { ...all.navigation, menus },
      contributors: content.contributors,
    },
    addressOf,
  };
}

const pathOf = (address: string) => address.replace(/[?#].*$/, '');

function movedAddress(address: string, { site, edition }: Prefixes): string {
  if (!address.startsWith('/')) return address;
  if (edition === '' || hostAddresses.includes(pathOf(address))) return site + address;
  // Pages have no slash at the end, the home page of an edition among them.
  return site + edition + (pathOf(address) === '/' ? address.slice(1) : address);
}

/** A value with its addresses moved; nothing, where it cannot be without a link that is gone. */
function movedValue(value: unknown, schema: SchemaNode, address: Address): unknown {
  if (typeof value === 'string') {
    if (schema.format === 'labelled-link') return movedLink(value, address);
    return ADDRESSES.has(schema.format) ? address(value) : value;
  }
  if (Array.isArray(value)) return schema.items ? itemsOf(value, schema.items, address) : value;
  if (!isRecord(value)) return value;
  if (isRichText(value)) return movedText(value, address);
  const fields: [string, unknown][] = [];
  for (const [name, field] of Object.entries(value)) {
    const child = schema.properties?.[name];
    const moved = child === undefined ? field : movedValue(field, child, address);
    if (moved !== undefined) fields.push([name, moved]);
    else if (field !== undefined && (schema.required?.includes(name) || child?.filledIn)) return undefined;
  }
  return Object.fromEntries(fields);
}

function movedLink(text: string, address: Address): string | undefined {
  const { label, url } = labelledLink(text);
  const moved = address(url);
  return moved === undefined || label === undefined ? moved : `${label} ${moved}`;
}

const itemsOf = (values: readonly unknown[], schema: SchemaNode, address: Address) =>
  values.map((value) => movedValue(value, schema, address)).filter((value) => value !== undefined);

/** The forms of text that are addresses of this site, or may be. */
const ADDRESSES: ReadonlySet<string | undefined> = new Set(['asset', 'link', 'route']);

/** A text with its links and pictures moved; the words of a link that is gone stay. */
function movedText<Text extends RichText>(text: Text, address: Address): Text {
  const children = text.children.flatMap((child): RichText['children'] => {
    if (typeof child === 'string') return [child];
    const moved = movedText(child, address);
    const { href, src } = child.attributes ?? {};
    if (src !== undefined) return [{ ...moved, attributes: { ...child.attributes, src: address(src) ?? '' } }];
    if (href === undefined) return [moved];
    const to = address(href);
    return to === undefined ? moved.children : [{ ...moved, attributes: { ...child.attributes, href: to } }];
  });
  return { ...text, children };
}
