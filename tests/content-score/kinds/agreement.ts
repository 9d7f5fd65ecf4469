import type { Chance, FaultKind, Plant, World } from '../plant';
import { oneOf } from '../plant';
import { proseOf, spotsOf } from '../spots';
import { tableOf, tablesWith } from '../table';

const MARKDOWN = /^(attending|calls|home|registration|statements|pages|special-sessions|panels)\.yaml$/;

/** Sentences by language, `en` where a folder's own is not there. */
type Sentences = Readonly<Record<string, readonly string[]>>;

const inTexts = (name: string, sentences: Sentences, where = MARKDOWN): FaultKind => ({
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
  plants: (world, chance) => {
    const table = tableOf(world, file);
    return (table?.numbers ?? []).flatMap((row): Plant[] => {
      const value = table?.cell(row, column) ?? '';
      const other = value === '' || table === undefined ? undefined : change(value, world, chance, table.record(row));
      return table && other !== undefined && other !== value ? [table.with(row, { [column]: other })] : [];
    });
  },
});

const shifted = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const countries = (name: string, change: (value: string, chance: Chance) => string | undefined): FaultKind => ({
  name,
  plants: (world, chance) =>
    world.language !== 'en'
      ? []
      : tablesWith(world, 'country').flatMap((table) =>
          table.numbers.flatMap((row) => {
            const value = table.cell(row, 'country');
            const other = value.length < 3 ? undefined : change(value, chance);
            return other === undefined || other === value ? [] : [table.with(row, { country: other })];
          }),
        ),
});

