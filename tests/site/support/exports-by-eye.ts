import { parse as parseCsv } from 'csv-parse/sync';
import { parse } from 'node-html-parser';

/** What a person sees of a talk or break in an export. It is read without the importer: what that loses must be missed. */
export interface Seen {
  readonly title: string;
  /** It is a session, which may have talks. */
  readonly isSession?: boolean;
  /** YYYY-MM-DDTHH:MM on the clocks of the conference, which are those of Tunis. */
  readonly start?: string | undefined;
  readonly minutes?: number | undefined;
  readonly room?: string | undefined;
  readonly people?: readonly string[];
  /** HTML, Markdown or plain text. */
  readonly text?: string | undefined;
  readonly links?: readonly string[];
  readonly track?: string | undefined;
  readonly language?: string | undefined;
  /** As the service writes it. */
  readonly kind?: string | undefined;
  /** Biographies by name. */
  readonly bios?: Readonly<Record<string, string>>;
  /** Other texts that the page shows, such as keywords and affiliations. */
  readonly words?: readonly string[];
}

/** The exports of a service: texts by file name. */
type Files = Readonly<Record<string, string>>;

/** Reads the talks and breaks that are in the programme, file by file; a talk may be in several. */
export const seenIn: Readonly<Record<string, (files: Files) => readonly Seen[]>> = {
  pretalx: ({ 'schedule.json': schedule = '', 'submissions.json': answers = '', 'speakers.json': speakers = '' }) => [
    ...inScheduleJson(schedule),
    ...inAnswers(answers, speakers),
  ],
  sessionize: ({ 'all.json': all = '' }) => inSessionize(all),
  conftool: ({ 'papers.csv': papers = '', 'sessions.xml': sessions = '', 'authors.csv': authors = '' }) => [
    ...rowsOf(papers, ';')
      .filter(({ acceptance = '', withdrawn }) => acceptance.startsWith('Accepted') && withdrawn === '0')
      .map(
        (row): Seen => ({
          title: row.title ?? '',
          room: row.session_room || undefined,
          people: listOf(row.authors?.replace(/\s*\([^)]*\)|\*/g, '')).map(turned),
          text: row.abstract,
          words: [...listOf(row.keywords, ','), ...listOf(row.topics)],
          bios: Object.fromEntries(rowsOf(authors, ';').map(({ fullname = '', cv = '' }) => [fullname, cv])),
        }),
      ),
    ...[...sessions.matchAll(/<session>[\s\S]*?<\/session>/g)].flatMap(([session]) => inConfToolSession(session)),
  ],
  'any-table': ({ 'programme.csv': programme = '', 'speakers.csv': speakers = '' }) => {
    let day = '';
    return rowsOf(programme.slice(programme.indexOf('\n') + 1), ';').map((row): Seen => {
      day = /\d+(?= mai)/.exec(row.Jour ?? '')?.[0] ?? day;
      const [from = 0, to] = [...(row.Horaire ?? '').matchAll(/(\d+)h(\d*)/g)].map(
        ([, hours, minutes]) => Number(hours) * 60 + Number(minutes || 0),
      );
      const people = [row['Intervenant·e 1'], row['Intervenant·e 2']].flatMap((cell) => listOf(cell, ' et '));
      return {
        title: row.Titre ?? '',
        isSession: people.length === 0,
        start: `2031-05-${day}T${String(Math.floor(from / 60)).padStart(2, '0')}:${String(from % 60).padStart(2, '0')}`,
        // The one without an end lasts until the next.
        minutes: (to ?? 16 * 60) - from,
        room: row.Salle || undefined,
        people,
        text: row.Résumé,
        links: listOf(row['Site de la démo']),
        bios: Object.fromEntries(
          rowsOf(speakers).flatMap(({ Name = '', Bio = '' }) => (people.includes(Name) ? [[Name, Bio]] : [])),
        ),
      };
    });
  },
  frab: (files) => Object.values(files).flatMap(inScheduleXml),
  indico: ({
    'event.json': event,
    'timetable.json': timetable,
    'contributions.json': list,
    'contributions.csv': table,
  }) => [
    ...(event === undefined ? [] : inEvent(event)),
    ...(timetable === undefined ? [] : inTimetable(timetable)),
    ...(list === undefined ? [] : inList(list)),
    ...(table === undefined ? [] : rowsOf(table).map(ofIndicoRow)),
  ],
  'indico-abstracts': ({ 'abstracts.json': list, 'abstracts.csv': table }) => [
    ...(list === undefined
      ? []
      : (JSON.parse(list) as { abstracts: IndicoTalk[] }).abstracts
          .filter(({ state }) => state === 'accepted')
          .map((abstract) =>
            ofIndico({ ...abstract, track: abstract.accepted_track, type: abstract.accepted_contrib_type }),
          )),
    ...(table === undefined
      ? []
      : rowsOf(table)
          .filter(({ State }) => State === 'Accepted')
          .map(ofIndicoRow)),
  ],
  easychair: ({
    'submission.csv': submissions = '',
    'author.csv': authors = '',
    'submission_topic.csv': topics = '',
  }) =>
    rowsOf(submissions).flatMap((row) => {
      const own = rowsOf(authors).filter((author) => author['submission #'] === row['#']);
      const named = rowsOf(topics).filter((topic) => topic['submission #'] === row['#']);
      return /^accept/.test(row.decision ?? '')
        ? {
            title: row.title ?? '',
            people: own.map((author) => `${author['first name']} ${author['last name']}`),
            text: row.abstract,
            words: [
              ...listOf(row.keywords, '\n'),
              ...named.map(({ topic = '' }) => topic),
              ...own.slice(0, 1).map(({ affiliation = '' }) => affiliation),
            ],
          }
        : [];
    }),
  cmt: (files) =>
    Object.values(files).flatMap((text) =>
      sheetsOf(text).flatMap((rows) =>
        rows.flatMap((row) =>
          /^(Accept|Camera)/.test(row.Status ?? '')
            ? {
                title: row['Paper Title'] ?? '',
                people: listOf(row['Author Names']).map((name) => turned(name.replace('*', ''))),
                text: row.Abstract,
                track: row['Track Name'],
                words: [...listOf(row['Primary Subject Area']), ...listOf(row['Secondary Subject Areas'])],
              }
            : [],
        ),
      ),
    ),
  hotcrp: ({ 'data.json': papers = '[]' }) =>
    (JSON.parse(papers) as HotCrpPaper[]).flatMap(({ title = '', abstract, authors = [], decision, topics = [] }) =>
      decision === 'Accepted'
        ? {
            title,
            text: abstract,
            people: authors.map(
              (author) => `${author.given_name ?? author.first} ${author.family_name ?? author.last}`,
            ),
            words: [...topics, ...authors.slice(0, 1).map(({ affiliation = '' }) => affiliation)],
          }
        : [],
    ),
  openreview: ({ 'notes.json': notes = '{}', 'notes-v1.json': older = '[]' }) =>
    [
      ...(JSON.parse(notes) as { readonly notes: readonly Note<{ readonly value: unknown }>[] }).notes.map(
        ({ content }) => ofNote(Object.fromEntries(Object.entries(content).map(([name, { value }]) => [name, value]))),
      ),
      ...(JSON.parse(older) as readonly Note<unknown>[]).map(({ content }) => ofNote(content)),
    ].flat(),
  'mini-conf': ({ 'papers.csv': papers = '' }) =>
    rowsOf(papers).map(({ title = '', authors, abstract, keywords }) => ({
      title,
      people: listOf(authors, '|'),
      text: abstract,
      words: listOf(keywords, '|'),
    })),
};

