import { beforeAll, describe, expect, it } from 'vitest';
import type { Block } from '../../../scripts/exports/documents/blocks';
import { bookletBlocks } from '../../../scripts/exports/documents/booklet/booklet';
import { practicalInformation } from '../../../scripts/exports/documents/booklet/practical-information';
import { posterGuidelinesBlocks } from '../../../scripts/exports/documents/poster-guidelines';
import { specialSessionCallBlocks } from '../../../scripts/exports/documents/special-session-call';
import type { Document, PublishedContent } from '../../../shared/model/content';
import { compileWith } from '../../content/support/small-conference';
import { sampleContent } from '../../support/compiled-conferences';
import { wordsOf } from './support/words-of';

let content: PublishedContent;
beforeAll(async () => {
  content = await sampleContent();
});

const documentsOf = (kind: Document['kind']) => content.documents.filter((document) => document.kind === kind);
const booklet = () => documentsOf('booklet').flatMap((document) => bookletBlocks(content, document));
const posterGuidelines = () =>
  documentsOf('poster-guidelines').flatMap((document) => posterGuidelinesBlocks(content, document));
const headings = (blocks: readonly Block[], level: number) =>
  blocks.flatMap((block) => (block.kind === 'heading' && block.level === level ? [block.text] : []));

describe('the booklet', () => {
  it('names the conference, its days, its venue and its organiser on the cover', () => {
    const { name, acronym, edition, venue, organizer } = content.conference;
    const [cover] = booklet();
    expect(cover?.kind).toBe('cover');
    const words = wordsOf(cover ? [cover] : []);
    for (const fact of [name, acronym, edition, venue?.name, venue?.city, organizer?.name, 'December 13-15, 2023']) {
      expect(words).toContain(fact);
    }
  });

  it.each([
    [{ name: 'Station Hall', city: 'Ghent', country: 'Belgium' }, 'Station Hall, Ghent, Belgium'],
    [
      { name: 'Station Hall', city: 'Ghent', country: 'Belgium', address: '1 Ghentstraat, 9000 Ghent' },
      'Station Hall, 1 Ghentstraat, 9000 Ghent, Belgium',
    ],
    [
      { name: 'Station Hall', city: 'Ghent', country: 'Belgium', address: '1 Ghentstraat' },
      'Station Hall, 1 Ghentstraat, Ghent, Belgium',
    ],
    [
      { name: 'Station Hall', city: 'Ghent', country: 'Belgium', address: 'Ghent, Belgium' },
      'Station Hall, Ghent, Belgium',
    ],
    [{ city: 'Ghent', country: 'Belgium', address: '1 Rue Longue' }, 'Ghent, 1 Rue Longue, Belgium'],
    [{ city: 'Ghent' }, 'Ghent'],
  ])('has the city of its venue once: %j', (venue, line) => {
    const [, lead] = practicalInformation({ ...content, conference: { ...content.conference, venue } });
    expect(lead && wordsOf([lead])).toBe(line);
  });

  it('has its chapters in order', () => {
    expect(headings(booklet(), 1)).toEqual([
      'Welcome to AMICAI 2023',
      content.home.committees.heading,
      content.home.speakers.heading,
      'Schedule',
      'Detailed program',
      'Posters',
      'Special sessions',
      'Practical information',
      'Index of people',
    ]);
  });

  it('lists every paper and poster with its number and authors', () => {
    const entries = booklet().flatMap((block) => (block.kind === 'entries' ? block.entries : []));
    for (const { id, title, people } of content.contributions) {
      const entry = entries.find(({ label }) => label === id);
      expect(entry && wordsOf([{ kind: 'entries', entries: [entry] }]), id).toContain(title);
      expect(
        entry?.lines.flat().map(({ text }) => text),
        id,
      ).toContain(people.join(', '));
    }
    expect(entries).toHaveLength(content.contributions.length);
  });

  it('marks what is held online or in hybrid mode', () => {
    const words = wordsOf(booklet());
    for (const { title } of content.contributions.filter(({ mode }) => mode === 'online')) {
      expect(words).toContain(`${title} (online)`);
    }
    for (const { note = '' } of content.sessions.filter(({ mode }) => mode === 'hybrid')) expect(words).toContain(note);
    expect(words).toContain('Hybrid');
  });

  it('shows every session in the timetable, with its time and room', () => {
    const rows = booklet().flatMap((block) =>
      block.kind === 'grid' && block.head[0] === 'Time' ? block.rows.map((row) => ({ ...row, rooms: block.head })) : [],
    );
    const cells = rows.flatMap(({ head, cells, rooms }) =>
      cells.flatMap(({ lines }) => lines.map((line) => ({ head, rooms, text: line.map(({ text }) => text).join('') }))),
    );
    expect(cells).toHaveLength(content.sessions.length);
    for (const { start, title, room } of content.sessions) {
      const cell = cells.find(({ head, text }) => text.includes(title) && head.startsWith(start));
      const name = content.rooms.find(({ id }) => room?.includes(id))?.name;
      expect(name ? cell?.rooms : cell && [undefined], title).toContain(name);
    }
  });

  it('lists the sessions of each room and day, each on a line of its own', () => {
    const [plan] = booklet().flatMap((block) => (block.kind === 'grid' && block.head[0] === 'Room' ? [block] : []));
    const row = plan?.rows.find(({ head }) => head === 'Elyssa Room');
    expect(plan?.head).toEqual(['Room', 'Wed, Dec 13', 'Thu, Dec 14', 'Fri, Dec 15']);
    expect(
      row?.cells.map(({ lines }) =>
        lines.map((line) =>
          line
            .map(({ text }) => text)
            .join('')
            .slice(0, 16),
        ),
      ),
    ).toEqual([
      ['11:00 Session 2:', '14:45 Session 5:'],
      ['14:15 Session 8:', '16:15 Session 11'],
      ['10:00 Session 14'],
    ]);
  });

  it('names every person of the committees, every speaker and every session chair', () => {
    const words = wordsOf(booklet());
    const { chairs, committeeMembers, programCommittee, speakers, sessions } = content;
    const people = [...chairs, ...committeeMembers, ...programCommittee, ...speakers].map(({ name }) => name);
    for (const name of [...people, ...sessions.flatMap((session) => session.chairs ?? [])])
      expect(words).toContain(name);
  });

  it('links to the website where there are too many papers for a booklet', () => {
    const session = content.sessions.find(({ kind }) => kind === 'oral')?.id ?? '';
    const papers = Array.from({ length: 10_001 }, (_, index) => ({
      id: `x${index}`,
      session,
      title: `On matter ${index}`,
      kind: 'paper',
      people: ['Nour Haddad'],
    }));
    const booklets = [papers.slice(1), papers].map((each) => {
      const [document] = documentsOf('booklet');
      return document ? wordsOf(bookletBlocks({ ...content, contributions: each, presentations: [] }, document)) : '';
    });

    expect(booklets[0]).toContain('On matter 10000');
    expect(booklets[0]).not.toContain('10001 papers');
    expect(booklets[1]).not.toContain('On matter');
    expect(booklets[1]).toContain('The schedule on the website lists their papers too: 10001 papers in all.');
  });

  it('lists papers and talks without time before there is a program, and sets their Markdown', async () => {
    const { site } = await compileWith({
      'documents.csv': 'file,kind,title\nbooklet.pdf,booklet,Booklet\n',
      'papers.csv':
        'id,title,authors,language,abstract\n7,Salt,Ada Sow,fr,"Of *salt*.\n\n- white\n- [grey](https://salt.example.org)"\n',
      'contributions.csv': 'id,title,status\nT1,Thin ice,withdrawn\nT2,Old ice,\n',
    });
    const [document] = site?.content.documents ?? [];
    const blocks = site && document ? bookletBlocks(site.content, document) : [];
    const entries = blocks.flatMap((block) => (block.kind === 'entries' ? block.entries : []));
    const run = (text: string) => ({ text, language: 'fr' });

    expect(headings(blocks, 1)).toEqual([
      'Welcome to WSI 2031',
      'Contributions',
      'Practical information',
      'Index of people',
    ]);
    expect(entries.map(({ title }) => title[0]?.text)).toEqual(['Salt', 'Old ice']);
    expect(entries[0]?.abstract).toEqual([
      { kind: 'paragraph', text: [run('Of '), { ...run('salt'), italic: true }, run('.')] },
      {
        kind: 'list',
        ordered: false,
        items: [
          [{ kind: 'paragraph', text: [run('white')] }],
          [{ kind: 'paragraph', text: [{ ...run('grey'), link: 'https://salt.example.org' }] }],
        ],
      },
    ]);
  });

  it('lists the contacts', () => {
    const words = wordsOf(booklet());
    for (const { email } of content.contacts) expect(words).toContain(email);
  });

  it('has a target for every internal link', () => {
    const blocks = booklet().flatMap((block) => (block.kind === 'together' ? block.blocks : [block]));
    const places = new Set(blocks.flatMap((block) => (block.kind === 'heading' && block.id ? [`#${block.id}`] : [])));
    const links = blocks
      .flatMap((block) => (block.kind === 'paragraph' ? block.text : []))
      .flatMap(({ link }) => link ?? []);
    const inner = links.filter((link) => link.startsWith('#'));
    expect(inner.length).toBeGreaterThan(0);
    for (const link of inner) expect(places).toContain(link);
  });
});

