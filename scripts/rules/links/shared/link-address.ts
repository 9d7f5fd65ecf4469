import type { Site } from '../../../content/survey';
import type { FoundLink } from '../../../content/texts/markdown-fields';
import { type Finding, type Found, foundAs, over } from '../../kit';
import { everyText, type TextFilter } from '../../lexicon/every-text';
import { writtenLinks } from '../../lexicon/own-links';

interface Form {
  readonly code: string;
  readonly pattern: RegExp;
  readonly message: (href: string) => string;
  readonly hint: string;
  readonly fix?: (href: string, found: RegExpExecArray) => Finding['fix'];
}

/** Makes a fix if it changes the address. */
const mended = (from: string, to: string): Finding['fix'] => (from === to ? undefined : { from, to, isCertain: false });

/** Placeholders of templates: a part of a path, a host, a mailbox. */
const NOTHING_YET = [
  '^https?://[^?#]*/(?:(?:your|votre|insert|paste|put|enter)[-_]?(?:\\w+[-_])?(?:link|url|page|address|website|site|lien|adresse|path|file|name|id)s?(?:[-_]?(?:goes[-_]?)?(?:here|ici))?|(?:your[-_]?)?\\w+[-_](?:goes[-_]here|link[-_]?here)|(?:link|url|lien|address|adresse)[-_]?(?:here|ici)|path/to/[^?#]*|placeholder|lorem[-_]ipsum|x{3,}|todo|tb[acd])(?=[/?#]|$)',
  '^https?://(?:www\\.)?(?:your|my|votre)-?(?:domain|site|website|conference|university|company|organi[sz]ation|host|server|name|url|link)(?:name)?\\.[a-z]{2,}',
  '^mailto:(?:your[-._]?(?:name|e?-?mail|address)|name|someone|first[-._]?name[-._]?last[-._]?name|prenom[-._]?nom|votre[-._]?(?:nom|mail|adresse)|x{3,})@',
].join('|');