const rowsOf = (text: string, delimiter = ','): Record<string, string>[] =>
  parseCsv(text, { columns: true, bom: true, relax_column_count: true, delimiter });

/** "Sow, Ada" → "Ada Sow". */
const turned = (name: string) => name.split(', ').reverse().join(' ');

const listOf = (cell = '', separator: string | RegExp = ';'): string[] =>
  cell
    .split(separator)
    .map((item) => item.trim())
    .filter(Boolean);

interface ScheduleEvent {
  readonly title: string;
  readonly date: string;
  readonly duration: string;
  readonly room: string;
  readonly type?: string;
  readonly track?: string | null;
  readonly language?: string;
  readonly subtitle?: string;
  readonly abstract?: string;
  readonly description?: string;
  readonly persons: readonly {
    readonly name?: string;
    readonly public_name?: string;
    readonly biography?: string | null;
  }[];
  readonly feedback_url?: string;
  readonly recording_license?: string;
  readonly links?: readonly { readonly url: string }[];
  readonly attachments?: readonly { readonly url: string }[];
}

const minutesIn = (duration: string) => Number(duration.slice(0, -3)) * 60 + Number(duration.slice(-2));

function ofEvent(event: ScheduleEvent, base: string): Seen {
  const { title, subtitle = '', abstract = '', description = '', persons, links = [], attachments = [] } = event;
  const named = persons.map(({ name = '', public_name = name, biography }) => [public_name, biography ?? ''] as const);
  return {
    title: [title, subtitle].filter(Boolean).join(': '),
    isSession: named.length === 0 && abstract === '' && description === '',
    start: event.date.slice(0, 16),
    minutes: minutesIn(event.duration),
    room: event.room,
    people: named.map(([name]) => name),
    text: description.includes(abstract) ? description : `${abstract}\n\n${description}`,
    links: [...links, ...attachments, { url: event.feedback_url || '//' }].flatMap(({ url }) => addressIn(url, base)),
    // A break is in no track of the site.
    track: named.length > 0 || abstract !== '' || description !== '' ? (event.track ?? undefined) : undefined,
    language: event.language,
    kind: event.type,
    words: [event.recording_license ?? ''],
    bios: Object.fromEntries(named.filter(([, bio]) => bio !== '')),
  };
}

