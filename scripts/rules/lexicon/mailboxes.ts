import { memoised } from '../../../shared/memoise';
import type { Place } from '../../content/report/diagnostics';
import type { Site } from '../../content/survey';
import { everyText } from './every-text';
import { writtenLinks } from './own-links';

/** An e-mail address that stands in the data, in small letters, and where. */
export interface Mailbox {
  readonly box: string;
  readonly host: string;
  readonly place: Place;
  /** It stands in a field of its own, and not behind "mailto:". */
  readonly isField: boolean;
}

const MAILBOX = /@/;
const FORM = /^(?:mailto:)?([^\s@/:?]+)@([\w-]+(?:\.[\w-]+)+)(?:\?|$)/i;

/** Every mailbox of the site: those of fields, and those of links that stand to the letter. */
export const mailboxesIn = memoised((site: Site): readonly Mailbox[] => {
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
