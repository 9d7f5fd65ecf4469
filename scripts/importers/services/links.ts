import type { FILE_COLUMNS, Files } from '../model';
import type { Json } from '../read/json';
import { asItem } from '../values/names';

type Column = (typeof FILE_COLUMNS)[number];

/** A link or attachment of a talk. */
export interface TalkLink {
  readonly address: string;
  readonly label: string;
  /** What the service says of it. */
  readonly type?: string | undefined;
}

/** The links of a talk that have a column of their own, and the others, each a label and an address. */
interface TalkLinks {
  readonly files: Files;
  readonly links: readonly string[];
}

/** The columns of links by label and type, then by address; the first match counts. */
const BY_LABEL: readonly (readonly [RegExp, Column])[] = [
  [/\b(?:slides?|slide ?deck|folien|diapos?|diapositives|transparents)\b/i, 'slides'],
  [/\b(?:videos?|vidéos?|recordings?|aufzeichnung|captation|stream recording)\b/i, 'video'],
  [/\b(?:source ?code|code(?! of)|sources|repository|repo|git)\b/i, 'code'],
  [/\b(?:paper|full text|preprint)\b/i, 'pdf'],
];
const BY_ADDRESS: readonly (readonly [RegExp, Column])[] = [
  [/\.(?:mp4|webm|mkv|ogv|m4v)(?:$|[?#])/i, 'video'],
  [/^https?:\/\/(?:www\.|m\.)?(?:youtube\.com\/watch|youtu\.be\/|vimeo\.com\/\d|media\.ccc\.de\/v\/)/i, 'video'],
  [/^https?:\/\/(?:www\.)?(?:speakerdeck\.com|slides\.com|slideshare\.net)\//i, 'slides'],
  [/\.(?:odp|pptx?|key)(?:$|[?#])/i, 'slides'],
  [/^https?:\/\/(?:www\.)?(?:github\.com|gitlab\.com|codeberg\.org)\/[^/?#]+\/[^/?#]+/i, 'code'],
];

/** Sorts the links and attachments of a talk. `base` is the address of the service, for relative addresses. */
export function linksOf(talk: Json, base: string): TalkLinks {
  const listed = ['attachments', 'links'].flatMap((list) =>
    talk.get(list).items.map((item) => ({
      address: item.text || item.first('url', 'href').text,
      label: item.first('title', 'label', 'name').text.replace(/\s+/g, ' ').trim(),
      type: item.get('type').text,
    })),
  );
  const known = Object.entries({ video_download_url: 'Video', feedback_url: 'Feedback' }).map(([key, label]) => ({
    address: talk.get(key).text,
    label,
  }));
  return sortedLinks([...listed, ...known], base);
}

/** Sorts links into columns; for each column the first link counts. */
export function sortedLinks(links: readonly TalkLink[], base = ''): TalkLinks {
  const files: Partial<Record<Column, string>> = {};
  const others = new Map<string, string>();
  for (const { address: written, label, type = '' } of links) {
    const address = absolute(written, base);
    const column = address === undefined ? undefined : columnOf(address, `${type} ${label}`);
    if (address === undefined || column === undefined || files[column] !== undefined) {
      if (address !== undefined && !Object.values(files).includes(address)) others.set(address, label);
    } else files[column] = address;
  }
  return { files, links: [...others].map(([address, label]) => labelled(label, address)) };
}

function columnOf(address: string, label: string): Column | undefined {
  const find = (rows: typeof BY_LABEL, text: string) => rows.find(([words]) => words.test(text))?.[1];
  // Live streams are only available during the conference.
  if (/\blive\b/i.test(label)) return undefined;
  return find(BY_LABEL, label) ?? find(BY_ADDRESS, address);
}

/** The address of a site, typed without "https://", and not the name of a file. */
const SITE =
  /^(?![^/]*\.(?:pdf|odp|pptx?|key|html?|zip|txt|md|csv|png|jpe?g|svg|mp4|webm)$)[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/\S*)?$/i;

/** Makes the absolute address of a page or file; undefined if it is invalid. Words are no address within the service. */
function absolute(written: string, base: string): string | undefined {
  if (!/^\S*[:./]/.test(written.trim())) return undefined;
  const typed = written.trim().replace(/\s/g, '%20');
  if (typed === '') return undefined;
  const address = SITE.test(typed) ? `https://${typed}` : typed;
  const whole = URL.canParse(address) ? address : URL.canParse(address, base) ? new URL(address, base).href : '';
  return /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(whole) ? whole : undefined;
}

/** Writes a link for a cell of links, where semicolons separate them, and the last word is the address. */
export const labelled = (label: string, address: string): string =>
  `${asItem(label)} ${address.replaceAll(';', '%3B')}`.trim();
