import { placeText } from '../../../shared/format/place';
import type { Conference, Home } from '../../../shared/model/content';
import { homeSections } from '../../../shared/model/schemas/home';
import type { Words } from '../../../shared/words';
import { hasDates, type Known } from './known';

type Section = Home['order'][number];

/** The contents of home.yaml, in which every part is optional. */
type WrittenHome = { readonly [Part in Exclude<keyof Home, 'news'>]?: Partial<Home[Part]> } & Partial<
  Pick<Home, 'news'>
>;

type Test = (written: WrittenHome, known: Known, features: Conference['features'] | undefined) => boolean;

/** Tests whether a section of the home page has something to show. */
const hasContent: Readonly<Record<Section, Test>> = {
  sponsorship: ({ sponsorship }) => sponsorship !== undefined,
  news: ({ news = [] }, _known, features) => features?.newsBanner !== false && (news.length ?? 0) > 0,
  objectives: ({ objectives }) => objectives !== undefined,
  // The program of a single day is on the page without it.
  program: (_home, { all }) => new Set(all('sessions').map(({ date }) => date)).size > 1,
  venue: (_home, { all, some }) =>
    some('attending', ({ map }) => map !== undefined) ||
    all('conference').some(({ venue }) => venue?.name ?? venue?.address),
  calls: (_home, { some }) => some('calls'),
  fees: (_home, { some }) => some('fees') && some('registration', ({ fees }) => fees !== undefined),
  importantDates: ({ template }, known) => template !== undefined || hasDates(known),
  speakers: (_home, { some }) => some('speakers'),
  topics: (_home, { some }) => some('topics'),
  partners: (_home, { some }) => some('partners'),
  chairs: (_home, { some }) => some('chairs'),
  committees: (_home, { some }) => some('committees') && some('committeeMembers', ({ accordion }) => accordion),
  countdown: (_home, _known, features) => features?.countdown !== false,
  join: ({ join }, _known, features) => features?.join === true && join !== undefined,
};

/** What was announced for a conference that is over leaves the banner: "Registration is now open". */
function shownUntilOver(item: Home['news'][number], conference: Conference | undefined): Home['news'][number] {
  if (conference === undefined || item.until !== undefined || item.date === undefined) return item;
  return item.date <= conference.end ? { ...item, until: conference.end } : item;
}

/** Completes the texts of the home page, and orders its sections that have something to show. */
export function completeHome(
  written: WrittenHome,
  conference: Conference | undefined,
  words: Words,
  known: Known,
): Home {
  const { home: own } = words.defaults;
  const order = (written.order as readonly Section[] | undefined) ?? homeSections; // what its schema says of it
  const hero = {
    title: conference?.name ?? '',
    dates: conference === undefined ? '' : words.dates.period(conference.start, conference.end),
    venue: conference === undefined ? '' : placeText(conference, words),
    ...(conference?.edition !== undefined && { edition: conference.edition }),
    ...written.hero,
  };
  const made = {
    byPhase: written.order === undefined,
    ...written,
    order: [...new Set(order)].filter((section) => hasContent[section](written, known, conference?.features)),
    hero,
    news: (written.news ?? []).map((item) => shownUntilOver(item, conference)),
    importantDates: { heading: own.importantDates, ...written.importantDates },
    speakers: { heading: own.speakers, talkLabel: own.talkLabel, bioLabel: own.bioLabel, ...written.speakers },
    calls: { heading: words.defaults.menus.calls, ...written.calls },
    fees: { heading: words.defaults.fees.heading, ...written.fees },
    program: { heading: words.defaults.pages.schedule, ...written.program },
    venue: {
      heading: conference?.venue?.name ?? conference?.venue?.city ?? words.defaults.pages.attending,
      ...written.venue,
    },
    topics: { heading: own.topics, ...written.topics },
    partners: { heading: own.partners, ...written.partners },
    chairs: { heading: own.chairs, ...written.chairs },
    committees: { heading: own.committees, ...written.committees },
    countdown: { heading: own.countdown, over: own.over, ...written.countdown },
  };
  return made as Home; // its schema requires the fields that are not filled in here
}