/** The address that a person would open; none if it is none. */
function addressIn(url: string, base: string): string[] {
  const whole = /^[\w-]+\.[\w.-]+(?:\/|$)/.test(url) ? `https://${url}` : url;
  return URL.canParse(whole, base) ? [new URL(whole, base).href] : [];
}

function inScheduleJson(text: string): Seen[] {
  const { schedule } = JSON.parse(text) as {
    readonly schedule: {
      readonly base_url: string;
      readonly conference: {
        readonly days: readonly { readonly rooms: Readonly<Record<string, readonly ScheduleEvent[]>> }[];
      };
    };
  };
  return schedule.conference.days
    .flatMap(({ rooms }) => Object.values(rooms).flat())
    .map((event) => ofEvent(event, schedule.base_url));
}

function inScheduleXml(text: string): Seen[] {
  return [...text.matchAll(/<event [\s\S]*?<\/event>/g)].map(([event]) => {
    const all = (name: string) =>
      [...event.matchAll(new RegExp(`<${name}(?: ([^>]*?))?(?:/>|>([\\s\\S]*?)</${name}>)`, 'g'))].map(
        ([, attributes = '', inner = '']) => ({
          name: parse(inner).text,
          url: parse(/href=["']([^"']*)/.exec(attributes)?.[1] ?? '').text,
        }),
      );
    const field = (name: string) => all(name)[0]?.name ?? '';
    const fields = [
      'title',
      'date',
      'duration',
      'room',
      'type',
      'track',
      'language',
      'subtitle',
      'abstract',
      'description',
      'feedback_url',
    ];
    const values = Object.fromEntries(fields.map((name) => [name, field(name)]));
    const lists = { persons: all('person'), links: all('link'), attachments: all('attachment') };
    return ofEvent({ ...values, ...lists } as unknown as ScheduleEvent, 'https://example.org');
  });
}

/** The rows of each sheet of a workbook in SpreadsheetML. */
function sheetsOf(text: string): Record<string, string>[][] {
  return [...text.matchAll(/<Worksheet[\s\S]*?<\/Worksheet>/g)].map(([sheet]) => {
    const rows = [...sheet.matchAll(/<Row[\s\S]*?<\/Row>/g)].map(([row]) => {
      const cells: string[] = [];
      for (const [, index, inner = ''] of row.matchAll(
        /<Cell(?: ss:Index="(\d+)")?[^>]*>(?:<Data[^>]*>([\s\S]*?)<\/Data>)?/g,
      ))
        cells[index === undefined ? cells.length : Number(index) - 1] = parse(inner.replaceAll('&#10;', '\n')).text;
      return cells;
    });
    const header = rows.findIndex((cells) => cells.includes('Paper ID'));
    return rows
      .slice(header + 1)
      .map((cells) =>
        Object.fromEntries(Object.entries(cells).map(([column, cell]) => [rows[header]?.[Number(column)] ?? '', cell])),
      );
  });
}

interface HotCrpPaper {
  readonly title?: string;
  readonly abstract?: string;
  readonly decision?: string;
  readonly topics?: readonly string[];
  readonly authors?: readonly Readonly<Record<string, string>>[];
}

interface Note<Value> {
  readonly content: Readonly<Record<string, Value>>;
}

const ofNote = (note: Readonly<Record<string, unknown>>): Seen | [] => {
  const { title, authors, abstract = '', keywords = [], primary_area, venue } = note;
  return /^Submitted/.test(String(venue))
    ? []
    : {
        title: String(title),
        people: authors as string[],
        text: String(abstract),
        words: [...(keywords as string[]), ...(primary_area === undefined ? [] : [String(primary_area)])],
      };
};

type Named = string | null | { readonly title?: string; readonly name?: string } | undefined;

interface IndicoDate {
  readonly date: string;
  readonly time: string;
}

interface IndicoPerson {
  readonly first_name?: string;
  readonly last_name?: string;
  readonly name?: string;
  readonly affiliation?: string;
}

interface IndicoFolder {
  readonly attachments: readonly { readonly link_url?: string; readonly download_url: string }[];
}

/** A contribution, session or break in any of the forms. */
interface IndicoTalk {
  readonly title: string;
  readonly slotTitle?: string;
  readonly state?: string;
  readonly description?: string;
  readonly content?: string;
  readonly startDate?: IndicoDate | null;
  readonly endDate?: IndicoDate | null;
  readonly start_dt?: string | null;
  readonly duration?: number;
  readonly room?: string;
  readonly room_name?: string;
  readonly location?: string;
  readonly type?: Named;
  readonly track?: Named;
  readonly accepted_track?: Named;
  readonly accepted_contrib_type?: Named;
  readonly keywords?: readonly string[];
  readonly board_number?: string;
  readonly folders?: readonly IndicoFolder[];
  readonly attachments?: {
    readonly files: IndicoFolder['attachments'] | null;
    readonly folders: readonly IndicoFolder[];
  };
  readonly note?: { readonly url?: string };
  readonly references?: readonly { readonly url: string }[];
  readonly subContributions?: readonly IndicoTalk[];
  readonly contributions?: readonly IndicoTalk[];
  readonly entries?: Readonly<Record<string, IndicoTalk>>;
  readonly conveners?: readonly IndicoPerson[];
  readonly session?: Named & { readonly description?: string };
  readonly speakers?: readonly IndicoPerson[];
  readonly primaryauthors?: readonly IndicoPerson[];
  readonly coauthors?: readonly IndicoPerson[];
  readonly presenters?: readonly IndicoPerson[];
  readonly authors?: readonly IndicoPerson[];
  readonly persons?: readonly IndicoPerson[];
}

const nameIn = (named: Named): string | undefined =>
  typeof named === 'string' ? named : (named?.title ?? named?.name ?? undefined);

/** The clocks of Zurich are an hour ahead of those of Tunis in summer. */
const inTunis = (moment: number) => new Date(moment + 3_600_000).toISOString().slice(0, 16);
const fromZurich = ({ date, time }: IndicoDate) => inTunis(Date.parse(`${date}T${time}+02:00`));

function ofIndico(talk: IndicoTalk): Seen {
  const { title, startDate, start_dt, duration = 0, folders = [], attachments, subContributions: parts = [] } = talk;
  const {
    speakers,
    primaryauthors,
    coauthors,
    presenters,
    authors,
    persons,
    note,
    references = [],
    board_number,
  } = talk;
  const lists = [speakers, primaryauthors, coauthors, presenters, authors, persons].flatMap((list = []) => list);
  const files = [...folders, ...(attachments?.folders ?? []), { attachments: attachments?.files ?? [] }];
  const ofParts = parts.map(ofIndico);
  return {
    title,
    start: startDate ? fromZurich(startDate) : start_dt ? inTunis(Date.parse(start_dt)) : undefined,
    minutes: start_dt === undefined ? duration : duration / 60,
    room: talk.room || talk.room_name || (startDate ? talk.location : '') || undefined,
    people: [
      ...lists.map(({ first_name, last_name, name }) => name ?? `${first_name} ${last_name}`),
      ...ofParts.flatMap(({ people = [] }) => people),
    ],
    text: talk.description ?? talk.content,
    links: [
      ...files.flatMap((folder) => folder.attachments.map(({ link_url, download_url }) => link_url ?? download_url)),
      ...(note?.url ? [note.url] : []),
      ...references.map(({ url }) => url),
      ...ofParts.flatMap(({ links = [] }) => links),
    ].map((address) => new URL(address, 'https://indico.example.org').href),
    track: nameIn(talk.track),
    kind: nameIn(talk.type) ?? (board_number ? 'Poster' : undefined),
    words: [
      ...(talk.keywords ?? []),
      ...(board_number ? [board_number] : []),
      ...lists.slice(0, 1).map(({ affiliation = '' }) => affiliation),
      ...parts.map((part) => part.title),
    ],
  };
}

/** A session: nobody presents it, and its page is not that of a contribution. */
function ofBlock(block: IndicoTalk): Seen {
  const { title, slotTitle = '', startDate, endDate, room, session } = block;
  const [start, end] = [startDate, endDate].map((date) => Date.parse(`${date?.date}T${date?.time}Z`));
  return {
    title: title.endsWith(slotTitle) ? title : `${title}: ${slotTitle}`,
    isSession: true,
    start: startDate ? fromZurich(startDate) : undefined,
    minutes: ((end ?? 0) - (start ?? 0)) / 60_000,
    room,
    people: block.conveners?.map(({ first_name, last_name, name }) => name ?? `${first_name} ${last_name}`) ?? [],
    text: block.description || session?.description,
  };
}

function inEvent(text: string): Seen[] {
  const { results } = JSON.parse(text) as { results: { contributions: IndicoTalk[]; sessions: IndicoTalk[] }[] };
  return results.flatMap(({ contributions, sessions }) => [
    ...[...contributions, ...sessions.flatMap((session) => session.contributions ?? [])].map(ofIndico),
    ...sessions.map(ofBlock),
  ]);
}

function inTimetable(text: string): Seen[] {
  const { results } = JSON.parse(text) as { results: Record<string, Record<string, Record<string, IndicoTalk>>> };
  return Object.values(results)
    .flatMap((days) => Object.values(days).flatMap((day) => Object.values(day)))
    .flatMap((entry) =>
      entry.entries === undefined ? ofIndico(entry) : [ofBlock(entry), ...Object.values(entry.entries).map(ofIndico)],
    );
}

const inList = (text: string): Seen[] => (JSON.parse(text) as IndicoTalk[]).map(ofIndico);

function ofIndicoRow(row: Readonly<Record<string, string>>): Seen {
  const [, hours = 0, minutes = 0] = /(?:(\d+) hours?)?\s*(?:(\d+) minutes)?/.exec(row.Duration ?? '') ?? [];
  return {
    title: row.Title ?? '',
    start: row.Date ? inTunis(Date.parse(row.Date)) : undefined,
    minutes: Number(hours) * 60 + Number(minutes),
    people: ['Presenters', 'Speakers', 'Authors', 'Co-Authors'].flatMap((column) => listOf(row[column], /[,;]/)),
    // A spreadsheet shows the line breaks as spaces.
    text: (row.Description ?? row.Content)?.replace(/ {4}/g, '\n\n'),
    links: listOf(row.Materials, ','),
    track: row.Track || row['Accepted track'] || undefined,
    kind: row.Type ?? row['Accepted type'],
    words: [...listOf(row.Keywords, ','), row['Board number'] ?? ''],
  };
}

interface Person {
  readonly code?: string;
  readonly id?: string;
  readonly name: string;
  readonly fullName?: string;
  readonly biography?: string | null;
  readonly bio?: string;
}

interface Submission {
  readonly title: string;
  readonly state: string;
  readonly abstract: string;
  readonly description?: string;
  readonly content_locale: string;
  readonly speakers: readonly (string | Person)[];
  readonly resources?: readonly { readonly resource: string; readonly is_public: boolean }[];
}

/** The submissions of pretalx's API, without their slots, which its schedule has. */
function inAnswers(answers: string, speakers: string): Seen[] {
  const submissions = (JSON.parse(answers) as { results: Submission[] }).results;
  const people = new Map((JSON.parse(speakers) as { results: Person[] }).results.map((each) => [each.code, each]));
  return submissions
    .filter(({ state }) => state === 'confirmed' || state === 'accepted')
    .map(({ title, abstract, description, content_locale, ...each }) => {
      const named = each.speakers.map((one) => (typeof one === 'string' ? people.get(one) : one));
      return {
        title,
        people: named.map((one) => one?.name ?? ''),
        text: [abstract, description].filter(Boolean).join('\n\n'),
        links: (each.resources ?? []).filter((one) => one.is_public).map(({ resource }) => resource),
        language: content_locale,
        bios: Object.fromEntries(named.flatMap((one) => (one?.biography ? [[one.name, one.biography]] : []))),
      };
    });
}

interface SessionizeSession {
  readonly title: string;
  readonly description: string | null;
  readonly startsAt: string | null;
  readonly endsAt: string;
  readonly roomId: number | null;
  readonly status: string | null;
  readonly isServiceSession: boolean;
  readonly speakers: readonly string[];
  readonly categoryItems: readonly number[];
  readonly questionAnswers: readonly { readonly answerValue: string }[];
  readonly recordingUrl: string | null;
}

function inSessionize(text: string): Seen[] {
  const all = JSON.parse(text) as {
    readonly sessions: readonly SessionizeSession[];
    readonly speakers: readonly Person[];
    readonly rooms: readonly { readonly id: number; readonly name: string }[];
    readonly categories: readonly {
      readonly title: string;
      readonly items: readonly { readonly id: number; readonly name: string }[];
    }[];
  };
  return all.sessions
    .filter(({ status }) => status !== 'Declined')
    .map((session): Seen => {
      const { title, description, startsAt, endsAt, roomId, isServiceSession, recordingUrl } = session;
      const named = session.speakers.flatMap((id) => all.speakers.find((speaker) => speaker.id === id) ?? []);
      const items = (category: string) =>
        all.categories
          .filter((each) => each.title === category)
          .flatMap((each) => each.items.filter(({ id }) => session.categoryItems.includes(id)).map(({ name }) => name));
      const answers = session.questionAnswers.map(({ answerValue }) => answerValue);
      return {
        title,
        isSession: isServiceSession,
        start: startsAt?.slice(0, 16),
        minutes: startsAt === null ? 0 : (Date.parse(`${endsAt}Z`) - Date.parse(`${startsAt}Z`)) / 60_000,
        room: all.rooms.find(({ id }) => id === roomId)?.name,
        people: named.map(({ fullName = '' }) => fullName),
        text: isServiceSession ? '' : (description ?? ''),
        links: [...answers.filter((answer) => answer.startsWith('https:')), ...(recordingUrl ? [recordingUrl] : [])],
        kind: items('Session format')[0],
        words: isServiceSession ? [] : [...items('Track'), ...items('Level'), ...items('Tags')],
        bios: Object.fromEntries(named.flatMap(({ fullName = '', bio }) => (bio ? [[fullName, bio]] : []))),
      };
    });
}

/** A session of ConfTool, and its presentations. */
function inConfToolSession(session: string): Seen[] {
  const field = (name: string) => parse(new RegExp(`<${name}>([^<]*)`).exec(session)?.[1] ?? '').text;
  const moments = (prefix: string) => {
    const [start, end] = ['start', 'end'].map((name) =>
      (field(`${prefix}_${name}`) || field(`session_${name}`)).replace(' ', 'T'),
    );
    return start ? { start, minutes: (Date.parse(`${end}Z`) - Date.parse(`${start}Z`)) / 60_000 } : {};
  };
  const room = field('session_room') || undefined;
  const short = field('session_short');
  const count = Number(field('presentations'));
  const talks = Array.from({ length: count }, (_, index): Seen => {
    const talk = `p${index + 1}`;
    return {
      title: field(`${talk}_title`),
      ...moments(talk),
      room,
      people: listOf(field(`${talk}_authors`).replace(/\s*\([^)]*\)/g, '')).map(turned),
      text: field(`${talk}_abstract`),
      kind: field(`${talk}_contribution_type`),
    };
  });
  const [first] = talks;
  const whole: Seen = {
    title: [/\d/.test(short) ? short : '', field('session_title')].filter(Boolean).join(': '),
    isSession: true,
    ...moments('session'),
    room,
    text: field('session_info'),
  };
  // A session without times is in no programme; one with a single talk is that talk.
  return whole.start === undefined || (count === 1 && first?.start === whole.start) ? talks : [whole, ...talks];
}
