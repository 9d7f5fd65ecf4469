import { describe, expect, it } from 'vitest';
import { toldOf } from './support/small-conference';

const CONGRESS = `name: Congress on Small Hearts
acronym: CSH 2031
start: 2031-09-17
end: 2031-09-19
timeZone: Europe/Vienna
venue: { name: Harbour Hall, city: Vienna, country: Austria }
`;
const IN_ARABIC = `name: مؤتمر القانون المقارن
acronym: CLC 2031
language: ar
start: 2031-11-18
end: 2031-11-19
timeZone: Asia/Amman
venue: { name: قصر المؤتمرات, city: عمّان, country: الأردن }
`;

/** What is told of a section of a page. */
const toldOfText = (text: string, files: Readonly<Record<string, string>> = {}) =>
  toldOf({
    'conference.yaml': CONGRESS,
    'attending.yaml': `sections:\n  - heading: Good to know\n    text: ${JSON.stringify(text)}\n`,
    ...files,
  });

/** What is told of a table of people. */
const toldOfMember = (name: string) =>
  toldOf({
    'conference.yaml': CONGRESS,
    'program-committee.csv': `name,affiliation,country\n"${name}",Harbour Clinic,Austria\nKåre Sætre,Fjord Clinic,Norway\n`,
  });

describe('words of other fields are taken for what they are', () => {
  it('fellowships and degrees of physicians behind a name, and their titles before it', async () => {
    for (const name of [
      "Teresa O'Driscoll, MB BCh BAO, FRCPI",
      'Ama Owusu-Ansah, MBChB, FWACP',
      'Priya Venkataraman, MD, DM',
      'Univ.-Prof. Dr. Katharina Obermoser',
      'OA Dr. Ilse Hrdlicka',
      'DGKP Sabine Pichler, BSc',
    ])
      expect(await toldOfMember(name), name).toEqual([]);
    expect(await toldOfMember('Teresa Driscoll, MSBA, Ama Owusu')).not.toEqual([]);
    expect(await toldOfMember('Univ. of Sfax')).not.toEqual([]);
  });

  it('the group that made a trial, among its authors', async () => {
    const told = (author: string) =>
      toldOf({
        'conference.yaml': CONGRESS,
        'posters.csv': `id,title,authors\nP1,A drug for small hearts,Lars Bakken; ${author}\n`,
      });
    expect(await told('for the SMALL-HEART Investigators')).toEqual([]);
    expect(await told('Kjersti AASEN')).toEqual(['posters.csv:2 name-form']);
  });

  it('days on which certificates and recordings are there', async () => {
    const deadlines = { 'tracks.csv': 'id,title,card\na,Abstracts,yes\n', 'deadlines.csv': DEADLINES };
    expect(await toldOfText('Your certificate is there from September 24.', deadlines)).toEqual([]);
    expect(await toldOfText('Talks can be watched on demand until December 20.', deadlines)).toEqual([]);
    expect(await toldOfText('Abstracts are due on July 15.', deadlines)).toEqual(['attending.yaml:3 date-disagrees']);
  });

  it('a day of the week that belongs to another item of a list', async () => {
    const schedule = {
      'sessions.csv': 'id,kind,date,start,end,title\nwelcome,social,2031-09-17,18:30,20:30,Welcome reception\n',
    };
    expect(await toldOfText("The fee has Friday's lunch, the reception and coffee.", schedule)).toEqual([]);
  });

  it('an Arabic congress that is held "with the support of" somebody, and a talk in English', async () => {
    const told = (text: string, talk: string) =>
      toldOf({
        'conference.yaml': IN_ARABIC,
        'home.yaml': `objectives:\n  heading: لماذا؟\n  text: ${text}\n`,
        'speakers.yaml': `- id: 1\n  name: Annegret Hohenfels\n  affiliation: جامعة الشمال\n  talk: ${talk}\n  bio: [تدرّس القانون المقارن في جامعة الشمال.]\n`,
      });
    const ENGLISH = 'Mediation between civil codes and what does not travel';
    expect(await told('ينعقد المؤتمر برعاية نقابة المحامين.', ENGLISH)).toEqual([]);
    expect(await told('ينعقد المؤتمر بمدينة صفاقس.', ENGLISH)).toEqual(['home.yaml:3 place-disagrees']);
  });

  it('a title and an abstract in German: quotation marks, and a pronoun before its article', async () => {
    const told = (title: string, abstract: string) =>
      toldOf({
        'conference.yaml': CONGRESS,
        'posters.csv': `id,title,authors,language,abstract\nP1,${title},Lars Bakken,de,${abstract}\n`,
      });
    const RELATIVE = 'Wir zeigen Texte und Daten, die die Forschung braucht.';
    expect(await told('Was heißt hier „klein“? Über das „Herz“', RELATIVE.replace(',', ' –'))).toEqual([]);
    expect(await told('Was heißt hier „klein? Über das “Herz“', 'Es gibt und gab viel viel Forschung.')).toEqual([
      'posters.csv:2 title-form',
      'posters.csv:2 repeated-word',
    ]);
  });

  it('an affiliation of two names with a stroke between them, which is no file', async () => {
    const rows = (odd: string) =>
      ['Oslo', 'Bergen', 'Sfax', 'Pisa', 'Dakar', 'Accra', 'Cork', 'Linz', 'Cluj', 'Otsu']
        .map((city, index) =>
          `Ada ${city}lund,University of ${index === 4 ? odd : city}`.replace('University of /', ''),
        )
        .join('\n');
    const told = (odd: string) =>
      toldOf({ 'conference.yaml': CONGRESS, 'program-committee.csv': `name,affiliation\n${rows(odd)}\n` });
    expect(await told('/Harbour/HillRadio')).toEqual([]);
    expect(await told('/images/ada.png')).not.toEqual([]);
  });

  it('a summary that answers "none"', async () => {
    const told = (value: string) =>
      toldOf({
        'conference.yaml': CONGRESS,
        'calls.yaml': `- id: a\n  title: Call\n  facts: [{ label: Fee, value: ${value} }]\n  sections: [{ heading: Rules, text: Write to us. }]\n`,
      });
    expect(await told('none')).toEqual([]);
    expect(await told('TBD')).toEqual(['calls.yaml:3 placeholder']);
  });

  it('names of one word and of nobles', async () => {
    const told = (authors: string) =>
      toldOf({
        'conference.yaml': CONGRESS,
        'posters.csv': `id,title,authors\nP1,A drug for small hearts,${authors}\n`,
      });
    for (const authors of ['Suharto; Lars Bakken', 'Hans-Jörg von und zu Fels', 'Robert Downey Jr.; J. R. R. Bakken'])
      expect(await told(authors), authors).toEqual([]);
    expect(await told('Lars Bakken. Kjersti Aasen')).toEqual(['posters.csv:2 several-names-in-cell']);
  });

  it('titles that speak of placeholders, of signs and of words said twice', async () => {
    const told = (title: string) =>
      toldOf({
        'conference.yaml': CONGRESS,
        'posters.csv': `id,title,authors\nP1,${JSON.stringify(title).replaceAll('\\"', '""')},Lars Bakken\n`,
      });
    for (const title of [
      'TODO comments in open source: a study',
      'Lorem ipsum as a benchmark for page layout',
      'Choosing between and/or and and/or not',
      'Copy number variation in wheat',
      'A 20%-80% split is not enough',
      'Pending cases: courts and machines',
      'Unknown unknowns in triage',
      'Robots: friends, foes or neither',
      'COVID and HIV in NATO and UNESCO reports',
    ])
      expect(await told(title), title).toEqual([]);
    for (const title of ['TODO', 'Lorem ipsum dolor sit amet', 'Learning%20to learn', 'Robots: friends, foes or'])
      expect(await told(title), title).not.toEqual([]);
  });

  it('what costs nothing, and says so', async () => {
    const told = (category: string) =>
      toldOf({
        'conference.yaml': CONGRESS,
        'registration.yaml':
          'fees:\n  heading: Fees\n  local: { caption: Fees in euros, currency: EUR }\n  without: Without a room\n',
        'currencies.csv': 'code,number,name,offered\nEUR,978,Euro,yes\n',
        'fees.csv': `id,category,local\nfull,Full fee,200\nother,${category},0\n`,
      });
    expect(await told('Volunteers (free of charge)')).toEqual([]);
    expect(await told('Doctors')).toEqual(['fees.csv:3 fee-zero']);
  });
});

const DEADLINES = 'track,milestone,label,date,endDate,superseded\na,submission,Submission,2031-04-14,,\n';

it('a words.yaml with a word that the interface has no more stays valid', async () => {
  expect(await toldOf({ 'words.yaml': 'documents:\n  onPage: "{heading}, p. {page}"\n' })).toEqual([]);
});
