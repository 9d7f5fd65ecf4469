import type { Route } from '#content';
import { citationIn } from '../../shared/citation/cited';
import { cardAddress } from '../../shared/format/card-address';
import { isCited } from '../../shared/format/contributions';
import { familyOf, fullName } from '../../shared/model/person-name';
import { sameAs } from '../../shared/people';
import type { PaperView } from '../../shared/program/paper-view';
import type { PersonView } from '../../shared/program/person-view';
import type { SessionView } from '../../shared/program/session-view';
import type { View } from '../../shared/program/view-of';
import { readAbstract } from '../../shared/texts/read-markdown';
import { plainTextOf } from '../../shared/texts/rich-text';
import { inlineJson } from '../inline-json';
import type { Site } from '../site';
import { locationData, placeData } from './place-data';
import { organizerData, sessionData } from './session-data';

type Thing = Readonly<Record<string, unknown>>;

/** The context of a description: the site, and a function that makes addresses absolute. */
interface Described {
  readonly site: Site;
  readonly route: Route;
  readonly whole: (path: string) => string;
}

/**
 * Describes a page of the program as JSON-LD for search engines (https://schema.org) with breadcrumbs, escaped for a
 * script element. Returns undefined if the site has no public address.
 */
export function linkedData(site: Site, route: Route, view: View | undefined): string | undefined {
  const { url } = site.content.conference;
  if (url === undefined || view === undefined) return undefined;
  const described = { site, route, whole: (path: string) => `${url}${encodeURI(path)}` };
  const things = [thingOf(view, described), breadcrumbs(view, described)].filter((thing) => thing !== undefined);
  return inlineJson({ '@context': 'https://schema.org', '@graph': things });
}

function thingOf(view: View, described: Described): Thing | undefined {
  switch (view.kind) {
    case 'paper':
    case 'poster':
    case 'talk':
      return (isCited(view.paper, described.site.content.contributions) ? articleData : talkData)(view, described);
    case 'session':
      return eventOf(view, described);
    case 'person':
      return personData(view, described);
    case 'people':
      return listData(
        view.letters.flatMap(({ people }) => people.map(({ name, path }) => ({ name, path }))),
        described,
      );
    case 'papers':
      return listData(
        view.byTitle.map(({ title, path }) => ({ name: title, path })),
        described,
      );
    default:
      return listData(
        view.papers.map(({ title, path }) => ({ name: title, path })),
        described,
      );
  }
}

function articleData(view: PaperView, { site, route, whole }: Described): Thing {
  const { paper, people, kind, update } = view;
  const citation = citationIn(site, view);
  const [[year, month, day]] = citation.issued['date-parts'];
  const two = (number: number) => String(number).padStart(2, '0');
  const address = whole(route.canonical);
  return {
    '@type': kind === 'paper' ? 'ScholarlyArticle' : ['ScholarlyArticle', 'Poster'],
    '@id': address,
    url: address,
    name: paper.title,
    headline: paper.title,
    ...alternateName(paper),
    author: authorsData(people, whole),
    datePublished: `${year}-${two(month)}-${two(day)}`,
    ...(update && { dateModified: update.day }),
    inLanguage: citation.language,
    isPartOf: { '@type': 'PublicationEvent', name: citation['container-title'] },
    ...(citation.abstract && { abstract: citation.abstract }),
    ...(paper.keywords && { keywords: paper.keywords.join(', ') }),
    ...(paper.pages && { pagination: paper.pages }),
    ...(paper.award && { award: paper.award }),
    ...(paper.doi && { sameAs: `https://doi.org/${paper.doi}` }),
  };
}

/** The second title, if there is one. */
const alternateName = ({ secondTitle }: { readonly secondTitle?: string | undefined }): Thing =>
  secondTitle ? { alternateName: secondTitle } : {};

/** The type of somebody who speaks or writes, which people.csv says of organisations. */
const typeOf = ({ organisation }: { readonly organisation?: boolean | undefined } = {}) =>
  organisation ? 'Organization' : 'Person';

const authorsData = (people: PaperView['people'], whole: Described['whole']): Thing[] =>
  people.flatMap(({ group, parts, ...author }) => [
    {
      '@type': typeOf(author),
      name: parts ? fullName(parts) : author.name,
      ...(parts &&
        !('literal' in parts) && {
          familyName: familyOf(parts),
          ...(parts.given && { givenName: parts.given }),
          ...(parts.suffix && { honorificSuffix: parts.suffix }),
        }),
      ...(author.path && { url: whole(author.path) }),
      ...(author.affiliation &&
        !author.organisation && { affiliation: { '@type': 'Organization', name: author.affiliation } }),
      ...sameAsOf(author),
    },
    ...(group ? [{ '@type': 'Organization', name: group }] : []),
  ]);

