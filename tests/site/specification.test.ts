// The words and figures of the customer's specification, written out. They hold for the data as they were ordered:
// where an organiser changes such a text on purpose, it is changed here as well.
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { pageAt, pages } from './support/built-site';
import { tableGrid } from './support/table-grid';
import { textOf } from './support/text';

const all = (path: string, selector: string): HTMLElement[] => pageAt(path).root.querySelectorAll(selector);
const texts = (path: string, selector: string) => all(path, selector).map(textOf);
const mainText = (path: string) => texts(path, 'main').join();

describe('what the specification quotes', () => {
  it.each([
    ['/', '#intro h1', 'Afro-Mediterranean International Conference on Artificial Intelligence'],
    ['/', '#intro', 'December 13-15, 2023'],
    ['/', '#news', 'REGISTRATION IS NOW OPEN'],
    ['/', '#news a[target=_blank]', 'Registration form'],
    ['/', '#news', 'Final Schedule IS NOW AVAILABLE'],
    ['/', '#news a[href="/finalschedule"]', 'see schedule'],
    ['/', '#join h2', 'Join us Now!'],
    ['/', '#join button[disabled]', 'Join'],
    ['/', '#speakers h2', 'Keynote Speakers'],
    ['/', '#speakers', 'Meet the most awesome speakers!'],
    ['/', '#topics h2', 'Topics'],
    ['/', '#chairs', 'Honorary Chair'],
    ['/', '#chairs', 'General Chair'],
    ['/', '#chairs', 'General Co-Chair'],
    ['/pay', 'h1', 'Payment form'],
    ['/Registrationok', 'main', 'Loading...'],
    ['/404', 'main', 'Oops! Sorry, an unexpected error has occured.'],
    ['/iacybersecurity', 'h2', 'Important Details'],
    ['/callForPapers', 'main a[href="/topicsList"]', ''],
    ['/aiindustry4.0', 'main', '14 December 2023, 10h30-12h00'],
    ['/Registrationnotif', 'h1', 'Registration Notification'],
  ])('stands on %s, in %s: %s', (path, selector, text) => {
    expect(texts(path, selector)).toContainEqual(expect.stringContaining(text));
  });

  it.each(['Will be talking about:', 'Short Bio:'])('"%s" stands on the card of each of the six speakers', (text) => {
    expect(texts('/', '#speakers article').filter((card) => card.includes(text))).toHaveLength(6);
  });

  it('"the pdf file" opens each of the nine PDFs of the accepted sessions in a new window', () => {
    const links = all('/AcceptedSpecialSessions', 'main a[target=_blank]').filter((link) =>
      textOf(link).startsWith('the pdf file'),
    );
    expect(new Set(links.map((link) => link.getAttribute('href'))).size).toBe(9);
  });

  it.each([
    ['/AIHealthCare', 'ai-healthcare'],
    ['/AIReliability', 'ai-reliability'],
    ['/IntelligentTELA', 'intelligent-tela'],
    ['/AICyberDef', 'ai-cyberdef'],
    ['/AIAgriculture', 'ai-agriculture'],
    ['/AISustainable', 'ai-sustainable'],
    ['/AIBlockchain', 'ai-blockchain'],
    ['/AICloud', 'ai-cloud'],
    ['/AIMLBigDataAnalytics', 'ai-big-data'],
    ['/IAForSmartCity', 'ai-big-data'],
  ])('"Click here for details" opens the PDF of %s', (path, name) => {
    const [link] = all(path, `main a[target=_blank][href="/documents/${name}.pdf"]`);
    expect(link && textOf(link)).toMatch(/^Click here for details/);
  });

  it('says nothing of details for Parallel computing, which has no PDF and no link', () => {
    expect(mainText('/Parallelcomputing')).not.toContain('Click here for details');
    const links = all('/Parallelcomputing', 'main a').map((link) => link.getAttribute('href') ?? '');
    expect(links.filter((link) => !/^mailto:|^\/people\//.test(link))).toEqual([]);
  });

  it('gives the smart city the text of healthcare', () => {
    const [healthcare = ''] = all('/AIHealthCare', 'main p')
      .map(textOf)
      .filter((text) => text.startsWith('A hospital'));
    expect(healthcare).not.toBe('');
    expect(mainText('/IAForSmartCity')).toContain(healthcare);
  });

  it('has every page say in its footer that the conference is in Hammamet, Tunisia, and link to social media', () => {
    for (const { path, root } of pages) {
      const footer = root.querySelector('#footer');
      expect(footer && textOf(footer), path).toContain('Hammamet, Tunisia');
      expect(footer?.querySelector('a[href="https://social.example.org/amicai"]'), path).not.toBeNull();
    }
  });

  it('shows a single picture when a payment failed', () => {
    expect(all('/Registrationno', 'main img')).toHaveLength(1);
  });
});

describe('the counts of section 9.2', () => {
  it.each([
    [61, 'topics', '/topicsList', 'main li'],
    [61, 'topics on the home page', '/', '#topics li'],
    [6, 'speakers', '/', '#speakers article'],
    [3, 'general chairs', '/', '#chairs li'],
    [25, 'partner logos', '/', '#partners img'],
    [6, 'cards of dates', '/', '#importantdates dl'],
    [12, 'committees', '/', '#committees h3'],
    [9, 'accepted special sessions', '/AcceptedSpecialSessions', 'main section[id]'],
    [9, 'panelists on the first panel', '/aiindustry4.0', 'main tbody tr'],
    [4, 'people on the second panel: chair and speakers', '/iacybersecurity', 'main article'],
    [14, 'posters', '/finalschedule', '#list-of-posters li'],
    [3, 'days', '/finalschedule', 'main table'],
    [100, 'members of the program committee', '/programCommittee', 'main li'],
    [5, 'program chairs', '/programchairs', 'main li'],
    [2, 'poster chairs', '/posterSessionCoChairs', 'main li'],
    [3, 'special sessions chairs', '/specialSessionCoChairs', 'main li'],
    [2, 'doctoral consortium chairs', '/doctoralConsortiumCoChairs', 'main li'],
    [5, 'industrial panel chairs', '/industrialPanelCoChairs', 'main li'],
    [2, 'demo track chairs', '/demoTrackCoChairs', 'main li'],
    [3, 'competitions chairs', '/competitionsChallengesCoChairs', 'main li'],
    [4, 'members of the steering committee', '/steeringCommittee', 'main li'],
    [12, 'local organisers', '/LocalOrganizingCommittee', 'main li'],
    [2, 'finance chairs', '/Finance&RegistrationChairs', 'main li'],
    [1, 'publication chair', '/PublicationChairs', 'main li'],
    [3, 'publicity chairs', '/PublicityChairs', 'main li'],
  ])('hold: %i %s on %s', (count, _, path, selector) => {
    expect(all(path, selector)).toHaveLength(count);
  });

  it('hold for the sessions: 15 oral ones, each with papers, and two panels', () => {
    const oral = all('/finalschedule', 'article').filter((article) => /^Session \d+: /.test(textOf(article)));
    expect(oral.map((article) => Number(/\d+/.exec(textOf(article))?.[0]))).toEqual(
      Array.from({ length: 15 }, (_, index) => index + 1),
    );
    expect(oral.filter((article) => article.querySelectorAll('ol > li').length === 0)).toEqual([]);
    const panelLinks = all('/finalschedule', 'article a').map((link) => link.getAttribute('href'));
    expect(panelLinks).toEqual(expect.arrayContaining(['/aiindustry4.0', '/iacybersecurity']));
    expect(texts('/finalschedule', 'article').filter((text) => text.includes('Hybrid'))).toHaveLength(1);
  });
});

describe('the dates of section 9.1', () => {
  it.each([
    ['Regular Papers', 'Submission deadline July 15, 2023 August 15, 2023'],
    ['Regular Papers', 'Authors notification August 20, 2023 September 15, 2023'],
    ['Regular Papers', 'Camera ready and registration September 25, 2023 October 05, 2023'],
    ['Regular Papers', 'Conference December 13-15, 2023'],
    ['Special Sessions', 'Proposals deadline July 15, 2023 August 15, 2023'],
    ['Special Sessions', 'Authors notification July 22, 2023 September 15, 2023'],
    ['Special Sessions', 'Camera ready and registration September 15, 2023'],
    ['Doctoral Consortium', 'Submission deadline August 15, 2023'],
    ['Doctoral Consortium', 'Notification September 15, 2023'],
    ['Doctoral Consortium', 'Camera ready and registration September 15, 2023'],
    ['Demo Track', 'Proposal deadline August 15, 2023'],
    ['Demo Track', 'Notification September 15, 2023'],
    ['Industrial Panel', 'Proposal deadline August 15, 2023'],
    ['Industrial Panel', 'Notification September 15, 2023'],
    ['Competitions & Challenges', 'Proposal deadline August 15, 2023'],
    ['Competitions & Challenges', 'Notification September 15, 2023'],
  ])('hold for %s: %s', (track, dates) => {
    const card = texts('/ImportantDates', 'main li').find((text) => text.startsWith(track));
    expect(card).toContain(dates);
  });

  it.each([
    ['/AIAgriculture', 'July 15, 2023'],
    ['/AISustainable', 'July 15, 2023'],
    ['/AIBlockchain', 'July 15, 2023'],
    ['/AICloud', 'July 15, 2023'],
    ['/AIMLBigDataAnalytics', 'August 15, 2023'],
    ['/CallForCompetitions&ChallengesTrack', 'July 15, 2023'],
    ['/CallForPosterSession', 'November 22, 2023'],
    ['/Registration', 'October 21, 2023'],
  ])('hold on %s: %s', (path, date) => {
    expect(mainText(path)).toContain(date);
  });
});

describe('the rules of sections 5.3 and 9.2', () => {
  it.each([
    ['/callForPapers', ['PDF', '6 to 8 pages', 'English', 'original', 'at least three reviewers', 'without review']],
    ['/callforspecialSession', ['4-9 papers', 'at least three reviewers', '6 to 8 pages']],
    ['/CallForPosterSession', ['45-60 minutes', 'A0', 'portrait', '84 x 118 cm', '1.5 m']],
    ['/CallForDoctoralConsortium', ['about 15 minutes']],
    ['/CallForIndustrialPanel', ['1.5-2 hours', '4-6 speakers', 'Research panels', 'Industrial panels']],
    ['/CallForCompetitions&ChallengesTrack', ['at most three pages', 'named after the competition']],
    [
      '/Registration',
      [
        'one full registration',
        'student registration does not cover a paper',
        'One paper per registration',
        'one additional paper',
        'written proof',
        'two nights, December 13 and 14',
        'double room',
        'full board',
        'bank transfer',
        'credit card',
        'no refunds',
        'Bank costs are borne by the payer',
        'name of the attendee and the paper id',
        'remotely',
      ],
    ],
  ])('stand on %s', (path, rules) => {
    expect(rules.filter((rule) => !mainText(path).includes(rule))).toEqual([]);
  });
});

describe('the fees of section 9.3', () => {
  /** What a cell says, without the heading that narrow screens repeat in it. */
  const value = (cell: HTMLElement) =>
    /\d+ [A-Z]{3}( per night)?$|not offered$/.exec(textOf(cell))?.[0] ?? textOf(cell);
  const tables = all('/Registration', 'main table').map((table) => tableGrid(table).map((row) => row.map(value)));

  it('hold for local participants, in dinars', () => {
    expect(tables[0]?.slice(1)).toEqual([
      ['Author member', '700 TND', '1050 TND'],
      ['Author non-member', '800 TND', '1150 TND'],
      ['Student member', '400 TND', '750 TND'],
      ['Student non-member', '500 TND', '850 TND'],
      ['Non-author', '500 TND', '850 TND'],
      ['Additional paper', '200 TND', 'not offered'],
      ['Late', '900 TND', '1250 TND'],
    ]);
  });

  it('hold for international participants, in euros', () => {
    expect(tables[1]?.slice(1)).toEqual([
      ['Author member', '400 EUR', '500 EUR'],
      ['Author non-member', '450 EUR', '550 EUR'],
      ['Student member', '200 EUR', '300 EUR'],
      ['Student non-member', '250 EUR', '350 EUR'],
      ['Non-author', '250 EUR', '350 EUR'],
      ['Additional paper', '90 EUR', 'not offered'],
      ['Late', '500 EUR', '600 EUR'],
    ]);
  });

  it('hold for single rooms and accompanying persons', () => {
    expect(tables[2]?.slice(1)).toEqual([
      ['Single room supplement', '70 TND per night', '20 EUR per night'],
      ['Accompanying person in a double room', '175 TND per night', '52 EUR per night'],
    ]);
  });

  it('are paid in dinars: the form offers TND alone, by its number 788', () => {
    const options = all('/pay', '#payment-currency option').filter((option) => option.getAttribute('value'));
    expect(options.map((option) => [textOf(option), option.getAttribute('value')])).toEqual([['TND', '788']]);
  });
});
