// Codes: link-words.

import { isOfOtherFormat, otherDocument } from '../../agreement/document-named';
import { otherPage } from '../../agreement/page-named';
import { otherService } from '../../agreement/service-named';
import { defineCheck } from '../../check';
import { isRecord } from '../../fields';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { type Flaw, flawReport, quote } from '../../texts/text-check';
import { type WordedLink, wordedLinks } from '../../texts/worded-links';
import { valueAt } from '../../value-at';

/** A link that a text fetches from conference.yaml. */
const FETCHED = /^\{\{\s*links\.([\w-]+)\s*\}\}$/;

/** The words of a link name one page, document, mailbox or service, and it leads to another. */
export const linkOfAnotherPage = defineCheck(
  ['conference', 'contacts', 'documents'],
  ({ conference, contacts, documents }, site) => {
    const links = conference.value.links ?? [];
    const urls = new Map(links.map(({ id, url }) => [id, url]));
    const page = otherPage(site);
    const document = otherDocument(documents.map(({ value }) => value));
    const service = otherService({ contacts: contacts.map(({ value }) => value), links });
    const otherOf = ({ words, about, written }: WordedLink, href: string) => {
      if (href.startsWith('/documents/')) return document(words, href);
      if (!href.startsWith('/')) return service(words, href);
      return (
        page(words, href, written.collection === 'navigation') ?? (about === undefined ? undefined : page(about, href))
      );
    };
    return wordedLinks(site).flatMap((link): Diagnostic[] => {
      const [, id] = FETCHED.exec(link.href) ?? [];
      const target = id === undefined ? link.href : urls.get(id);
      const other = target && otherOf(link, target);
      // Where the words name another document, its format is that of theirs.
      if (target && other) return [otherTarget(link, target, other)];
      return target?.startsWith('/') && isOfOtherFormat(link.words, target) ? [otherFormat(link, target)] : [];
    });
  },
);

/** The file is there, so that its words are wrong: those of a button stand beside its address. */
function otherFormat({ written, words, start, end }: WordedLink, target: string): Diagnostic {
  const message = `${quote(words)} names another kind of file than ${quote(target)}.`;
  const hint = 'Correct the words: visitors choose by them what they can open.';
  if (start < end) return flawReport('link-words', written, { start, end, message, hint });
  const { entry, path } = written;
  const beside = valueAt(entry.value, path.slice(0, -1));
  const field = isRecord(beside) && beside.button === words ? 'button' : 'label';
  return warning('link-words', entry.at(...path.slice(0, -1), field), message, { hint });
}

function otherTarget({ written, words, start, end }: WordedLink, target: string, other: string): Diagnostic {
  const flaw: Flaw = {
    start,
    end,
    message: `${quote(words)} names ${other}, and leads to ${quote(target)}.`,
    hint: 'Correct the address or the words: a link may have been copied.',
  };
  if (start < end) return flawReport('link-words', written, flaw);
  return warning('link-words', written.entry.at(...written.path), flaw.message, { hint: flaw.hint });
}
