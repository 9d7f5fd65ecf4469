import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { main } from '../../../scripts/commands/import';
import { baseData } from '../../content/support/fixture';
import { call as callWithin, contentsOf, run } from '../../content/support/run';
import { temporaryFolder } from '../../content/support/temporary-folder';
import { pathOf, samplePaths } from './support/exports';

/** A copy of the base data; `call` runs the command on it, `runAlone` as a person does. */
function layOut() {
  const dataDir = join(temporaryFolder(), 'data');
  cpSync(baseData, dataDir, { recursive: true });
  const read = (file: string) => readFileSync(join(dataDir, file), 'utf8');
  const environment = { CONTENT_DATA: dataDir };
  const call = (...args: readonly string[]) => callWithin(main, args, environment);
  const runAlone = (...args: readonly string[]) =>
    run(args, environment, ['--import', 'tsx', 'scripts/cli.ts', 'content:import']);
  return { dataDir, read, call, runAlone };
}

/** The same with an export next to it, as the first argument. */
function layOutWith(exported: string) {
  const { call, runAlone, ...laid } = layOut();
  const file = join(laid.dataDir, '..', 'export.csv');
  writeFileSync(file, exported);
  return {
    ...laid,
    papers: () => laid.read('papers.csv'),
    call: (...args: readonly string[]) => call(file, ...args),
    runAlone: (...args: readonly string[]) => runAlone(file, ...args),
  };
}

const samplesOf = (service: string) => samplePaths.filter((path) => path.startsWith(`${service}/`)).map(pathOf);

const exports = {
  EasyChair: '#,Title,Authors,Decision\n90,"On rulers, again","Ada Sow, Luca Neri and Zoé Diop",ACCEPT\n',
  'Microsoft CMT':
    'Paper ID,Paper Title,Author Names,Status\n90,"On rulers, again","Ada Sow; Luca Neri; Zoé Diop",Accept\n',
  OpenReview: 'number;title;authors;venue\n90;On rulers, again;Ada Sow|Luca Neri|Zoé Diop;Conference 2024 Oral\n',
};

