import type { Conference, Content } from '../content';
import { plainWords } from '../plain-words';
import type { OtherOf } from './page-named';
import { ANY_PLACE, SHORTEST } from './telling-words';

interface Called {
  readonly contacts: Content['contacts'];
  readonly links: NonNullable<Conference['links']>;
}

/** The mailbox or service that is called as the words of a link in the data, where the link leads to another of them. */
export function otherService({ contacts, links }: Called): OtherOf {
  const boxes = [
    ...contacts.map(({ label, email }) => ({ label, href: `mailto:${email}` })),
    ...links.map(({ label, url }) => ({ label, href: url })),
  ].map(({ label, href }) => ({ label, href, stems: new Set(plainWords(label).map(stemOf)) }));
  return (words, href) => {
    // Word for word, a label names nothing else, whatever else the link leads to.
    const exact = boxes.filter(({ label }) => label.toLowerCase() === words.trim().toLowerCase());
    const [called] = exact;
    if (called !== undefined && exact.every((box) => !isUnder(href, box.href)))
      return `"${called.label}", which is ${called.href}`;
    const said = plainWords(words).filter((word) => word.length >= SHORTEST && !ANY_PLACE.test(word));
    const isCalled = ({ stems }: (typeof boxes)[number]) => said.some((word) => stems.has(stemOf(word)));
    const target = boxes.filter((box) => isUnder(href, box.href));
    if (target.length === 0 || target.some(isCalled)) return undefined;
    const named = boxes.filter(isCalled);
    const [only] = named;
    const isOne = new Set(named.map((each) => each.href)).size === 1;
    return only !== undefined && isOne ? `"${only.label}", which is ${only.href}` : undefined;
  };
}

const stemOf = (word: string) => word.slice(0, SHORTEST);

const isUnder = (href: string, of: string) => href === of || href.startsWith(`${of}/`) || href.startsWith(`${of}?`);
