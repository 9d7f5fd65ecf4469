// Codes: link-words, near-domain.

import { grouped, mostFirst, tally } from '../../../../renderer/format/grouped';
import { defineCheck } from '../../check';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { flawReport, quote } from '../../texts/text-check';
import { wordedLinks } from '../../texts/worded-links';

/** The mailbox of a desk is one, in contacts.csv and among the links of the conference. */
export const mailboxOfDesk = defineCheck(['conference', 'contacts'], ({ conference, contacts }) => {
  const keyOf = (label: string) => label.trim().toLowerCase();
  const byLabel = grouped(contacts, ({ value: { label } }) => keyOf(label));
  return (conference.value.links ?? []).flatMap(({ label, url }, index): Diagnostic[] => {
    const box = /^mailto:([^?]+)/i.exec(url)?.[1]?.toLowerCase();
    const [contact, ...others] = byLabel.get(keyOf(label)) ?? [];
    if (box === undefined || contact === undefined || others.length > 0) return [];
    if (contact.value.email.toLowerCase() === box) return [];
    return [
      warning(
        'near-domain',
        conference.at('links', index, 'url'),
        `${quote(label)} is ${box} here, and ${contact.value.email} in contacts.csv.`,
        {
          hint: 'Correct one of the two: mail to another mailbox is lost, or read by others.',
          related: [{ ...contact.at('email'), message: 'The other one is here.' }],
        },
      ),
    ];
  });
});

/** So many sessions show where papers are sent. */
const MANY = 3;

/** Where special sessions share the service to which papers are sent, none leads to what the others have as their second address. */
export const addressesExchanged = defineCheck(['specialSessions'], ({ specialSessions }) => {
  const usualOf = (field: 'link' | 'secondLink') => {
    const given = specialSessions.flatMap(({ value }) => value[field] ?? []);
    const [usual] = mostFirst(tally(given, (href) => href));
    return usual !== undefined && usual[1] >= MANY && usual[1] * 2 > given.length ? usual[0] : undefined;
  };
  const [usual, second] = [usualOf('link'), usualOf('secondLink')];
  if (usual === undefined || second === undefined || usual === second) return [];
  return specialSessions.flatMap(({ value: { title, link, secondLink }, at }): Diagnostic[] => {
    const field = link === second ? 'link' : secondLink === usual && link !== undefined ? 'secondLink' : undefined;
    if (field === undefined) return [];
    return [
      warning(
        'link-words',
        at(field),
        `${quote(title)} has here what other sessions have as ${field === 'link' ? '"secondLink"' : '"link"'}.`,
        {
          hint: 'Exchange the two addresses.',
          related: [{ ...at(field === 'link' ? 'secondLink' : 'link'), message: 'The other address is here.' }],
        },
      ),
    ];
  });
});

/** Words that any link may have. */
const ANYWHERE =
  /^(?:(?:this |the )?(?:page|site|website|form|link|list|details|map|here)|more|see also|cette page|(?:le )?site|(?:la )?liste|ici|هنا|الموقع|الصفحة)$/iu;

/** Links of the same words lead to the same page of this site: the one that does not was copied. */
export const sameWordsElsewhere = defineCheck([], (_records, site) => {
  const canonical = new Map(site.routes.map(({ route }) => [route.path, route.canonical]));
  const links = wordedLinks(site).flatMap((link) => {
    const path = link.href.replace(/[?#].*$/, '');
    const words = link.words
      .replace(/[*_\s]+/g, ' ')
      .trim()
      .toLowerCase();
    const target = canonical.get(path);
    return link.written.kind !== 'markdown' || target === undefined || ANYWHERE.test(words) || words === ''
      ? []
      : [{ ...link, target, key: words }];
  });
  return [...grouped(links, ({ key }) => key).values()].flatMap((all): Diagnostic[] => {
    const [usual, odd, ...more] = mostFirst(tally(all, ({ target }) => target));
    if (usual === undefined || odd === undefined || more.length > 0 || odd[1] > 1 || usual[1] < 2) return [];
    const link = all.find(({ target }) => target === odd[0]);
    const other = all.find(({ target }) => target === usual[0]);
    if (link === undefined || other === undefined) return [];
    return [
      flawReport('link-words', link.written, {
        ...{ start: link.start, end: link.end },
        message: `${quote(link.words)} leads to ${quote(link.href)} here, and to ${quote(other.href)} in ${usual[1]} other places.`,
        hint: 'Correct the address or the words.',
        related: [{ ...other.written.entry.at(...other.written.path), message: 'Another place is here.' }],
      }),
    ];
  });
});
