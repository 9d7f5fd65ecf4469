// The words and figures of the customer's specification, written out. They hold for the data as they were ordered:
// where an organiser changes such a text on purpose, it is changed here as well.
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { contributions, sessions } from '#compiled';
import { grouped } from '../../shared/format/grouped';
import { pageAt, pages } from './support/built-site';
import { SPECIFICATION } from './support/routes';
import { tableGrid } from './support/table-grid';
import { textOf } from './support/text';

const all = (path: string, selector: string): HTMLElement[] => pageAt(path).root.querySelectorAll(selector);
const texts = (path: string, selector: string) => all(path, selector).map(textOf);
const mainText = (path: string) => texts(path, 'main').join();

describe('the sizes of the specification', () => {
  it('has fifteen oral sessions, and nine papers at the most for a special session', () => {
    const oral = sessions.filter(({ kind }) => kind === 'oral');
    expect(oral).toHaveLength(15);
    const counts = [...grouped(oral, ({ specialSession }) => specialSession)].map(
      ([, parts]) => contributions.filter(({ session }) => parts.some(({ id }) => id === session)).length,
    );
    expect(Math.max(...counts)).toBeLessThanOrEqual(9);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(4);
  });
});

describe('the quotations of the specification', () => {
  it.each(SPECIFICATION.quotes)('are on %s, in %s: %s', (path, selector, text) => {
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

  it.each(SPECIFICATION.details)('"Click here for details" opens the PDF of %s', (path, name) => {
    const [link] = all(path, `main a[target=_blank][href="/documents/${name}.pdf"]`);
    expect(link && textOf(link)).toMatch(/^Click here for details/);
  });

  it('has no details for Parallel computing, which has no PDF and no link', () => {
    expect(mainText('/Parallelcomputing')).not.toContain('Click here for details');
    const links = all('/Parallelcomputing', 'main a').map((link) => link.getAttribute('href') ?? '');
    expect(links.filter((link) => !/^mailto:|^\/people\//.test(link))).toEqual([]);
  });

  it('shows the text of healthcare for the smart city', () => {
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
  it.each(SPECIFICATION.counts)('are right: %i %s on %s', (count, _, path, selector) => {
    expect(all(path, selector)).toHaveLength(count);
  });

  it('are right for the sessions: 15 oral ones, each with papers, and two panels', () => {
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
  it.each(SPECIFICATION.dates)('are right for %s: %s', (track, dates) => {
    const card = texts('/ImportantDates', 'main li').find((text) => text.startsWith(track));
    expect(card).toContain(dates);
  });

  it.each(SPECIFICATION.datesOnPages)('are right on %s: %s', (path, date) => {
    expect(mainText(path)).toContain(date);
  });
});

describe('the rules of sections 5.3 and 9.2', () => {
  it.each(SPECIFICATION.rules)('are on %s', (path, rules) => {
    expect(rules.filter((rule) => !mainText(path).includes(rule))).toEqual([]);
  });
});

describe('the fees of section 9.3', () => {
  /** What a cell says, without the heading that narrow screens repeat in it. */
  const value = (cell: HTMLElement) =>
    /\d+ [A-Z]{3}( per night)?$|not offered$/.exec(textOf(cell))?.[0] ?? textOf(cell);
  const tables = all('/Registration', 'main section table').map((table) =>
    tableGrid(table).map((row) => row.map(value)),
  );

  it('are right for local participants, in dinars', () => {
    expect(tables[0]?.slice(1)).toEqual(SPECIFICATION.fees[0]);
  });

  it('are right for international participants, in euros', () => {
    expect(tables[1]?.slice(1)).toEqual(SPECIFICATION.fees[1]);
  });

  it('are right for single rooms and accompanying persons', () => {
    expect(tables[2]?.slice(1)).toEqual(SPECIFICATION.fees[2]);
  });

  it('are paid in dinars: the form offers TND alone, by its number 788', () => {
    const options = all('/pay', '#payment-currency option').filter((option) => option.getAttribute('value'));
    expect(options.map((option) => [textOf(option), option.getAttribute('value')])).toEqual([['TND', '788']]);
  });
});
