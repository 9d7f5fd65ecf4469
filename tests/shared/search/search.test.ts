import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { divisionOf } from '../../../scripts/exports/find/division';
import type { Findable } from '../../../scripts/exports/find/entries';
import { findFiles } from '../../../scripts/exports/find/find-files';
import { indexOf, type MadeIndex, makeIndex } from '../../../scripts/exports/find/make-index';
import { textsOfPage } from '../../../scripts/exports/find/page-text';
import { readSynonyms } from '../../../scripts/exports/find/synonyms';
import { foldedWords } from '../../../shared/search/fold';
import { search } from '../../../shared/search/search';
import { wordsIn, wordsOf } from '../../../shared/words';
import { editionsOf, siteOfConference } from '../../support/compiled-conferences';
import { readMarkdown } from '../../support/read-markdown';
import { rounds } from '../../support/rounds';

describe('words that the search compares', () => {
  it.each([
    ['Zoé Müller-Ñandú', ['zoe', 'muller', 'nandu']],
    ["O'Neill, d’Alembert", ['oneill', 'dalembert']],
    ['Straße, Łódź, Ærø, Iğdır', ['strasse', 'lodz', 'aero', 'igdir']],
    ['إِدَارَةُ الأنظِمة', ['اداره', 'انظمه']],
    ['آمال، مُصطفى', ['امال', 'مصطفي']],
    ['٢٠٢٣ ۲۰۲۴', ['2023', '2024']],
    ['C3VOC & "AI": a/b', ['c3voc', 'ai', 'a', 'b']],
    ['', []],
  ])('of %s', (text, expected) => {
    expect(foldedWords(text)).toEqual(expected);
  });
});

it('words of a page are those of its texts: what is typed like markup counts, and markup divides no word', async () => {
  const [site] = await editionsOf('sample');
  if (!site) throw new Error('There is no site.');
  const read = readMarkdown('R&D on H**2**O\\\nand *un*seen [of]{lang=fr}ten\n\n- wells\n- rivers');
  const objectives = { heading: 'Rooms < 50 people and > 10', text: read };
  const content = { ...site.content, home: { ...site.content.home, objectives } };
  const { sections } = textsOfPage('home', 'home', content, wordsOf(content));
  const text = sections.find(({ heading }) => heading === objectives.heading)?.text ?? '';
  expect(text).toContain('Rooms < 50 people and > 10');
  expect(text).toContain('R&D on H2O');
  expect(foldedWords(text)).toEqual(
    expect.arrayContaining(['50', 'people', 'h2o', 'and', 'unseen', 'often', 'wells', 'rivers']),
  );
});

/** As the site is compressed, and in a tenth of the time, to a few bytes more. */
const QUALITIES = { served: constants.BROTLI_MAX_QUALITY, quick: 9 };

/** Bytes of a file as it is served, or a few more; a query after the other loads the same files. */
const weights = { served: new WeakMap<object, number>(), quick: new WeakMap<object, number>() };
function weightOf(file: unknown, as: keyof typeof QUALITIES): number {
  if (typeof file !== 'object' || file === null) return 0;
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITIES[as] };
  const weight = weights[as].get(file) ?? brotliCompressSync(JSON.stringify(file), { params }).length;
  weights[as].set(file, weight);
  return weight;
}

/** Visits an index as a browser does, and notes what is loaded. */
function visit({ index, vocabulary, words, entries }: MadeIndex) {
  const numbered = (name: string, parts: readonly unknown[]) =>
    parts.map((part, number) => [`/search-data/${name}-${number}.json`, part] as const);
  const files = new Map<string, unknown>([
    ['/search-data/index.json', index],
    ['/search-data/vocabulary.json', vocabulary],
    ...numbered('words', words),
    ...numbered('entries', entries),
  ]);
  const loaded = new Set<string>();
  const load = async (address: string) => {
    loaded.add(address);
    if (!files.has(address)) throw new Error(address);
    return files.get(address);
  };
  const weight = (as: keyof typeof QUALITIES) =>
    [...loaded].reduce((sum, address) => sum + weightOf(files.get(address), as), 0);
  return { load, weight };
}

