import { expect, it } from 'vitest';
import { badgesOf } from '../../scripts/exports/print-set/badges';
import { attendeesOf } from '../../scripts/exports/print-set/certificates';
import { deskOf } from '../../scripts/exports/print-set/desk';
import { presentationsOf } from '../../scripts/exports/print-set/presentations';
import { CONFERENCE, compileWith } from '../content/support/small-conference';
import { filesOf } from '../support/compiled-conferences';

const FILES = {
  'conference.yaml': `${CONFERENCE}url: https://wsi.example.org\n`,
  'people.csv':
    'name,organisation,affiliation,bio\nICE SOCIETY OF NORTH,yes,,\nBo Lund,,Snow School,"Bo skates.\n\nBo falls."\n',
  'speakers.yaml': `- id: 1
  name: Prof. Ada Sow
  affiliation: University of Oslo
  talk: All ice
  bio: [Ada melts.]
  others:
    - name: Bo Lund
- id: 2
  name: ICE SOCIETY OF NORTH
  talk: No ice
`,
  'sessions.csv': `id,kind,date,start,end,title,speaker
k1,keynote,2030-12-29,09:00,10:00,Keynote I,1
k2,keynote,2030-12-30,09:00,10:00,Keynote II,2
o1,oral,2030-12-30,11:00,12:00,Papers,
`,
  'papers.csv': 'id,session,title,authors\n7,o1,On skates,ICE SOCIETY OF NORTH; Ada Sow\n',
  'proceedings.yaml': `title: Ice
published: 2031-02-01
publisher: { name: Press, place: Oslo }
doiPrefix: "10.1000"
depositor: { name: Press, email: press@example.org }
`,
};

async function compiled() {
  const { site, diagnostics } = await compileWith(FILES);
  if (site === undefined) throw new Error(JSON.stringify(diagnostics));
  expect(diagnostics).toEqual([]);
  return site;
}

it('a keynote of two people has both everywhere, with what people.csv knows of them', async () => {
  const site = await compiled();
  const desk = deskOf(site, []);
  expect(site.content.speakers[0]).toMatchObject({
    others: [{ name: 'Bo Lund', affiliation: 'Snow School', bio: ['Bo skates.', 'Bo falls.'] }],
  });
  expect(presentationsOf(desk).filter(({ title }) => title === 'All ice')).toHaveLength(2);
  const texts = new Map<string, string>();
  for await (const { address, text } of filesOf(site, /^\/schedule\.(json|ics)$/)) texts.set(address, text);
  expect(texts.get('/schedule.json')).toMatch(/"name": "Prof. Ada Sow"[^\]]*"name": "Bo Lund"/);
  expect(texts.get('/schedule.ics')?.replaceAll('\r\n ', '')).toContain(
    'Speakers: Prof. Ada Sow\\, University of Oslo\\; Bo Lund\\, Snow School',
  );
});

it('an organisation speaks and writes by its whole name, and has no badge', async () => {
  const site = await compiled();
  const desk = deskOf(site, []);
  const name = 'ICE SOCIETY OF NORTH';
  expect(site.content.contributors.find((each) => each.name === name)).toMatchObject({
    familyName: name,
    isOrganisation: true,
  });
  expect(badgesOf(desk).map((badge) => badge.name)).toEqual(['Bo Lund', 'Prof. Ada Sow']);
  expect(attendeesOf(desk).map((attendee) => attendee.name)).not.toContain(name);
  const texts: string[] = [];
  for await (const { text } of filesOf(site, /^\/proceedings\.(crossref\.xml|bib)$/)) texts.push(text);
  expect(texts.join()).toContain(`author = "{${name}} and Sow, Ada"`);
  expect(texts.join()).toContain(`<organization sequence="first" contributor_role="author">${name}</organization>`);
});
