import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Chance, oneOf } from '../../support/chance';
import type { FaultKind, Plant, World } from '../plant';
import { proseOf, spotsOf } from '../spots';
import { inRows, inTables, tableOf } from '../table';

const MARKDOWN = /^(attending|calls|home|registration|statements|pages|special-sessions|panels)\.yaml$/;

/** Sentences by language. */
type Sentences = Readonly<Record<string, readonly string[]>>;

/** Sentences that disagree with the facts of a conference, by kind of fault; `where` says in which files. */
const SENTENCES: Readonly<Record<string, { readonly where?: string } & Sentences>> = parse(
  readFileSync(new URL('./sentences.yaml', import.meta.url), 'utf8'),
);

const inTexts = (name: string, sentences: Sentences, where: RegExp): FaultKind => ({
  name,
  plants: (world, chance) =>
    proseOf(world)
      .filter(({ file, field }) => where.test(file) && /^(text|description|intro|abstract)$/.test(field))
      .flatMap((spot) => {
        const own = sentences[world.language] ?? [];
        return own.length === 0 ? [] : [spot.with(`${spot.text.trimEnd()} ${filled(oneOf(own, chance), world)}`)];
      }),
});

const factOf = (world: World, name: string) =>
  new RegExp(`^ *${name}: (.+)`, 'm').exec(world.files.get('conference.yaml') ?? '')?.[1] ?? '';

/** `{year+1}`, `{acronym}`, `{day-3}`: what follows from the facts. */
function filled(sentence: string, world: World): string {
  const start = new Date(`${factOf(world, 'start')}T00:00Z`);
  const day = (by: number) => new Date(start.getTime() + by * 86_400_000);
  const months = {
    en: 'January February March April May June July August September October November December',
    fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
    ar: 'جانفي فيفري مارس أفريل ماي جوان جويلية أوت سبتمبر أكتوبر نوفمبر ديسمبر',
  };
  const weekdays = {
    en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
    fr: 'dimanche lundi mardi mercredi jeudi vendredi samedi',
    ar: 'الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت',
  };
  const language = world.language === 'fr' ? 'fr' : world.language === 'ar' ? 'ar' : 'en';
  const monthOf = (date: Date) => months[language].split(' ')[date.getUTCMonth()] ?? '';
  return sentence.replace(/\{(\w+)([+-]\d+)?\}/g, (_, name: string, by = '0') => {
    const moved = day(Number(by));
    const values: Record<string, string> = {
      year: String(start.getUTCFullYear() + Number(by)),
      brand: factOf(world, 'acronym').split(' ')[0] ?? '',
      city: factOf(world, 'city'),
      day: String(moved.getUTCDate()),
      month: monthOf(moved),
      otherMonth: monthOf(day(40)),
      weekday: weekdays[language].split(' ')[moved.getUTCDay()] ?? '',
      iso: moved.toISOString().slice(0, 10),
      tld: 'example.org',
    };
    return values[name] ?? '';
  });
}

/** A cell of a table with another value. */
const cells = (
  name: string,
  file: string,
  column: string,
  change: (value: string, world: World, chance: Chance, row: Readonly<Record<string, string>>) => string | undefined,
): FaultKind => ({
  name,
  plants: (world, chance) =>
    inRows(world, file, (row, table, number) => {
      const value = row[column] ?? '';
      const other = value === '' ? undefined : change(value, world, chance, row);
      return other === undefined || other === value ? undefined : table.with(number, { [column]: other });
    }),
});

const shifted = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const countries = (name: string, change: (value: string, chance: Chance) => string | undefined): FaultKind => ({
  name,
  plants: (world, chance) =>
    world.language !== 'en'
      ? []
      : inTables(world, ['country'], (table, row) => {
          const value = table.cell(row, 'country');
          const other = value.length < 3 ? undefined : change(value, chance);
          return other === undefined || other === value ? undefined : table.with(row, { country: other });
        }),
});