const QUERIES: [query: string, path: string][] = parse(
  readFileSync(new URL('./queries.yaml', import.meta.url), 'utf8'),
);

async function visitSample() {
  const [site] = await editionsOf('sample');
  if (!site) throw new Error('no sample');
  return visit(indexOf(site));
}

describe('the search of the sample', () => {
  it.each(QUERIES)('finds what "%s" means', async (query, path) => {
    const { load } = await visitSample();
    const groups = await search(query, 4, load);
    expect(groups.flatMap(({ entries }) => entries.map(([, address]) => address))).toContain(path);
  });

  it('finds nothing for unknown words, and shows nothing before anything is typed', async () => {
    const { load } = await visitSample();
    for (const nonsense of ['xylophone zzyzx', 'xqzzy', 'qwertz uiop', 'asdf jkl', 'zzzz'])
      expect(await search(nonsense, 4, load), nonsense).toEqual([]);
    expect(await search('  ? ', 4, load)).toEqual([]);
  });

  it('answers with a section of a page and its title, and with the date of a deadline', async () => {
    const { load } = await visitSample();
    const [visa] = await search('visa', 4, load);
    expect(visa?.entries[0]).toEqual(['Attending: Entering Tunisia', '/attending#part-3', '', '']);
    const [dates] = await search('camera ready', 4, load);
    expect(dates?.entries[0]).toEqual([
      'Camera ready and registration (Regular Papers)',
      '/ImportantDates#dates-regular',
      'Important Dates',
      'October 05, 2023',
    ]);
  });

  it('shows what has the word in its title before what has it in its text, and the sessions before the pages', async () => {
    const { load } = await visitSample();
    const groups = await search('cyber', 4, load);
    expect(groups.map(({ kind }) => kind)).toEqual(['session', 'page']);
    expect(groups[1]?.entries.map(([title]) => title)).toEqual([
      'AI-CyberDef',
      'Panel on AI for Cybersecurity',
      'Topics',
      'Call for Industrial Panels: Process',
    ]);
  });

  it('shows few pages that have the word only in their text, and no title twice', async () => {
    const { load } = await visitSample();
    const page = (await search('learning', 20, load)).find(({ kind }) => kind === 'page');
    const shown = page?.entries ?? [];
    const saying = shown.filter(([title, , detail]) => /learning/i.test(title + detail));
    expect(shown.slice(0, saying.length)).toEqual(saying);
    expect(shown.length - saying.length).toBe(4);
    expect(page?.count).toBeGreaterThan(shown.length);
    expect(shown.filter(([title, , detail]) => detail.startsWith(title))).toEqual([]);
  });

  it('shows the authors, time and room of papers', async () => {
    const { load } = await visitSample();
    const [group] = await search('lung lesions', 4, load);
    expect(group?.entries[0]).toEqual([
      'Weakly supervised segmentation of lung lesions in chest radiographs from three regional hospitals',
      '/papers/239',
      expect.stringContaining('Fatma Jendoubi'),
      expect.stringMatching(/^Wednesday, December 13, \d\d:\d\d–\d\d:\d\d, /),
      'paper-239',
    ]);
  });
});

it('finds no page by the name of the conference alone, which descriptions repeat that nobody has written', async () => {
  const site = await siteOfConference('french');
  const { load } = visit(indexOf(site));
  const found = (await search('langues', 99, load)).flatMap(({ entries }) => entries);
  const titles = found.map(([title]) => title);
  expect(titles).toContain('L’avenir des langues peu dotées');
  expect(titles).not.toContain('Dates importantes');
  const { name } = site.content.conference;
  expect(found.filter(([, , detail]) => detail?.endsWith(name))).toEqual([]);
  const descriptions = site.routes.map(({ description }) => description);
  expect(descriptions).toContain(`Mon programme\u00a0: ${name}`);
  expect(descriptions.filter((description) => /\S: /.test(description))).toEqual([]);
  const own = (await search('Mon programme', 99, load)).flatMap(({ entries }) => entries);
  expect(own.map(([title]) => title)).not.toContain('Mon programme');
});

