// Codes: double-scheme, link-tail, private-link, tracking-link.

import { defineCheck } from '../../check';
import type { WarningCode } from '../../report/codes';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { writtenLinks } from '../../texts/own-links';
import type { FoundLink } from '../../texts/render-texts';

interface Form {
  readonly code: WarningCode;
  readonly pattern: RegExp;
  readonly message: (href: string) => string;
  readonly hint: string;
  readonly fix?: (href: string, found: RegExpExecArray) => Diagnostic['fix'];
}

/** Addresses that are links by their form and lead nowhere, or only their writer; the first that matches is told. */
const FORMS: readonly Form[] = [
  {
    code: 'double-scheme',
    pattern: /^(?:https?:\/\/+)(?:https?[:/]+)+|^https?:\/{3,}|^https?:\/\/(?:https?|www)[.,]?\/+/i,
    message: (href) => `"${href}" begins twice, so that it leads nowhere.`,
    hint: 'Write https:// once.',
    fix: (_, { 0: twice }) => ({ from: twice, to: 'https://', isCertain: false }),
  },
  {
    code: 'link-tail',
    pattern: /^https?:.*[.,;:!>'"\]]$|^https?:[^(]*\)$/i,
    message: (href) => `"${href}" ends with a sign of the sentence around it.`,
    hint: 'Delete the last sign: with it, the address is another one.',
    fix: (href) => ({ from: href, to: href.slice(0, -1), isCertain: false }),
  },
  {
    code: 'link-tail',
    pattern: /^https?:\/\/[^/?#]*[,;][^/?#]*/i,
    message: (href) => `"${href}" has a comma or semicolon in the name of its host.`,
    hint: 'Write a full stop in its place: it is another host, or none.',
    fix: (href) => ({ from: href, to: href.replace(/[,;](?=[^/?#]*)/, '.'), isCertain: false }),
  },
  {
    code: 'tracking-link',
    pattern: /[?&](?:utm_\w+|fbclid|gclid|msclkid|mc_eid|mc_cid|igshid|yclid)=/i,
    message: (href) => `"${href}" says where the visitor comes from, which nobody asked for.`,
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
    message: (href) => `"${href}" leads by way of a service that counts who follows it.`,
    hint: 'Open it, and write the address at which you arrive.',
  },
  {
    code: 'private-link',
    pattern:
      /^https?:\/\/(?:mail\.google\.com|outlook\.(?:live|office)\.com\/mail|drive\.google\.com\/(?:drive\/)?(?:u\/\d|my-drive|drive\/my-drive)|(?:www\.)?overleaf\.com\/project\/|docs\.google\.com\/\w+\/(?:u\/\d\/)?d\/[^/]+\/edit|(?:www\.)?dropbox\.com\/home)/i,
    message: (href) => `"${href}" opens for its owner only, or lets everybody change what is there.`,
    hint: 'Share it for reading, and write the address that sharing gives.',
  },
];

/** An address leads where its writer means, for everybody. */
export const linkAddress = defineCheck([], (_records, { links }) => writtenLinks(links).flatMap(form));

function form({ href, place }: FoundLink): Diagnostic[] {
  for (const { code, pattern, message, hint, fix } of FORMS) {
    const found = pattern.exec(href);
    if (found !== null) return [warning(code, place, message(href), { hint, fix: fix?.(href, found) })];
  }
  return [];
}