/** Describes a contribution that is no article: as an event at its first time, else as a work. */
function talkData({ paper, people, presentations }: PaperView, described: Described): Thing {
  const { site, route, whole } = described;
  const { title, abstract, tags = [], status, language = site.content.conference.language } = paper;
  const address = whole(route.canonical);
  const own = {
    '@id': address,
    url: address,
    name: title,
    ...alternateName(paper),
    inLanguage: language,
    description: abstract ? plainTextOf(readAbstract(abstract)) : route.description,
    ...(tags.length > 0 && { keywords: tags.join(', ') }),
  };
  const [first] = presentations;
  if (first === undefined) {
    return { '@type': 'CreativeWork', ...own, ...(people.length > 0 && { author: authorsData(people, whole) }) };
  }
  const { session, minutes = session.minutes, mode = session.mode } = first;
  const held = status ?? session.status;
  const entry = { ...session, minutes, path: route.canonical, ...(mode && { mode }), ...(held && { status: held }) };
  return {
    ...sessionData(entry, site.content.conference, whole, site.words),
    ...own,
    image: imageOf(described),
    ...organizerData(site.content.conference),
    ...superEvent(described),
    ...(people.length > 0 && { performer: authorsData(people, whole) }),
  };
}

function eventOf({ entry, session, speaker, people: own, papers }: SessionView, described: Described): Thing {
  const { site, route, whole } = described;
  const { content, words } = site;
  const { conference } = content;
  const people = [...(speaker?.people ?? []), ...own, ...papers.flatMap((paper) => paper.people.slice(0, 1))];
  return {
    ...sessionData({ ...entry, ...(session.mode && { mode: session.mode }) }, conference, whole, words),
    ...alternateName(session),
    description: session.abstract ? plainTextOf(readAbstract(session.abstract)) : route.description,
    image: imageOf(described),
    ...organizerData(conference),
    ...superEvent(described),
    ...(people.length > 0 && {
      performer: people.map(({ name, path }) => ({
        '@type': typeOf(site.findPerson(name)),
        name,
        ...(path && { url: whole(path) }),
      })),
    }),
  };
}

/** The address of the card of a page. */
const imageOf = ({ site, route, whole }: Described): string => whole(site.at(cardAddress(route)));

/** Returns the conference as the event of which a session is a part. */
function superEvent({ site, whole }: Described): Thing {
  const { conference } = site.content;
  const home = site.routes.of('home');
  return {
    superEvent: {
      '@type': 'Event',
      ...(home && { '@id': whole(home.canonical).replace(/\/$/, '') }),
      name: conference.name,
      startDate: conference.start,
      ...locationData(
        conference.venue && placeData(conference.venue),
        conference.online && home ? whole(home.canonical) : undefined,
      ),
    },
  };
}

function personData(view: PersonView, { site, route, whole }: Described): Thing {
  const address = whole(route.canonical);
  const type = typeOf(site.findPerson(view.name));
  return {
    '@type': type,
    '@id': address,
    url: address,
    name: view.name,
    ...(view.affiliations.length > 0 &&
      type === 'Person' && {
        affiliation: view.affiliations.map((name) => ({ '@type': 'Organization', name })),
      }),
    ...sameAsOf(view),
  };
}

function sameAsOf(person: Parameters<typeof sameAs>[0]): Thing {
  const addresses = sameAs(person);
  return addresses.length > 0 ? { sameAs: addresses } : {};
}

function listData(
  items: readonly { readonly name: string; readonly path?: string | undefined }[],
  { whole }: Described,
): Thing | undefined {
  const linked = items.flatMap(({ name, path }) => (path === undefined ? [] : [{ name, url: whole(path) }]));
  if (linked.length === 0) return undefined;
  return {
    '@type': 'ItemList',
    numberOfItems: linked.length,
    itemListElement: linked.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
  };
}

const LISTS = {
  paper: 'papers',
  poster: 'papers',
  talk: 'papers',
  session: 'schedule',
  person: 'people',
  topic: 'papers',
} as const;

/** Returns the breadcrumbs: home page, list, page. */
function breadcrumbs({ kind }: View, { site, route, whole }: Described): Thing | undefined {
  const list = kind in LISTS ? site.routes.of(LISTS[kind as keyof typeof LISTS]) : undefined;
  const trail = [site.routes.of('home'), list, route].filter((each) => each !== undefined);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ title, canonical }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: whole(canonical),
    })),
  };
}
