import { describe, expect, it } from 'vitest';
import { shownSlots } from '../../../scripts/exports/schedule/shown-slots';
import { combine } from '../../../scripts/importers/combine';
import { readExports } from '../../../scripts/importers/read-exports';
import { recordAddress } from '../../../shared/format/record-address';
import { slotsOf, slotTitle } from '../../../shared/slots/slots';
import { wordsOf } from '../../../shared/words';
import { conferenceNames, editionsOf, filesOf } from '../../support/compiled-conferences';

const oneLine = (text: string) =>
  text
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const namesIn = (people: readonly { readonly name: string }[] = []) => people.map(({ name }) => name);

/** The addresses of a contribution; those of its site begin with that. */
const addressesOf = (
  {
    links = [],
    ...files
  }: Partial<Record<'pdf' | 'slides' | 'video' | 'code', string>> & { readonly links?: readonly string[] },
  base: string,
) =>
  [
    ...(['pdf', 'slides', 'video', 'code'] as const).flatMap((name) => files[name] ?? []),
    ...links.map((link) => link.replace(/^.*\s/s, '')),
  ]
    .map((address) => new URL(address, base).href)
    .sort();

describe.each(conferenceNames)('the schedule of %s, imported again', (name) => {
  it('gives the same sessions and talks from both formats: times, room, title, id, kind, people, texts, track, links', async () => {
    for (const site of await editionsOf(name)) {
      const { content } = site;
      const words = wordsOf(content);
      const rooms = new Map(content.rooms.map((room) => [room.id, room.name]));
      const expected = shownSlots(slotsOf(content)).map((slot) =>
        [
          slot.start,
          slot.end.slice(11),
          rooms.get(slot.session.room?.[0] ?? '') ?? words.schedule.elsewhere,
          oneLine(slotTitle(slot, words)),
          slot.paper && !recordAddress('paper', slot.paper.id).includes('~') ? slot.paper.id : '',
        ].join(' | '),
      );
      for await (const { address, text } of filesOf(site, /\/schedule\.(?:xml|json)$/)) {
        const problems: string[] = [];
        const report = ({ message }: { readonly message: string }) => problems.push(message);
        const file = { file: address.slice(1), bytes: Buffer.from(text) };
        const { timeZone: zone } = content.conference;
        const read = await readExports([file], { zone, language: 'en', days: content.conference, report });
        expect(read.unusable).toEqual([]);
        const imported = combine(read, report);
        if ('message' in imported) throw new Error(imported.message);
        expect(problems).toEqual([]);
        const titles = new Map(imported.contributions.map((paper) => [paper.id, paper.title]));
        // Those that are made of their talks have no event of their own.
        const own = imported.sessions.filter(({ key }) => !key.startsWith('['));
        const found = [
          ...own.map((session) => ({ ...session, id: '' })),
          ...imported.presentations.map((talk) => ({
            ...talk,
            title: titles.get(talk.contribution) ?? '',
            id: content.contributions.some(({ id }) => id === talk.contribution) ? talk.contribution : '',
          })),
        ].map(({ date, start, end, room, title, id }) =>
          [`${date}T${start}`, end, room, title, id].join(' | ').replace('| 24:00 |', '| 00:00 |'),
        );
        const base = content.conference.url ?? '';
        const tracks = new Map(content.tracks.map(({ id, title }) => [id, title]));
        for (const talk of imported.contributions) {
          const written = content.contributions.find(({ id }) => id === talk.id);
          if (written === undefined) continue;
          const { id, kind, people, abstract = '', track = '' } = written;
          expect({ ...talk, people: namesIn(talk.people), abstract: oneLine(talk.abstract ?? '') }).toMatchObject({
            ...{ id, kind, people, abstract: oneLine(abstract), track: tracks.get(track) ?? '' },
          });
          const links = addressesOf({ ...talk.files, links: talk.links ?? [] }, base);
          expect(links, id).toEqual(expect.arrayContaining(addressesOf(written, base)));
        }
        for (const session of own) {
          const written = content.sessions.find(
            ({ title, date, start }) => title === session.title && date === session.date && start === session.start,
          );
          if (written?.abstract) expect(oneLine(session.abstract ?? '')).toBe(oneLine(written.abstract));
          if (written?.people) expect(namesIn(session.people)).toEqual(written.people);
          if (written?.website) expect(session.website).toBe(written.website);
        }
        expect(found.sort()).toEqual(expected.map((each) => each.replace('| 24:00 |', '| 00:00 |')).sort());
      }
    }
  });
});
