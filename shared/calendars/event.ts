import { labelledLink } from '../format/labelled-link';
import { cityText } from '../format/place';
import type { WithdrawnSlot } from '../slots/revisions';
import type { SlotProgram } from '../slots/slot-program';
import { type Slot, sessionKey, slotTitle } from '../slots/slots';
import { readAbstract } from '../texts/read-markdown';
import { linesOf } from '../texts/rich-text';
import type { Words } from '../words';
import { contentLine, dateTimeValue, textValue } from './content-line';

/** Writes a slot as a VEVENT (RFC 5545, section 3.6.1). */
export function eventOf(slot: Slot, program: SlotProgram): string {
  const { conference, uid, texts, words, revisions } = program;
  const { key, session, paper, start, end, isCancelled } = slot;
  const { revision, changed } = revisions.of(key);
  const address = program.addressOf(slot);
  const language = paper?.language;
  const link = session.link?.startsWith('/') ? program.whole(session.link) : session.link;
  const zoned = (name: string, local: string) =>
    contentLine(`${name};TZID=${conference.timeZone}`, dateTimeValue(local));
  const text = (name: string, value: string) => contentLine(name, textValue(value));
  return [
    contentLine('BEGIN', 'VEVENT'),
    contentLine('UID', uid(key)),
    contentLine('DTSTAMP', dateTimeValue(changed)),
    contentLine('LAST-MODIFIED', dateTimeValue(changed)),
    contentLine('SEQUENCE', String(revision)),
    zoned('DTSTART', start),
    zoned('DTEND', end),
    text(language === undefined ? 'SUMMARY' : `SUMMARY;LANGUAGE=${language}`, slotTitle(slot, words)),
    text('DESCRIPTION', descriptionOf(slot, program).join('\n')),
    text('LOCATION', placeOf(slot, program)),
    contentLine('URL', address),
    contentLine('CATEGORIES', texts.categories(slot).map(textValue).join(',')),
    contentLine('STATUS', isCancelled ? 'CANCELLED' : 'CONFIRMED'),
    paper === undefined || session.contribution ? '' : contentLine('RELATED-TO', uid(sessionKey(session.id))),
    // RFC 7986, section 5.11
    link === undefined ? '' : contentLine('CONFERENCE;VALUE=URI', link),
    contentLine('END', 'VEVENT'),
  ].join('');
}

/** Writes a removed entry as a cancelled VEVENT. Without it, calendar programs would keep the event. */
export function withdrawnEvent({ entry, title, start, end }: WithdrawnSlot, program: SlotProgram): string {
  const { conference, uid, revisions } = program;
  const { revision, changed } = revisions.of(entry);
  const zone = `TZID=${conference.timeZone}`;
  return [
    contentLine('BEGIN', 'VEVENT'),
    contentLine('UID', uid(entry)),
    contentLine('DTSTAMP', dateTimeValue(changed)),
    contentLine('LAST-MODIFIED', dateTimeValue(changed)),
    contentLine('SEQUENCE', String(revision)),
    contentLine(`DTSTART;${zone}`, dateTimeValue(start)),
    contentLine(`DTEND;${zone}`, dateTimeValue(end)),
    contentLine('SUMMARY', textValue(title)),
    contentLine('STATUS', 'CANCELLED'),
    contentLine('END', 'VEVENT'),
  ].join('');
}

/**
 * Returns the lines of the description: people, session, contents, links. The last line is the address of the page, since many
 * programs do not show URL.
 */
function descriptionOf(slot: Slot, { texts, words, addressOf }: SlotProgram): readonly string[] {
  const authors = slot.paper?.people.length ? words.lists.text(slot.paper.people) : undefined;
  const links = (slot.paper?.links ?? []).map((link) => linkLine(link, words));
  const abstract = linesOf(readAbstract(texts.abstract(slot) ?? ''));
  const lines = [authors, texts.subtitle(slot), ...texts.lines(slot), ...abstract, ...links, addressOf(slot)];
  return lines.filter((line) => line !== undefined);
}

function linkLine(text: string, { colon }: Words): string {
  const { label, url } = labelledLink(text);
  return label === undefined ? url : `${label}${colon}${url}`;
}

/** Formats the place, "Great Hall, Congress Centre, Bergen, Norway", or says that the slot is online. */
function placeOf(slot: Slot, { conference, texts, words }: SlotProgram): string {
  const { venue } = conference;
  if ((slot.paper ?? slot.session).mode === 'online' && slot.session.room === undefined) return words.defaults.online;
  const room = texts.room(slot);
  const parts = [room, venue?.name, venue === undefined ? undefined : cityText(conference, words)];
  return words.lists.text(parts.filter((part) => part !== undefined)) || words.defaults.online;
}