describe('the poster guidelines', () => {
  it('contain the whole call for posters, with the deadline', () => {
    const words = wordsOf(posterGuidelines());
    for (const fact of ['November 22, 2023', '45-60 minutes', '84 x 118 cm', '1.5 m']) expect(words).toContain(fact);
    const call = content.calls.find(({ id }) => id === 'posters');
    for (const { heading } of call?.sections ?? []) expect(headings(posterGuidelines(), 2)).toContain(heading);
  });
});

describe("a special session's call", () => {
  it('has title, chairs with their addresses, and the deadline if there is one', () => {
    for (const document of documentsOf('special-session-call')) {
      const session = content.specialSessions.find(({ id }) => id === document.specialSession);
      const words = wordsOf(specialSessionCallBlocks(content, document));
      expect(words).toContain(session?.subtitle);
      for (const { name, email } of session?.chairs ?? []) {
        expect(words).toContain(name);
        expect(words).toContain(email);
      }
      expect(words.includes('Deadline for papers')).toBe(session?.deadline !== undefined);
    }
  });

  it('shows the text of another session where it has none of its own', () => {
    const document: Document = {
      file: 'x.pdf',
      kind: 'special-session-call',
      title: 'X',
      specialSession: 'ai-smart-city',
    };
    const healthcare: Document = { ...document, specialSession: 'ai-healthcare' };
    const about = (each: Document) => {
      const blocks = specialSessionCallBlocks(content, each);
      const names = blocks.map((block) => (block.kind === 'heading' ? block.text : ''));
      return blocks.slice(names.indexOf('About the session'), names.indexOf('Submission'));
    };
    expect(about(document)).toEqual(about(healthcare));
  });

  it('links to other sites with complete addresses only', () => {
    for (const document of documentsOf('special-session-call')) {
      const json = JSON.stringify(specialSessionCallBlocks(content, document));
      for (const [, link] of json.matchAll(/"link":"([^"]*)"/g)) expect(link).toMatch(/^(https?:|mailto:)/);
    }
  });
});