describe('npx colloquium import', () => {
  it.each(Object.entries(exports))(
    'writes what an export of %s adds, and nothing at the second run',
    async (_service, text) => {
      const { papers, call } = layOutWith(text);
      const before = papers();

      const shown = await call('--session', 'oral-1');
      expect(shown.stdout).toContain('90 "On rulers, again" by Ada Sow, Luca Neri, Zoé Diop');
      expect(shown.stdout).toContain('Paper 90 added to Session 1 (Measuring I): "On rulers, again".');
      expect(shown.stdout).toMatch(/Nothing is written yet: say --write to do it\.\n$/);
      expect(papers()).toBe(before);

      const written = await call('--session', 'oral-1', '--write');
      expect(papers()).toBe(`${before}90,oral-1,"On rulers, again",Ada Sow; Luca Neri; Zoé Diop,,\n`);
      expect(written.stdout).toContain('Written: papers.csv.');
      expect(written.stdout).toContain('The data is in order.\n');
      expect(written.stdout).toMatch(
        /The export compared with the data:\n {2}talks and sessions: 1 in the export, 1 in the data\n {2}hours: equal\n/,
      );
      expect(written).toMatchObject({ status: 0, stderr: '' });

      const again = await call('--session', 'oral-1', '--write');
      expect(again.stdout).toContain('Nothing to add or change.');
      expect(papers()).toBe(`${before}90,oral-1,"On rulers, again",Ada Sow; Luca Neri; Zoé Diop,,\n`);
    },
  );

  it('keeps what the organisers changed unless --update is given, and keeps the format of the file', async () => {
    const { papers, call, dataDir } = layOutWith(
      '#,Title,Authors\n101,Measuring all rulers,Amina Traoré and Luca Benedetti\n',
    );
    const before = `\ufeff${papers().replaceAll('\n', '\r\n')}`;
    writeFileSync(join(dataDir, 'papers.csv'), before);

    const left = await call('--write');
    expect(left.stdout).toContain('left as it is (--update takes the export)');
    expect(papers()).toBe(before);

    const taken = await call('--write', '--update');
    expect(taken.status).toBe(0);
    expect(papers()).toBe(before.replace('Measuring rulers with rulers', 'Measuring all rulers'));
  });

  it('reports problems after the import, and an export that cannot be read', async () => {
    const { papers, call } = layOutWith(exports.EasyChair);
    const before = papers();

    const unplaced = await call();
    expect(unplaced.stdout).toContain('papers.csv:7:4 warning contribution-unscheduled');
    expect(unplaced.status).toBe(0);

    const { call: callOnOther } = layOutWith('Name,Country\nAda Sow,Senegal\n');
    const unread = await callOnOther('--write');
    expect(unread.stderr).toContain('export.csv is not a known export. Its columns are: Name, Country.');
    expect(unread).toMatchObject({ status: 2, stdout: '' });
    expect(papers()).toBe(before);
  });

  it('writes nothing when one of several files cannot be read', async () => {
    const { dataDir, call } = layOutWith('Name,Country\nAda Sow,Senegal\n');
    const before = contentsOf(dataDir);

    const unread = await call(...samplesOf('easychair'), '--write');
    expect(unread).toMatchObject({ status: 2, stdout: '' });
    expect(contentsOf(dataDir)).toEqual(before);
  });

  it('reports the errors of all files, of the command and of the data in one run', async () => {
    const { dataDir, call } = layOutWith('Title,Speaker,Date,Start,End\nRulers,Ada Sow,3/4/2024,9:00,10:00\n');
    const fileWith = (name: string, text: string) => {
      writeFileSync(join(dataDir, '..', name), text);
      return join(dataDir, '..', name);
    };
    writeFileSync(join(dataDir, 'rooms.csv'), 'id,name\nmain,"Main\n');
    const files = [
      fileWith('half.json', '{"notes": ['),
      fileWith('quote.csv', 'a,b\n"c,d\n'),
      join(dataDir, 'gone.csv'),
    ];
    const { status, stdout, stderr } = await call(...files, '--map', 'Speaker=who knows', '--write');

    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/half\.json:1:12\n {4}The file is not complete JSON/);
    expect(stderr).toMatch(/quote\.csv:2:1\n {4}A quotation mark opens here/);
    expect(stderr).toMatch(/gone\.csv\n {4}There is no such file/);
    expect(stderr).toContain('There is no field "who knows".');
    expect(stderr).toContain('rooms.csv:2:6 error unclosed-quote');
    expect(stderr).toContain('"3/4/2024" may mean two days');
  });

  it('says from which cell of an export the value of a problem comes, and names no temporary folder', async () => {
    const { call } = layOutWith(
      'Speaker,Title,Date,Start,End\nAda Sow,Rulers,2024-05-20,18:00,19:00\nAda Sow,Scales,2024-07-20,18:00,19:00\n',
    );
    const { status, stdout } = await call();

    expect(status).toBe(1);
    expect(stdout).toMatch(
      /contributions\.csv:3:\d+ error outside-conference-days.*\n {2}2024-07-20 .* \(from export\.csv:3:16\)/,
    );
    expect(stdout).not.toContain('content-import-');
  });

  it('lists the services in its usage', async () => {
    const { stdout } = await layOut().call('--help');

    expect(stdout).toMatch(/\n {2}EasyChair +authors, committee, .*\n/);
    expect(stdout).toMatch(/--map corrects it with these fields: id, title, people, /);
  });

  it('imports several files of EasyChair into five tables', async () => {
    const { read, call } = layOut();

    const written = await call(...samplesOf('easychair'), '--session', 'oral-1', '--write');
    expect(written).toMatchObject({ status: 0, stderr: '' });
    expect(read('papers.csv')).toContain(
      '301,oral-1,"On rulers, again",Ada Sow; Luca Neri; Zoé N\'Diaye,,,"How long is long?',
    );
    expect(read('papers.csv')).not.toContain('inches');
    expect(read('people.csv')).toContain('\nLuca Neri,Neri,University of Pisa,IT,,,,,\n');
    expect(read('people.csv')).not.toContain('Moreau');
    expect(read('topics.csv')).toMatch(/3,Scales,,,\n4,Rulers,,,\n$/);
    expect(read('program-committee.csv')).toContain(
      'Kofi Mensah,University of Accra,GH,https://people.example.org/kofi\n',
    );
    expect(written.stdout).toContain('desk reject: 1 (304)');
    expect(written.stdout).toContain('author.csv: email (e-mail addresses are not published)');
    expect(written.stdout).toContain('Kofi Mensah joins: program committee.');
    expect(written.stdout).not.toContain('@');
  });

  it('ends with the differences to the export, talk by talk', async () => {
    const { dataDir, call } = layOutWith('#,Title,Authors\n101,Measuring rulers with rulers,Zoé Diop\n');
    writeFileSync(
      join(dataDir, '..', 'schedule.xml'),
      '<schedule><conference/><day date="2024-05-21"><room name="Attic"><event id="102"><start>03:00</start><duration>00:20</duration><title>Of scales</title><abstract>Long.</abstract><persons><person>Zoé Diop</person></persons></event></room></day></schedule>',
    );
    const { stdout } = await call(join(dataDir, '..', 'schedule.xml'));

    expect(stdout).toMatch(/people: different in \d: .*101 "Measuring rulers with rulers" \(Zoé Diop → Amina Traoré, /);
    expect(stdout).toMatch(/hours: different in 1: 102 "Of scales" \(03:00 → \d\d:\d\d\)/);
    expect(stdout).toMatch(/rooms: different in 1: 102 "Of scales" \(Attic → /);
  });

  it('keeps a cell that was edited by hand, and says so each time', async () => {
    const { dataDir, read, call } = layOut();
    const imported = () => call(...samplesOf('easychair'), '--session', 'oral-1', '--write');
    await imported();
    const edited = read('people.csv').replace('University of Pisa', 'University of Siena');
    writeFileSync(join(dataDir, 'people.csv'), edited);

    const again = await imported();
    expect(again.stdout).toContain('Luca Neri affiliation: "University of Siena" → "University of Pisa"');
    expect(read('people.csv')).toBe(edited);
  });

  it('makes a programme from a schedule where there is none yet', async () => {
    const { dataDir, read, call } = layOut();
    for (const file of ['sessions.csv', 'papers.csv', 'rooms.csv', 'posters.csv', 'panels.yaml']) {
      rmSync(join(dataDir, file));
    }
    await call(pathOf('pretalx/schedule.json'), '--write');

    expect(read('rooms.csv')).toBe('id,name,plenary\ngreat-hall,Great Hall,no\nblue-room,Blue Room,no\n');
    expect(read('sessions.csv')).toBe(
      'id,kind,date,start,end,room,title,chairs\ncoffee-break,break,2024-05-21,10:00,10:30,great-hall,Coffee break,\n',
    );
    expect(read('contributions.csv')).toMatch(
      /^id,kind,title,people,session,date,start,end,room,abstract,.*\nKEYNTE,keynote,Why measure\?,Mei Lin; Kofi Mensah,,2024/,
    );
    expect(read('contributions.csv')).toMatch(
      /\nRULERS,,"On rulers, again",Ada Sow; Luca Neri,,2024-05-21,10:30,10:50,blue-room,How long is long\?,.*lengths,fr/,
    );
    expect(read('presentations.csv')).toBe(
      'paper,session,start,end,date,room\nRULERS,,14:00,14:20,2024-05-21,blue-room\n',
    );
    expect(read('people.csv')).toMatch(/\nMei Lin,.*,Measures since 1990\.\n/);
  });

  it('requires files, and a conference with a time zone', async () => {
    const { dataDir, call } = layOut();
    expect(await call('--write')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('Usage: npx colloquium import'),
    });

    writeFileSync(join(dataDir, 'conference.yaml'), 'name: Measuring\n');
    const unzoned = await call(pathOf('mini-conf/papers.csv'));
    expect(unzoned).toMatchObject({ status: 2, stderr: expect.stringContaining('no time zone') });
    expect(existsSync(join(dataDir, 'presentations.csv'))).toBe(false);
  });
});