export const agreement: readonly FaultKind[] = [
  inTexts('days of the conference', {
    en: [
      'The conference takes place on {month} {day+3}, {year}.',
      'We meet from {day-2} to {day} {otherMonth} {year}.',
      'Join us on {month} {day+7}-{day+9}, {year}!',
      'The conference will be held on {day+5} {month} {year}.',
      'The conference is held from {otherMonth} {day} to {otherMonth} {day+2}.',
    ],
    fr: [
      'Le colloque a lieu le {day+3} {month} {year}.',
      'Rendez-vous du {day-2} au {day} {otherMonth} {year}.',
      'La conférence se tient les {day+6} et {day+7} {month} {year}.',
    ],
    ar: ['ينعقد المؤتمر يوم {day+5} {month} {year}.', 'ينعقد المؤتمر من {day-4} إلى {day-2} {otherMonth} {year}.'],
  }),
  inTexts('date of a deadline', {
    en: [
      'Submit your paper by {otherMonth} 3, {year}.',
      'The submission deadline is {iso-100}.',
      'Camera-ready papers are due on 2 {otherMonth} {year}.',
      'Authors are notified on {otherMonth} 29, {year-1}.',
    ],
    fr: [
      'Les articles sont à déposer avant le 3 {otherMonth} {year}.',
      'Date limite de soumission : 29 {otherMonth} {year}.',
    ],
  }),
  inTexts('day of the week', {
    en: [
      'The conference opens on {weekday+1}, {month} {day}, {year}.',
      'We begin on {weekday+2} {month} {day}.',
      'The dinner is on {weekday+3}, {day} {month}.',
      'See you {weekday+4} ({month} {day}).',
      'It opens on {weekday+1} {iso}.',
    ],
    fr: ['Les journées ouvrent {weekday+1} {day} {month} {year}.', 'Rendez-vous le {weekday+2} {day} {month}.'],
    ar: ['يفتتح المؤتمر {weekday+1} {day} {month} {year}.'],
  }),
  inTexts('date that does not exist', {
    en: ['Register by November 31, {year}.', 'The deadline is 30 February {year}.', 'Come on {year}-02-30.'],
    fr: ['Avant le 31 novembre {year}.', 'Le 30 février {year}.'],
  }),
  inTexts('year', {
    en: [
      'Welcome to {brand} {year-1}!',
      'The proceedings of {brand} {year+1} will be published.',
      'Registration for {brand}{year-1} is open.',
      'See {brand}-{year-2}.',
      "Welcome to {brand}'20!",
    ],
    fr: ['Bienvenue à {brand} {year-1} !', 'Les actes de {brand} {year+1} paraîtront.'],
    ar: ['مرحبا بكم في {brand} {year-1}.'],
  }),
  inTexts('year of the conference alone', {
    en: [
      'The {year-1} conference will be held in December.',
      'We look forward to seeing you in December {year+1}.',
      'Copyright {year-3}.',
      'This edition takes place in {year-1}.',
    ],
    fr: ["L'édition {year-1} se tiendra au printemps.", 'Nous vous attendons en mai {year+1}.'],
  }),
  inTexts('acronym of another conference', {
    en: [
      'Welcome to ICMLA {year}!',
      'We thank the reviewers of IEEE-SMC {year}.',
      'Submissions to MedICT {year} are welcome.',
      'Authors of ICCAD-{year} register.',
      "At NeurIPS'{year} we meet.",
    ],
    fr: ['Bienvenue à TALN {year} !', 'Les auteurs de COLIN {year} s’inscrivent.'],
    ar: ['مرحبا بكم في ICALP {year}.'],
  }),
  inTexts('venue', {
    en: [
      'The conference is held at the Hotel Royal Azur.',
      'All sessions are in the Grand Palace Hotel.',
      'The venue is the Sheraton Congress Centre.',
      'It takes place at the University of Westbridge.',
    ],
    fr: ["Le colloque a lieu à l'Hôtel des Palmiers.", 'Lieu : Palais des Congrès de Lille.'],
  }),
  inTexts('city', {
    en: [
      'The conference takes place in Marrakesh, Morocco.',
      'Welcome to Lisbon!',
      'We look forward to seeing you in Sousse.',
      'The conference is held in Sfax.',
      'Join us in Istanbul.',
    ],
    fr: ['Bienvenue à Marrakech !', 'Le colloque se tient à Lyon.', 'Rendez-vous à Rabat.'],
    ar: ['مرحبا بكم في مراكش.', 'ينعقد المؤتمر في الرباط.'],
  }),
  inTexts('country', {
    en: ['The conference takes place in Morocco.', 'We welcome you in Portugal.', 'It is held in Hammamet, Algeria.'],
    fr: ['La conférence a lieu au Maroc.', 'Rendez-vous en Algérie.'],
  }),
  inTexts(
    'amount',
    {
      en: [
        'The late fee is 950 TND.',
        'Students pay 450 TND.',
        'An additional paper costs 250 TND or 95 EUR.',
        'The registration fee is €375.',
        'Author members pay 777 TND.',
        'The fee is 655 dinars.',
        'The fee of students is EUR 210.',
      ],
      fr: ['Les étudiants paient 120 dinars.', 'Le tarif est de 75 €.', 'Le tarif des auteurs est de 230 TND.'],
    },
    /^(attending|registration|calls|pages)\.yaml$/,
  ),
  inTexts(
    'currency',
    {
      en: [
        'Fees are paid in Moroccan dirhams (MAD).',
        'The fee is 300 USD.',
        'Pay 400 GBP by transfer.',
        'The fee is $350.',
        'It costs 120 CHF.',
      ],
      fr: ['Le tarif est de 300 USD.', 'Payez 100 CHF par virement.'],
    },
    /^(attending|registration|calls|pages)\.yaml$/,
  ),
  inTexts('count', {
    en: [
      'The {brand} program has 17 oral sessions.',
      'We welcome nine keynote speakers.',
      'The 250 accepted papers are presented in parallel.',
      'Four panels discuss the field.',
      'There are twelve rooms.',
      'The 5 special sessions are listed.',
      'The program committee has 300 members.',
      'The conference lasts five days.',
    ],
    fr: [
      'Le programme compte 17 sessions orales.',
      'Nous accueillons neuf conférenciers invités.',
      'Les 250 articles acceptés sont présentés.',
    ],
  }),
  inTexts('host', {
    en: [
      'Write to registration@amicia.example.org.',
      'Write to info@amicai.example.com.',
      'Questions: chairs@amicai-2019.example.org.',
      'See [the site](https://amicai2022.example.org).',
    ],
  }),
  inTexts('offset of the clocks', {
    en: ['All times are in GMT+3.', 'Times are given in UTC+5.', 'All times are CEST.', 'Times are local (UTC-04:00).'],
    fr: ['Les heures sont données en GMT+3.', 'Heures en UTC+5.'],
  }),
  inTexts('edition', {
    en: [
      'This is the seventh edition of the conference.',
      'Welcome to the 12th edition.',
      'This is our fifth edition.',
    ],
    fr: ['Voici la septième édition.', 'Bienvenue à la 12e édition.'],
  }),
  countries('country that is none', (value, chance) =>
    oneOf(
      [
        `${value.slice(0, 2)}${value.slice(3)}`,
        'Absurdistan',
        'Africa',
        'Europe',
        'Wakanda',
        `${value}x`,
        'International',
        'Maghreb',
      ],
      chance,
    ),
  ),
  countries('city for a country', (_, chance) =>
    oneOf(
      [
        'Tunis',
        'Paris',
        'Cairo',
        'Algiers',
        'Rabat',
        'Sfax',
        'London',
        'Casablanca',
        'Dakar',
        'Lyon',
        'Sousse',
        'Milan',
      ],
      chance,
    ),
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
      return tablesWith(world, 'country').flatMap((table) =>
        table.numbers.flatMap((row) => {
          const ways = other[table.cell(row, 'country')];
          const shared = table.numbers.filter(
            (each) => table.cell(each, 'country') === table.cell(row, 'country'),
          ).length;
          return ways === undefined || shared < 2 ? [] : [table.with(row, { country: oneOf(ways, chance) })];
        }),
      );
    },
  },
  {
    name: 'affiliation names another country',
    plants: (world) =>
      tablesWith(world, 'affiliation', 'country').flatMap((table) =>
        table.numbers
          .filter((row) => table.cell(row, 'country') === 'Tunisia')
          .map((row) => table.with(row, { affiliation: `${table.cell(row, 'affiliation')}, Norway` })),
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
      const own = /^language: /m.test(text)
        ? [
            lineOf(
              'conference.yaml',
              text,
              /^language: .*/m,
              `language: ${oneOf(['xx', 'eng', 'english', 'zz', 'qq', 'uk-EN'], chance)}`,
            ),
          ]
        : [];
      const table = tableOf(world, 'papers.csv');
      return [
        ...own,
        ...(table?.numbers.slice(0, 20) ?? []).map((row) => {
          const rows = (table?.rows ?? []).map((old, number) => [
            ...old,
            number === 0
              ? 'language'
              : number === row
                ? oneOf(['xx', 'French', 'fra', 'francais', 'zz', 'jp', 'FR'], chance)
                : '',
          ]);
          return { ...(table as NonNullable<typeof table>).written(rows, [row], 'language that is none') };
        }),
      ];
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
