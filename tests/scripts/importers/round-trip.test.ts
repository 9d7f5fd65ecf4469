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

describe.each(conferenceNames)('the schedule of %s, imported again', (name) => {
  it('gives the same sessions and talks from both formats: day, hours, room, title, id', async () => {
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
        const read = await readExports([file], { zone: content.conference.timeZone, language: 'en', report });
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
        expect(found.sort()).toEqual(expected.map((each) => each.replace('| 24:00 |', '| 00:00 |')).sort());
      }
    }
  });
});