/** Forms of addresses that lead nowhere or are private; the first that matches is reported. */
const FORMS: readonly Form[] = [
  {
    code: 'placeholder',
    pattern: new RegExp(NOTHING_YET, 'i'),
    message: (href) => `"${href}" is a placeholder for an address.`,
    hint: 'Write where the link leads, or delete it.',
  },
  {
    code: 'double-scheme',
    pattern: /^(?:https?:\/\/+)(?:https?[:/]+)+|^https?:\/{3,}|^https?:\/\/(?:https?|www)[.,]?\/+/i,
    message: (href) => `"${href}" has its beginning twice.`,
    hint: 'Write https:// once.',
    fix: (_, { 0: twice }) => ({ from: twice, to: 'https://', isCertain: false }),
  },
  {
    code: 'double-scheme',
    pattern: /^https?:\/\/(?:w{4,}|ww)\.(?=[^/?#]*\.)|^https?:\/\/www\.(?:www\.)+/i,
    message: (href) => `"${href}" begins with a typo of "www.".`,
    hint: 'Write www. once, or leave it out.',
    fix: (_, { 0: slip }) => ({ from: slip, to: `${/^https?:\/\//i.exec(slip)?.[0]}www.`, isCertain: false }),
  },
  {
    code: 'double-scheme',
    pattern: /^(?:mailto|tel):\/+/i,
    message: (href) => `"${href}" has slashes after its colon.`,
    hint: 'Write mailto: and the address, without slashes.',
    fix: (href, { 0: slip }) => ({ from: href, to: href.replace(slip, slip.replace(/\/+$/, '')), isCertain: false }),
  },
  {
    code: 'double-scheme',
    // Addresses of archives, and queries, contain other addresses.
    pattern: /^https?:\/\/(?!(?:web\.)?archive\.)[^?#]*?(?=https?:\/\/)/i,
    message: (href) => `"${href}" contains two addresses.`,
    hint: 'Delete one of the two.',
    fix: (href, { 0: first }) => ({ from: href, to: href.slice(first.length), isCertain: false }),
  },
  {
    code: 'private-link',
    pattern:
      /^https?:\/\/(?:[^/?#@]*@)?[^/?#:.]+\.[^/?#:]+:(?:3000|3001|4173|4200|4321|5000|5173|5500|8000|8080|8081|8888)(?=[/?#]|$)/i,
    message: (href) => `"${href}" has a port of a test server, not of a public site.`,
    hint: 'Delete the colon and the number after it, unless the site is public.',
  },
  {
    code: 'private-link',
    pattern: /^https?:\/\/(?!localhost)[\p{L}-]{2,}(?=[/?#]|$)/iu,
    message: (href) => `"${href}" is a computer of a private network: a public host has a full stop in its name.`,
    hint: 'Write the whole name of the host; a page of this site is written as /topics.',
  },
  {
    code: 'link-tail',
    pattern: /^https?:.*[.,;:!>'"\]]$|^https?:[^(]*\)$/i,
    message: (href) => `"${href}" ends with a punctuation mark.`,
    hint: 'Delete the last character: it changes the address.',
    fix: (href) => ({ from: href, to: href.slice(0, -1), isCertain: false }),
  },
  {
    code: 'link-tail',
    pattern: /^https?:.*?(?:%20|%C2%A0|%E2%80%8B)+$|^https?:\/\/[^/?#]*%20/i,
    message: (href) => `"${href}" contains a space (%20) that does not belong to it.`,
    hint: 'Delete %20: it was copied with the address.',
    fix: (href) => mended(href, href.replace(/(?:%20|%C2%A0|%E2%80%8B)+$/i, '')),
  },
  {
    code: 'private-link',
    pattern: /[?&;/](?:jsessionid|phpsessid|aspsessionid\w*|sessionid|session_id|access_token|auth_?token)=[^&#]{4,}/i,
    message: (href) => `"${href}" contains the number of a session: it expires, or gives others access.`,
    hint: 'Delete the number, from the semicolon or question mark on.',
    fix: (href) => mended(href, href.replace(/;jsessionid=[^?#]*/i, '')),
  },
  {
    code: 'link-tail',
    pattern: /^https?:\/\/(?:[.-]|[^/?#]*\.(?:[.-]|(?=[/?#:]|$)))/i,
    message: (href) => `"${href}" has a superfluous full stop or hyphen in its host.`,
    hint: 'Delete it: there is no such host.',
  },
  {
    code: 'link-tail',
    pattern: /^https?:\/\/[^/?#]*[,;][^/?#]*/i,
    message: (href) => `"${href}" has a comma or semicolon in its host.`,
    hint: 'Write a full stop instead.',
    fix: (href) => ({ from: href, to: href.replace(/[,;](?=[^/?#]*)/, '.'), isCertain: false }),
  },
  {
    code: 'tracking-link',
    pattern: /[?&](?:utm_\w+|fbclid|gclid|msclkid|mc_eid|mc_cid|igshid|yclid)=/i,
    message: (href) => `"${href}" tracks where visitors come from.`,
    hint: 'Delete what begins with utm_, fbclid or gclid, after the question mark.',
    fix: (href) => ({
      from: href,
      to: href
        .replace(/[?&](?:utm_\w+|fbclid|gclid|msclkid|mc_eid|mc_cid|igshid|yclid)=[^&#]*/gi, '')
        .replace(/^([^?]*)&/, '$1?'),
      isCertain: false,
    }),
  },
  {
    code: 'tracking-link',
    pattern:
      /^https?:\/\/(?:(?:www\.)?google\.[a-z.]{2,6}\/url\?|lm?\.(?:facebook|instagram)\.com\/\??|[\w-]+\.safelinks\.protection\.outlook\.com\/|urldefense\.(?:com|proofpoint\.com)\/|(?:www\.)?linkedin\.com\/(?:redir|safety)\/|lnkd\.in\/|t\.co\/)/i,
    message: (href) => `"${href}" leads through a service that tracks visitors.`,
    hint: 'Open it, and write the address at which you arrive.',
  },
  {
    code: 'private-link',
    pattern:
      /^https?:\/\/(?:mail\.google\.com|outlook\.(?:live|office)\.com\/mail|drive\.google\.com\/(?:drive\/)?(?:u\/\d|my-drive|drive\/my-drive)|(?:www\.)?overleaf\.com\/project\/|docs\.google\.com\/\w+\/(?:u\/\d\/)?d\/[^/]+\/edit|(?:www\.)?dropbox\.com\/home)|^https?:\/\/[^?#]*\/(?:wp-admin|wp-login\.php|administrator|typo3|user\/login)(?=[/?#]|$)|[?&](?:action=edit|preview=true|elementor-preview=)/i,
    message: (href) => `"${href}" opens for its owner alone, or allows everybody to edit.`,
    hint: 'Share it for reading, and write the address that sharing gives.',
  },
];

/** Finds addresses that lead nowhere, are private, or track visitors. */
export const linkAddress = over([], (_records, site) =>
  [...writtenLinks(site.links), ...servicesIn(site)].flatMap(form),
);

/** Returns the address of the payment service, which is not a link. */
const servicesIn = (site: Site): FoundLink[] =>
  everyText(site, ADDRESS, isService).map(({ text, entry, path }) => ({ href: text, place: entry.at(...path) }));
const ADDRESS = /^https?:/i;
const isService: TextFilter = ({ collection, field }) => collection === 'payment' && field === 'api';

function form({ href, place }: FoundLink): Found {
  for (const { code, pattern, message, hint, fix } of FORMS) {
    const found = pattern.exec(href);
    if (found !== null) return foundAs(code, place, message(href), { hint, fix: fix?.(href, found) });
  }
  return [];
}
