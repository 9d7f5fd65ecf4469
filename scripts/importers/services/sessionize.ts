import type { ContributionFacts, ImportedPerson, LeftOut } from '../model';
import type { Json } from '../read/json';
import { linkIn } from '../values/checked';
import { languageIn } from '../values/language';
import { trimmed } from '../values/lists';
import { withoutTags } from '../values/markup';
import { asItem, personOf } from '../values/names';
import { sessionKindIn } from '../values/session-kind';
import { lasting, startIn } from '../values/times';
import { keys, leftKeys } from './document-keys';
import { labelled, sortedLinks, type TalkLink } from './links';
import { inMarkdown, inOneLine } from './one-line';
import { REASONS } from './reasons';
import { joinedTexts, readProgram, type SourceEvent } from './schedule-events';
import { type Context, type DocumentFormat, leftTogether, NOTHING, type Service } from './service';

const views: DocumentFormat = {
  holds: 'sessions and speakers',
  recognises: (document) => sessionsIn(document).length + speakersIn(document).length > 0,
  read: (document, context) => {
    const names = namesIn(context);
    const sessions = sessionsIn(document);
    const sources = sessions.map((session) => sourceOf(session, names, context));
    return {
      ...NOTHING,
      ...readProgram(sources, context),
      people: speakersIn(document).map((speaker) => personIn(speaker, names, context)),
      left: leftOf(document, sessions, names),
    };
  },
};

/** Sessionize: the JSON of its API, in all views. Its tables are read as those of any organiser. */
export const sessionize: Service = { name: 'Sessionize', tables: [], documents: [views] };

/** Returns the sessions of the views All, Sessions (in groups) and Grid (in days and rooms), each once. */
function sessionsIn(document: Json): Json[] {
  const parts = [document, ...document.items];
  const all = parts.flatMap((part) => [...part.each('sessions'), ...part.each('rooms', 'sessions')]);
  const sessions = all.filter(({ keys }) => keys.includes('startsAt'));
  return [...new Map(sessions.map((session) => [session.get('id').text, session])).values()];
}

/** Returns the speakers of the views All and Speakers. */
const speakersIn = (document: Json): Json[] =>
  [...document.get('speakers').items, ...document.items].filter(({ keys }) => keys.includes('tagLine'));

/** The title of a category and the name of one of its items. */
type Item = readonly [title: string, name: string];

/** What the documents of an import name by id. */
interface Names {
  readonly speakers: ReadonlyMap<string, Json>;
  readonly rooms: ReadonlyMap<string, string>;
  readonly questions: ReadonlyMap<string, string>;
  readonly items: ReadonlyMap<string, Item>;
}

const idOf = (json: Json): string => json.get('id').text;

function namesIn({ documents }: Context): Names {
  const listed = (key: string, name: string) =>
    new Map(documents.flatMap((document) => document.each(key)).map((one) => [idOf(one), one.get(name).text]));
  const categories = documents.flatMap((document) => document.each('categories'));
  const itemsIn = (category: Json) =>
    category
      .each('items')
      .map((item): [string, Item] => [idOf(item), [category.get('title').text, item.get('name').text]]);
  return {
    speakers: new Map(documents.flatMap(speakersIn).map((speaker) => [idOf(speaker), speaker])),
    rooms: listed('rooms', 'name'),
    questions: listed('questions', 'question'),
    items: new Map(categories.flatMap(itemsIn)),
  };
}

/** What a category is, by its title; other categories are tags. */
const CATEGORIES = {
  language: /language|langue|sprache|idioma/i,
  level: /level|niveau|nivel|difficulty|experience/i,
  track: /track|stream|parcours/i,
  type: /format|type|kind|duration|length/i,
};

type Category = keyof typeof CATEGORIES | 'tags';

/** Sorts the items of categories by what the category is. */
function categorised(items: readonly Item[]): Readonly<Record<Category, string[]>> {
  const found: Record<Category, string[]> = { language: [], level: [], track: [], type: [], tags: [] };
  const known = Object.entries(CATEGORIES) as [keyof typeof CATEGORIES, RegExp][]; // Object.entries widens to string
  for (const [title, name] of items) found[known.find(([, words]) => words.test(title))?.[0] ?? 'tags'].push(name);
  return found;
}

/** The facts of categories. Only one track and one language have a place; others become tags, so that they are not lost. */
function factsOf({ language, level, track, tags }: ReturnType<typeof categorised>): Partial<ContributionFacts> {
  const languages = language.flatMap((name) => languageIn(name) ?? []);
  return {
    language: languages[0],
    level: level.join(', '),
    track: track[0] ?? '',
    tags: trimmed([
      ...tags,
      ...track.slice(1),
      ...(languages.length === language.length ? language.slice(1) : language),
    ]),
  };
}

function personIn(speaker: Json, { questions }: Names, { report }: Context): ImportedPerson {
  const line = (key: string) => inOneLine(speaker.get(key), report);
  const apart = personOf(line('firstName'), line('lastName'), speaker.at);
  const named = apart.name === '' ? { name: asItem(line('fullName')), at: speaker.at } : apart;
  const answers = new Map(answersOf(speaker, questions).map(([question, answer]) => [question.toLowerCase(), answer]));
  return {
    ...named,
    // A tag line is a position rather than an affiliation, so it is the first paragraph of the biography.
    bio: joinedTexts([line('tagLine'), inMarkdown(speaker.get('bio'), report)]),
    affiliation: answers.get('company') ?? answers.get('organisation') ?? answers.get('organization'),
    pronouns: answers.get('pronouns'),
    links: speaker.get('links').items.flatMap((link) => {
      const address = linkIn(link.get('url').text.trim(), link.at, report);
      const label = link.get('title').text || link.get('linkType').text.replaceAll('_', ' ');
      return address === undefined ? [] : [labelled(label, address)];
    }),
  };
}

