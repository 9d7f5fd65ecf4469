import type { Words } from './en';

/** For each phrase, the names of its placeholders, in order. */
type Parameters<Part> = {
  readonly [Name in keyof Part as Part[Name] extends string ? never : Name]: Part[Name] extends (
    ...values: infer Values
  ) => string
    ? { readonly [Index in keyof Values]: string }
    : Parameters<Part[Name]>;
};

/** The groups that consist of labels and phrases. `Intl` makes dates, lists and names of countries. */
type Plain = Omit<Words, 'dates' | 'lists' | 'country' | 'language'>;

/**
 * The placeholders of each phrase in `words.yaml`. A phrase whose first placeholder is `count` or `numbers` has one
 * text per plural form. A group without phrases is empty.
 */
export const phrases: Parameters<Plain> = {
  quoted: ['text'],
  defaults: { pages: {}, menus: {}, home: {}, fees: {} },
  layout: {},
  navigation: {},
  themeMenu: { choices: {} },
  footer: {
    takesPlace: ['acronym', 'city', 'country'],
    takesPlaceIn: ['acronym', 'city'],
    takesPlaceOnline: ['acronym'],
    groups: {},
  },
  editions: { isPast: ['acronym'], newest: ['acronym'] },
  error: {},
  withoutScript: {},
  hero: { stars: ['count'] },
  news: {},
  speakers: { profileOf: ['name'] },
  topics: {},
  partners: {},
  importantDates: { yourTime: ['time'] },
  committees: {},
  programCommittee: { members: ['members', 'countries'], found: ['shown', 'members'] },
  person: { orcidOf: ['name'], pageOf: ['name'] },
  filters: { names: {}, found: ['shown', 'total'], mine: ['zone'], kinds: {} },
  now: {},
  phases: { labelOf: ['label', 'tracks'], day: ['number', 'days'] },
  countdown: { units: {} },
  join: { welcome: ['brand'], errors: {} },
  fees: {},
  supplements: { local: ['currency'], international: ['currency'] },
  panel: {},
  statement: {},
  specialSession: {},
  calendars: { tables: {} },
  changes: {
    release: ['version', 'day'],
    now: ['now', 'before'],
    marks: {},
    facts: {},
    updated: ['day'],
    movedFrom: ['before', 'now'],
  },
  schedule: {
    plenary: ['room'],
    timesAre: ['zone'],
    allTimesAre: ['zone'],
    booklet: ['title'],
    dayPage: ['title', 'day'],
    sessionCount: ['count'],
    andOthers: ['count'],
    paperCount: ['count'],
    contributionCount: ['count'],
    fullDay: ['day'],
    roomsOf: ['day'],
    session: ['number', 'title'],
    modes: {},
    statuses: {},
    chairs: ['count'],
    pages: ['pages'],
    board: ['board'],
    files: {},
  },
  records: {
    seats: ['count'],
    presented: ['authors', 'title', 'acronym'],
    contributes: ['name', 'acronym', 'roles'],
    topic: ['title', 'acronym', 'about'],
    roles: {},
    paper: ['id'],
    poster: ['id'],
    kinds: {},
    presenters: { speakers: ['count'], teachers: ['count'], organisers: ['count'] },
    access: {},
    nearby: ['session'],
    fileOf: ['file', 'title'],
    listed: ['title', 'part'],
    cite: { download: ['format'] },
  },
  search: { kinds: {}, found: ['results'], more: ['results'] },
  offline: { asOf: ['time'] },
  mine: {
    star: ['title'],
    added: ['title'],
    removed: ['title'],
    overlaps: ['titles'],
    free: ['minutes'],
    remove: ['title'],
    gone: ['entries'],
  },
  feeChanges: ['dates'],
  paymentForm: { choice: { problems: {} }, errors: {} },
  paymentResult: {},
  documents: {
    pageOf: ['page', 'pages'],
    booklet: {
      organisedBy: ['organizer'],
      welcome: ['acronym'],
      localTimes: ['city', 'zone'],
      inSchedule: ['numbers'],
      papersElsewhere: ['papers'],
    },
    printSet: { writtenWith: ['names'] },
    guidelines: {},
    call: { eyebrow: ['acronym'] },
    proposal: {
      session: {},
      motivation: {},
      topics: {},
      chairs: {},
      biographies: { chair: ['number'] },
      papers: { hint: ['least', 'most'], number: ['least', 'most'] },
      authors: {},
      reviewers: {},
      publicity: {},
    },
  },
};

/** Whether a phrase has one text per plural form. */
export const isCounted = ([first]: readonly string[]): boolean => first === 'count' || first === 'numbers';

/** The plural forms of all languages (CLDR). */
export const PLURAL_FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