export const agreement: readonly FaultKind[] = [
  ...Object.entries(SENTENCES).map(([name, { where, ...sentences }]) =>
    inTexts(name, sentences, where === undefined ? MARKDOWN : new RegExp(where)),
  ),
  countries('country that is none', (value, chance) => {
    const places = 'Absurdistan Africa Europe Wakanda'.split(' ');
    const letterLost = `${value.slice(0, 2)}${value.slice(3)}`;
    return oneOf([letterLost, ...places, `${value}x`, 'International', 'Maghreb'], chance);
  }),
  countries('city for a country', (_, chance) =>
    oneOf('Tunis Paris Cairo Algiers Rabat Sfax London Casablanca Dakar Lyon Sousse Milan'.split(' '), chance),
  ),
  {
    name: 'country spelt two ways',
    plants: (world, chance) => {
      const other: Readonly<Record<string, readonly string[]>> = {
        Tunisia: ['TN', 'Tunisie', 'TUNISIA', 'tunisia'],
        France: ['FR', 'Frankreich', 'FRANCE'],
        Egypt: ['EG', 'Égypte', 'Arab Republic of Egypt'],
        Italy: ['IT', 'Italia', 'ITALY'],
        Algeria: ['DZ', 'Algérie', 'ALGERIA'],
        Morocco: ['MA', 'Maroc'],
        Spain: ['ES', 'España'],
        Uruguay: ['UY'],
        Lebanon: ['LB', 'Liban'],
      };
      return inTables(world, ['country'], (table, row) => {
        const country = table.cell(row, 'country');
        const ways = other[country];
        const shared = table.numbers.filter((each) => table.cell(each, 'country') === country).length;
        return ways === undefined || shared < 2 ? undefined : table.with(row, { country: oneOf(ways, chance) });
      });
    },
  },
  {
    name: 'affiliation names another country',
    plants: (world) =>
      inTables(world, ['affiliation', 'country'], (table, row) =>
        table.cell(row, 'country') === 'Tunisia'
          ? table.with(row, { affiliation: `${table.cell(row, 'affiliation')}, Norway` })
          : undefined,
      ),
  },
  {
    name: 'country code of another country',
    plants: (world) => {
      const text = world.files.get('conference.yaml') ?? '';
      return ['FR', 'MA', 'TR', 'TD', 'TZ']
        .filter(() => /countryCode: /.test(text))
        .map((code) => lineOf('conference.yaml', text, /countryCode: (\S+)/, `countryCode: ${code}`, 3));
    },
  },
  {
    name: 'language that is none',
    plants: (world, chance) => {
      const text = world.files.get('conference.yaml') ?? '';
      const codes = ['xx', 'eng', 'english', 'zz', 'qq', 'uk-EN'];
      const own = /^language: /m.test(text)
        ? [lineOf('conference.yaml', text, /^language: .*/m, `language: ${oneOf(codes, chance)}`)]
        : [];
      const ofPapers = inRows(world, 'papers.csv', (_, table, row) => {
        if (row > 20) return undefined;
        const wrong = ['xx', 'French', 'fra', 'francais', 'zz', 'jp', 'FR'];
        const rows = table.rows.map((old, number) => [
          ...old,
          number === 0 ? 'language' : number === row ? oneOf(wrong, chance) : '',
        ]);
        return table.written(rows, [row], 'language that is none');
      });
      return [...own, ...ofPapers];
    },
  },
  cells('document of a kind that its ending denies', 'documents.csv', 'file', (value) =>
    value.endsWith('.pdf') ? value.replace('.pdf', '.docx') : value.replace('.docx', '.pdf'),
  ),
  cells('kind of another document', 'documents.csv', 'kind', (value) =>
    value === 'booklet' ? 'poster-guidelines' : 'booklet',
  ),
  {
    name: 'document of another session',
    plants: (world) => {
      const table = tableOf(world, 'documents.csv');
      const calls = (table?.numbers ?? []).filter((row) => table?.cell(row, 'specialSession') !== '');
      return calls.flatMap((row, index) => {
        const other = calls[(index + 1) % calls.length];
        if (table === undefined || other === undefined || other === row) return [];
        return [
          { ...table.with(row, { specialSession: table.cell(other, 'specialSession') }), lines: [row + 1, other + 1] },
        ];
      });
    },
  },
  {
    name: 'document of another session in its text',
    plants: (world) => {
      const spots = spotsOf(world).filter(
        ({ file, field }) => file === 'special-sessions.yaml' && field === 'document',
      );
      return spots.flatMap((spot, index) => {
        const other = spots[(index + 1) % spots.length];
        return other === undefined || other.text === spot.text ? [] : [spot.with(other.text)];
      });
    },
  },
  cells(
    'deadline with a slipped year',
    'deadlines.csv',
    'date',
    (date, _, chance) => `${Number(date.slice(0, 4)) + oneOf([1, -1, -2], chance)}${date.slice(4)}`,
  ),
  cells('deadline after the conference', 'deadlines.csv', 'date', (_, world, __, { milestone = '' }) =>
    /conference|journees|symposium|start/.test(milestone) ? undefined : shifted(factOf(world, 'end'), 12),
  ),
  cells('deadlines of a track in the wrong order', 'deadlines.csv', 'date', (date, _, __, { milestone, track }) =>
    milestone === 'notification' && track !== 'late-posters'
      ? shifted(date, -60)
      : milestone === 'camera-ready'
        ? shifted(date, -90)
        : undefined,
  ),
  cells(
    'notification of a track weeks before its submission in another',
    'deadlines.csv',
    'date',
    (date, world, _, { milestone, track }) =>
      world.name === 'sample' && milestone === 'submission' && /demo|doctoral|panel|competitions/.test(track ?? '')
        ? shifted(date, 25)
        : undefined,
  ),
  cells(
    'superseded date of another year',
    'deadlines.csv',
    'superseded',
    (date) => `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`,
  ),
  cells('month and day of a deadline exchanged', 'deadlines.csv', 'date', (date) =>
    Number(date.slice(8)) <= 12 && date.slice(8) !== date.slice(5, 7)
      ? `${date.slice(0, 5)}${date.slice(8)}-${date.slice(5, 7)}`
      : undefined,
  ),
  {
    name: 'deadline of a special session of another year',
    plants: (world) =>
      spotsOf(world)
        .filter(({ field, file }) => field === 'deadline' && file === 'special-sessions.yaml')
        .map((spot) => spot.with(spot.text.replace(/^\d+/, (year) => String(Number(year) - 1)))),
  },
  {
    name: 'day of the home page',
    plants: (world, chance) =>
      spotsOf(world)
        .filter(({ field, file }) => field === 'dates' && file === 'home.yaml')
        .map((spot) =>
          spot.with(
            oneOf(
              [
                spot.text.replace(/20\d\d/, (year) => String(Number(year) - 1)),
                spot.text.replace(/\d+/, (day) => String(Number(day) + 1)),
                spot.text.replace('December', 'November').replace('mai', 'juin').replace('ماي', 'جوان'),
              ],
              chance,
            ),
          ),
        ),
  },
  {
    name: 'venue of the home page',
    plants: (world, chance) =>
      spotsOf(world)
        .filter(({ field, file }) => field === 'venue' && /home|panels/.test(file))
        .map((spot) =>
          spot.with(
            oneOf(['Grand Hotel, Porto, Portugal', 'University of Trento', 'Palais des Congrès, Paris'], chance),
          ),
        ),
  },
];

function lineOf(file: string, text: string, pattern: RegExp, other: string, around = 0): Plant {
  const at = pattern.exec(text)?.index ?? 0;
  const line = text.slice(0, at).split('\n').length;
  return {
    file,
    lines: Array.from({ length: 2 * around + 1 }, (_, by) => line + by - around),
    text: text.replace(pattern, other),
    what: `${file}:${line} ${other}`,
  };
}
