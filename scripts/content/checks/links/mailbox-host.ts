// Codes: near-domain.

import { grouped, tally } from '../../../../renderer/format/grouped';
import { defineCheck } from '../../check';
import { type Diagnostic, warning } from '../../report/diagnostics';
import type { Site } from '../../survey';
import { isSlipAway } from '../../texts/letters-turned';
import { type Mailbox, mailboxesIn } from '../../texts/mailboxes';
import { writtenLinks } from '../../texts/own-links';

/** Services with whom so many people have their mailbox that a name one letter off is a slip; by their first label. */
const SERVICES: Readonly<Record<string, RegExp>> = {
  gmail: /^com$/,
  googlemail: /^com$/,
  yahoo: /^(?:com|fr|de|it|es|ca|in|gr|no|co\.\w\w|com\.\w\w)$/,
  hotmail: /^(?:com|fr|de|it|es|be|ca|ch|se|no|dk|co\.\w\w|com\.\w\w)$/,
  outlook: /^(?:com|fr|de|it|es|pt|be|dk|sa|com\.\w\w|co\.\w\w)$/,
  icloud: /^com$/,
  protonmail: /^(?:com|ch)$/,
};
/** Hosts of others that are near one of them. */
const OTHERS = new Set(['gmx', 'mail', 'email', 'ymail', 'gmal', 'hotmall']);
/** Ends that belong to no country and no registry, as fingers write them for "com", "org", "net". */
const NO_END = /\.(?:con|cmo|ocm|vom|xom|comm|cim|clm|orgg|ogr|og|rog|ner|nte|nett)$/;

/** A mailbox is with a host that there is: no service by a name one letter off, no institution at the end of another. */
export const mailboxHost = defineCheck([], (_records, site) => {
  const mailboxes = mailboxesIn(site);
  const hosts = tally([...mailboxes, ...linkHosts(site)], ({ host }) => host);
  const usualBox = usualBoxesOf(mailboxes);
  const byStem = grouped(hosts, ([host]) => stemOf(host));
  return mailboxes.flatMap((mailbox): Diagnostic[] => {
    const { host, place } = mailbox;
    const usual = usualBox(mailbox);
    if (usual !== undefined)
      return [
        warning(
          'near-domain',
          place,
          `"${mailbox.box}@${host}" is one letter off "${usual}@${host}", which stands elsewhere.`,
          {
            hint: `Did you mean "${usual}@${host}"? Mail to another mailbox is lost, or read by others.`,
            fix: { from: mailbox.box, to: usual, isCertain: false },
          },
        ),
      ];
    const meant = serviceMeant(host) ?? (hosts.get(host) === 1 ? otherEnd(host, byStem) : undefined);
    if (meant === undefined) return [];
    return [
      warning('near-domain', place, `"${host}" is hardly where the mailbox is: ${meant.why}.`, {
        hint: `Did you mean "${meant.host}"? Mail to another host is lost, or read by others.`,
        fix: { from: host, to: meant.host, isCertain: false },
      }),
    ];
  });
});

const linkHosts = (site: Site) =>
  writtenLinks(site.links).flatMap(({ href }) => {
    const host = /^https?:\/\/(?:www\.)?([\w.-]+)/i.exec(href)?.[1]?.toLowerCase();
    return host === undefined ? [] : [{ host }];
  });

interface Meant {
  readonly host: string;
  readonly why: string;
}

/** "gmial.com", "gmail.con", "yaho.fr": the service whose name or end was mistyped. */
function serviceMeant(host: string): Meant | undefined {
  const [label = '', ...rest] = host.split('.');
  const end = rest.join('.');
  const ends = SERVICES[label];
  if (ends !== undefined) {
    if (ends.test(end) || !NO_END.test(host)) return undefined;
    return { host: `${label}.com`, why: `"${label}" ends with .com` };
  }
  const near =
    OTHERS.has(label) || /\d/.test(label)
      ? undefined
      : Object.keys(SERVICES).find((name) => SERVICES[name]?.test(end) && isSlip(label, name));
  if (near !== undefined) return { host: `${near}.${end}`, why: `it is one letter off ${near}.${end}` };
  return NO_END.test(host)
    ? {
        host: host.replace(NO_END, /n|m/.test(rest.at(-1) ?? '') ? '.com' : '.org'),
        why: `no host ends with .${rest.at(-1)}`,
      }
    : undefined;
}

/** One letter more, less or other, or two beside each other exchanged. */
const isSlip = (one: string, other: string): boolean =>
  one[0] === other[0] && one.length >= 4 && isSlipAway(one, other);

/** Shorter names of mailboxes are near to too many others. */
const SHORTEST_BOX = 5;

/** Finds the mailbox of the same host that stands more often, one letter off: "secretery" beside "secretary". */
function usualBoxesOf(mailboxes: readonly Mailbox[]): (mailbox: Mailbox) => string | undefined {
  const boxesOf = new Map(
    [...grouped(mailboxes, ({ host }) => host)].map(([host, all]) => [host, new Set(all.map(({ box }) => box))]),
  );
  const counts = tally(mailboxes, ({ box, host }) => `${box}@${host}`);
  // What contacts.csv and the links of conference.yaml name is usual, even where nothing else does.
  const declared = new Set(
    mailboxes.filter(({ place }) => DECLARED.test(place.file)).map(({ box, host }) => `${box}@${host}`),
  );
  const isUsual = (mailbox: string) => (counts.get(mailbox) ?? 0) > 1 || declared.has(mailbox);
  return ({ box, host, place }) => {
    const others = boxesOf.get(host) ?? new Set();
    // A host of many people has names that are near to each other.
    if (counts.get(`${box}@${host}`) !== 1 || others.size > MANY_BOXES || /\d/.test(box)) return undefined;
    // Of few mailboxes, one that is declared has a name that is known, however short.
    const isShort = box.length < SHORTEST_BOX;
    if (isShort && (others.size > FEW_BOXES || DECLARED.test(place.file))) return undefined;
    if (isShort)
      return [...others].find((other) => declared.has(`${other}@${host}`) && other.length > 3 && isSlip(other, box));
    if (DECLARED.test(place.file))
      return [...others].find((other) => (counts.get(`${other}@${host}`) ?? 0) > 1 && isSlip(box, other));
    return [...others].find((other) => isUsual(`${other}@${host}`) && isSlip(box, other));
  };
}
const MANY_BOXES = 30;
const FEW_BOXES = 12;
const DECLARED = /(?:contacts\.csv|conference\.yaml)$/;

/** Shorter names of hosts belong to different owners under different ends. */
const SHORTEST = 5;

/** A host without its last label. */
const stemOf = (host: string) => host.slice(0, host.lastIndexOf('.'));

/** "ensi.example.com", where every other mailbox and link has "ensi.example.org". */
function otherEnd(
  host: string,
  byStem: ReadonlyMap<string, readonly (readonly [string, number])[]>,
): Meant | undefined {
  const stem = stemOf(host);
  if (stem.length < SHORTEST || SERVICES[stem] !== undefined) return undefined;
  const others = (byStem.get(stem) ?? []).filter(([other]) => other !== host);
  const [usual] = others;
  if (usual === undefined || others.length > 1 || usual[1] < 2) return undefined;
  return { host: usual[0], why: `everywhere else it is ${usual[0]}` };
}
