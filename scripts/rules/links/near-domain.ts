import { distance } from 'fastest-levenshtein';
import { grouped, tally } from '../../../shared/format/grouped';
import { memoised } from '../../../shared/memoise';
import { isRecord } from '../../content/fields';
import type { Place } from '../../content/report/diagnostics';
import type { Site } from '../../content/survey';
import { defineRule, type Found, found, over, say } from '../kit';
import { everyText } from '../lexicon/every-text';
import { hostOf, writtenLinks } from '../lexicon/own-links';
import { isTransposed } from '../lexicon/typos';
import { reasons } from '../reasons';

/** An e-mail address in the data, in lower case, with its place. */
interface Mailbox {
  readonly box: string;
  readonly host: string;
  readonly place: Place;
  /** Set for an address in a field of its own, not after "mailto:". */
  readonly isField: boolean;
}

const MAILBOX = /@/;
const FORM = /^(?:mailto:)?([^\s@/:?]+)@([\w-]+(?:\.[\w-]+)+)(?:\?|$)/i;

/** Lists every mailbox in fields and links. */
const mailboxesIn = memoised((site: Site): readonly Mailbox[] => {
  const mailbox = (text: string, place: Place, isField: boolean): Mailbox[] => {
    const [, box = '', host = ''] = FORM.exec(text) ?? [];
    return host === '' ? [] : [{ box: box.toLowerCase(), host: host.toLowerCase(), place, isField }];
  };
  return [
    ...everyText(site, MAILBOX).flatMap(({ text, kind, entry, path }) =>
      kind === 'other' && !text.startsWith('mailto:') ? mailbox(text, entry.at(...path), true) : [],
    ),
    ...writtenLinks(site.links).flatMap(({ href, place }) =>
      href.startsWith('mailto:') ? mailbox(href, place, false) : [],
    ),
  ];
});

/** The fewest mentions of a usual host; a host that is mentioned once and is a letter off it is a typo. */
const USUAL = 2;
const SHORTEST = 6;

/** Finds hosts that are one letter off a more usual one. */
const nearDomain = over([], (_records, site) => {
  const all = [
    ...writtenLinks(site.links).flatMap(({ href, place }) => {
      const host = hostOf(href);
      return host !== undefined && /^[\p{L}\d_.-]*[\p{L}\d]$/u.test(host) ? [{ host, place }] : [];
    }),
    ...mailboxesIn(site).filter(({ isField }) => isField),
    ...hostsAllowed(site),
  ];
  // A link that texts of several lines fetch is in conference.yaml alone.
  const kept = new Set(
    all.filter(({ place }) => place.file.endsWith('conference.yaml') && isOneLine(place)).map(({ host }) => host),
  );
  const named = all.filter(({ host, place }) => isOneLine(place) || !kept.has(host));
  const places = grouped(named, ({ host }) => host);
  const counts = tally(
    named.flatMap(({ host }) => domainsOf(host)),
    (name) => name,
  );
  // Hosts in conference.yaml are usual.
  const own = new Map(
    named.filter(({ place }) => place.file.endsWith('conference.yaml')).map(({ host, place }) => [host, place]),
  );
  const isUsual = (name: string) => (counts.get(name) ?? 0) >= USUAL || own.has(name);
  const usual = withIndex([...counts.keys()].filter(isUsual));
  return [...places].flatMap(([host, where]): Found => {
    if (where.length >= USUAL) return [];
    const place = where[0]?.place;
    for (const domain of domainsOf(host)) {
      if ((counts.get(domain) ?? 0) >= USUAL) continue;
      const near = usual(domain).find(
        (other) => isSlip(domain, other) && ((counts.get(other) ?? 0) >= USUAL || isOwn(domain, other, own, place)),
      );
      if (near === undefined || place === undefined) continue;
      const meant = host.slice(0, host.length - domain.length) + near;
      return found(
        place,
        say`"${host}" is one letter off "${near}", which is ${own.has(near) && counts.get(near) === 1 ? 'in conference.yaml' : `in ${counts.get(near)} other places`}.`,
        {
          hint: `Did you mean "${meant}"?`,
          ...(own.get(near) && { related: [{ ...(own.get(near) ?? place), message: `"${near}" is here.` }] }),
          fix: { from: host, to: meant, isCertain: false },
        },
      );
    }
    return [];
  });
});

/** Lists the hosts to which visitors are sent to pay. */
const hostsAllowed = ({ files }: Site) =>
  files
    .filter(({ parsed }) => parsed.collection === 'payment')
    .flatMap(({ entries }) =>
      entries.flatMap(({ value, at }) =>
        (isRecord(value) && Array.isArray(value.allowedHosts) ? value.allowedHosts : []).flatMap(
          (host: unknown, index) =>
            typeof host === 'string' ? [{ host: host.toLowerCase(), place: at('allowedHosts', index) }] : [],
        ),
      ),
    );

/** Returns whether the similar host is in conference.yaml and this one is not; short names are similar by chance. */
const isOwn = (domain: string, other: string, own: ReadonlyMap<string, Place>, place: Place | undefined): boolean =>
  own.has(other) && place?.file !== own.get(other)?.file && firstUnlike(domain, other).length >= LONG_LABEL;

/** Returns the first label that differs between two hosts. */
const firstUnlike = (one: string, other: string): string => {
  const others = other.split('.');
  return one.split('.').find((label, index) => label !== others[index]) ?? '';
};
const LONG_LABEL = 4;

const isOneLine = ({ range }: Place) => range.line === range.endLine;

/** Lists a host and its parent domains, down to two labels: papers.example.org, example.org. */
const domainsOf = (host: string): string[] => {
  const names = host.split('.');
  return names.slice(0, -1).map((_, index) => names.slice(index).join('.'));
};

/** Returns whether two hosts differ by one letter, or by two exchanged; different numbers are years and counts. */
function isSlip(one: string, other: string): boolean {
  if (one === other || Math.min(one.length, other.length) < SHORTEST) return false;
  // Two exchanged digits of a year are a typo, unless it is the year of another edition.
  if (one.replace(/\d/g, '') === other.replace(/\d/g, '')) return isTransposed(one, other) && !/20[0-2]\d/.test(one);
  if (distance(one, other) === 1) return one.replace(/[^-.]/g, '').length - other.replace(/[^-.]/g, '').length <= 1;
  return isTransposed(one, other);
}

/** Finds names that share half of their letters with another. The cost is linear. */
function withIndex(names: readonly string[]): (name: string) => readonly string[] {
  const buckets = new Map<string, string[]>();
  const keysOf = (name: string) => {
    const half = Math.floor(name.length / 2);
    return [`a${name.slice(0, half - 1)}`, `b${name.slice(-half + 1)}`];
  };
  for (const name of names) for (const key of keysOf(name)) buckets.set(key, [...(buckets.get(key) ?? []), name]);
  return (name) =>
    [-1, 0, 1].flatMap((by) => {
      const half = Math.floor((name.length + by) / 2);
      return [
        ...(buckets.get(`a${name.slice(0, half - 1)}`) ?? []),
        ...(buckets.get(`b${name.slice(-half + 1)}`) ?? []),
      ];
    });
}

export const rule = defineRule({
  code: 'near-domain',
  reason: reasons.linkMisleads,
  yieldsTo: { cell: ['near-domain'] },
  finders: [nearDomain],
});