it.each([
  ['en', 'wheelchair', 'The hall is without steps.'],
  ['fr', 'fauteuil roulant', 'Accès de plain-pied.'],
  ['ar', 'كرسي متحرك', 'القاعة بلا درج.'],
  ['de', 'Rollstuhl', 'Alle Räume sind stufenfrei.'],
  ['es', 'silla de ruedas', 'Acceso sin escalones.'],
  ['pt', 'cadeira de rodas', 'Acesso sem degraus.'],
])('in %s, "%s" finds a text of other words', (language, query, text) => {
  const synonyms = readSynonyms(wordsIn(language).search.synonyms);
  expect(synonyms(foldedWords(text))).toEqual(expect.arrayContaining(foldedWords(query)));
  expect(synonyms(foldedWords('A first step'))).toEqual([]);
});

/** 5,000 papers of three authors each among 4,000 people. */
function manyFindables(): Findable[] {
  const syllables = ['ba', 'de', 'fi', 'go', 'ku', 'la', 'me', 'ni', 'po', 'ru', 'sa', 'te', 'vi', 'wo', 'zu'];
  const word = (number: number, length: number) =>
    Array.from({ length }, (_, at) => syllables[Math.floor(number / 15 ** at) % 15]).join('');
  const person = (number: number) => `${word(number * 7, 2)} ${word(number * 13 + 5, 4)}`;
  const people = Array.from({ length: 4000 }, (_, number) => person(number));
  const papers = Array.from({ length: 5000 }, (_, number) => ({
    title: `On the ${word(number * 31, 3)} of ${word(number * 17, 4)} in ${word(number % 400, 2)} ${word(number, 4)}`,
    authors: [0, 1, 2].map((at) => people[(number * 3 + at * 911) % 4000] ?? ''),
  }));
  return [
    ...papers.map(
      ({ title, authors }, number): Findable => ({
        kind: 'paper',
        key: `paper-${number}`,
        shown: [
          title,
          `/papers/${number}`,
          authors.join(', '),
          'Wednesday, December 13, 09:30–09:50, Hall 12',
          `paper-${number}`,
        ],
        title: [title, String(number)],
        beside: authors,
      }),
    ),
    ...people.map(
      (name): Findable => ({
        kind: 'person',
        key: name,
        shown: [name, `/people/${name.replace(' ', '-')}`, 'author', ''],
        title: [name],
        beside: [],
      }),
    ),
  ];
}

describe('the search of 5,000 papers and 4,000 people', () => {
  const all = manyFindables();
  const routes = Array.from({ length: all.length }, (_, number) => ({
    path: `/${number}`,
    canonical: `/${number}`,
    kind: 'page' as const,
    id: String(number),
    title: '',
    description: '',
  }));
  const division = divisionOf({ content: { contributions: [], sessions: [] }, routes });
  const made = makeIndex(all, division);

  it('loads at most 80 kB for a query, mistyped or not', async () => {
    const LIMIT = 80_000;
    const weights: number[] = [];
    for (const { title, beside } of all.filter((_, number) => number % rounds(400, 1000) === 0)) {
      const words = foldedWords(`${title[0]} ${beside[0] ?? ''}`);
      const last = words.at(-1) ?? '';
      for (const query of [
        words.join(' '),
        last.slice(0, 2),
        last.slice(0, 4),
        `${last.slice(0, 3)}x${last.slice(4)}`,
      ]) {
        const { load, weight } = visit(made);
        await search(query, 20, load);
        const most = weight('quick');
        weights.push(most <= LIMIT ? most : weight('served'));
      }
    }
    expect(Math.max(...weights)).toBeLessThanOrEqual(LIMIT);
  });

  it('has as many files as its row says', () => {
    expect([made.words.length, made.entries.length]).toEqual([division.shards, division.chunks]);
    expect(findFiles(division)).toHaveLength(division.shards + division.chunks + 2);
    expect(findFiles(division).length).toBeLessThanOrEqual(100);
    expect(made.entries.every(({ entries }) => entries.length > 0)).toBe(true);
  });

  it('is loaded again where the site was published meanwhile', async () => {
    const { load } = visit({ ...made, words: made.words.map((file) => ({ ...file, version: 'newer' })) });
    await expect(search('ba', 4, load)).rejects.toThrow();
  });
});