/** Answers to questions whose words say what they are. */
const READ_ANSWERS = /^(?:company|organi[sz]ation|pronouns)$/i;

type Answer = readonly [question: string, answer: string];

/** The questions and answers of a session or speaker, as the views have them. */
const answersOf = (json: Json, questions: Names['questions']): Answer[] =>
  json
    .each('questionAnswers')
    .map((each) => [
      each.get('question').text || (questions.get(each.get('questionId').text) ?? ''),
      each.first('answerValue', 'answer').text.trim(),
    ]);

function sourceOf(session: Json, names: Names, context: Context): SourceEvent {
  const { report, zone } = context;
  const line = (key: string) => inOneLine(session.get(key), report);
  const known = session.each('categoryItems').map((item) => names.items.get(item.text));
  const whole = session
    .each('categories')
    .flatMap((category) =>
      category.each('categoryItems').map((item): Item => [category.get('name').text, item.get('name').text]),
    );
  const categories = categorised([...known.filter((item) => item !== undefined), ...whole]);
  const isService = session.get('isServiceSession').value === true;
  const title = line('title');
  const ofTitle = sessionKindIn(title) ?? '';
  const isPlenum = session.get('isPlenumSession').value === true;
  const [start, end] = ['startsAt', 'endsAt'].map((key) => startIn(session.get(key).text, zone));
  return {
    id: session.get('id').text,
    at: session.at,
    title,
    // Slots without a talk are breaks, unless their titles say more.
    type: isService ? ofTitle || 'break' : categories.type.join(', ') || (isPlenum ? ofTitle : ''),
    is: isService ? 'session' : 'contribution',
    ...lasting(start, end, zone),
    room: line('room') || (names.rooms.get(session.get('roomId').text) ?? ''),
    people: session.get('speakers').items.flatMap((each) => {
      const speaker = names.speakers.get(each.first('id').text || each.text);
      if (speaker !== undefined) return [personIn(speaker, names, context)];
      const name = asItem(inOneLine(each.get('name'), report));
      return name === '' ? [] : [{ name, at: each.at }];
    }),
    abstract: inMarkdown(session.get('description'), report),
    note: withoutTags(line('description')),
    facts: {
      ...factsOf(categories),
      decision: line('status'),
      ...sortedLinks(linksOf(session, names)),
    },
  };
}

/** The links of a session. Answers may be for the committee alone: only the addresses of slides and code are imported. */
const linksOf = (session: Json, { questions }: Names): TalkLink[] => [
  { address: session.get('recordingUrl').text, label: 'Recording', type: 'video' },
  ...answersOf(session, questions)
    .filter(isLink)
    .map(([label, address]) => ({ address, label })),
  { address: session.get('liveUrl').text, label: 'Live' },
];

const isLink = ([question, answer]: Answer) =>
  /\b(?:slides?|source code|repository)\b/i.test(question) &&
  !/previous|past|earlier|example/i.test(question) &&
  /^https?:\/\/\S+$/i.test(answer);

const SESSION_KEYS = keys(`
  id title description startsAt endsAt isServiceSession isPlenumSession speakers categories categoryItems roomId room liveUrl
  recordingUrl status questionAnswers
`);
const SPEAKER_KEYS = keys(`id firstName lastName fullName bio tagLine links sessions questionAnswers`);

/** Lists everything else, and why it is not imported. */
function leftOf(
  document: Json,
  sessions: readonly Json[],
  { questions, speakers: known, rooms, items }: Names,
): LeftOut[] {
  const from = document.at.replace(/#$/, '');
  const speakers = speakersIn(document);
  const asked = [
    ...sessions.flatMap((session) => answersOf(session, questions)).filter((answer) => !isLink(answer)),
    ...speakers
      .flatMap((speaker) => answersOf(speaker, questions))
      .filter(([question]) => !READ_ANSWERS.test(question)),
  ];
  const unknown = [
    ['speakers', known, sessions.flatMap((session) => session.each('speakers'))],
    ['categories', items, sessions.flatMap((session) => session.each('categoryItems'))],
    ['rooms', rooms, sessions.flatMap((session) => (session.get('room').isFilled ? [] : [session.get('roomId')]))],
  ] as const;
  return [
    ...leftKeys(`${from}, sessions`, sessions, SESSION_KEYS),
    ...leftKeys(`${from}, speakers`, speakers, SPEAKER_KEYS, { form: ['categories'] }),
    ...leftTogether(
      from,
      unknown.flatMap(([what, names, all]) =>
        all.some(({ text }) => text !== '' && !names.has(text)) ? [[what, REASONS.number]] : [],
      ),
    ),
    ...leftTogether(
      `${from}, questions`,
      [...new Set(asked.map(([question]) => question))].map((question) => [question, REASONS.form]),
    ),
  ];
}
