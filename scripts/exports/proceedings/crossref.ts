import { citedNames } from '../../../shared/citation/citation';
import { familyOf, type PersonName } from '../../../shared/model/person-name';
import { element, type XmlElement, xmlDocument } from '../xml';
import type { Volume, VolumePaper } from './volume';

const SCHEMA = 'http://www.crossref.org/schema/5.3.1';
const JATS = 'http://www.ncbi.nlm.nih.gov/JATS1';

/**
 * Writes the deposit for Crossref, which makes the papers' DOIs lead to their pages
 * (https://www.crossref.org/documentation/schema-library/): the event, the volume and each paper. The order of elements is that of the
 * schema. The timestamp is that of the last release, so that equal data gives equal bytes.
 */
export function proceedingsCrossref(volume: Volume): string {
  const { proceedings, facts, release, key, papers } = volume;
  const { depositor, publisher } = proceedings;
  const time = release.time ?? `${proceedings.published}T00:00:00Z`;
  const head = element('head', [
    element('doi_batch_id', `${key}-${release.version}`),
    element('timestamp', time.replace(/\D/g, '')),
    element('depositor', [
      element('depositor_name', depositor?.name ?? ''),
      element('email_address', depositor?.email ?? ''),
    ]),
    element('registrant', depositor?.registrant ?? publisher?.name ?? ''),
  ]);
  const editors = (facts.editor ?? []).map((name) => ({ name }));
  const conference = element('conference', [
    editors.length > 0 ? contributors(editors, 'editor') : undefined,
    eventOf(volume),
    volumeElement(volume),
    ...papers.map((paper) => paperOf(paper, volume)),
  ]);
  const attributes = { version: '5.3.1', xmlns: SCHEMA, 'xmlns:jats': JATS };
  return xmlDocument(element('doi_batch', [head, element('body', [conference])], attributes));
}

function eventOf({ conference, place, period }: Volume): XmlElement {
  const dates = (['start', 'end'] as const).flatMap((which) => {
    const [year, month, day] = conference[which].split('-').map(Number);
    return Object.entries({ month, year, day }).map(([part, value]) => [`${which}_${part}`, value] as const);
  });
  return element('event_metadata', [
    element('conference_name', conference.name),
    element('conference_acronym', conference.acronym),
    element('conference_location', place),
    element('conference_date', period, Object.fromEntries(dates)),
  ]);
}

/** Makes the element of the volume, with its series if that has an ISSN, which Crossref requires. */
function volumeElement({ proceedings, facts, conference }: Volume): XmlElement {
  const { series, publisher, published, doi, url } = proceedings;
  const title = element('proceedings_title', proceedings.title);
  const rest = [
    element('publisher', [
      element('publisher_name', publisher?.name ?? ''),
      publisher?.place ? element('publisher_place', publisher.place) : undefined,
    ]),
    publicationDate(published),
    facts.ISBN
      ? element('isbn', facts.ISBN, { media_type: 'electronic' })
      : element('noisbn', '', { reason: series ? 'simple_series' : 'monograph' }),
    doi ? doiData(doi, url ?? conference.url ?? '') : undefined,
  ];
  const language = { language: languageOf(conference.language) };
  if (series?.issn === undefined) return element('proceedings_metadata', [title, ...rest], language);
  return element(
    'proceedings_series_metadata',
    [
      element('series_metadata', [
        element('titles', [element('title', series.title)]),
        element('issn', series.issn, { media_type: 'electronic' }),
      ]),
      title,
      facts.volume ? element('volume', facts.volume) : undefined,
      ...rest,
    ],
    language,
  );
}

function paperOf({ id, people: authors, citation, second }: VolumePaper, { proceedings, key }: Volume): XmlElement {
  const [first, last] = citation.page?.split(/[-–]+/) ?? [];
  // The deposit is permanent: only an English title is surely not the original one.
  const original =
    second && languageOf(citation.language) === 'en' && languageOf(second.language) !== 'en' ? second : undefined;
  const people = authors.flatMap((author) => citedNames(author).map((name) => ({ ...author, name })));
  return element(
    'conference_paper',
    [
      contributors(people, 'author'),
      element('titles', [
        element('title', citation.title),
        original && element('original_language_title', original.title, { language: languageOf(original.language) }),
      ]),
      citation.abstract ? element('jats:abstract', [element('jats:p', citation.abstract)]) : undefined,
      publicationDate(proceedings.published),
      first
        ? element('pages', [element('first_page', first), last ? element('last_page', last) : undefined])
        : undefined,
      doiData(citation.DOI ?? `${proceedings.doiPrefix}/${key}.${id}`, citation.URL ?? ''),
    ],
    { publication_type: 'full_text', language: languageOf(citation.language) },
  );
}

interface Contributing {
  readonly name: PersonName;
  readonly affiliation?: string;
  readonly orcid?: string;
}

const contributors = (people: readonly Contributing[], what: 'author' | 'editor'): XmlElement =>
  element(
    'contributors',
    people.map(({ name, affiliation, orcid }, index) => {
      const role = { sequence: index === 0 ? 'first' : 'additional', contributor_role: what };
      if ('literal' in name) return element('organization', name.literal, role);
      return element(
        'person_name',
        [
          name.given ? element('given_name', name.given) : undefined,
          element('surname', familyOf(name)),
          name.suffix ? element('suffix', name.suffix) : undefined,
          affiliation
            ? element('affiliations', [element('institution', [element('institution_name', affiliation)])])
            : undefined,
          // The authors did not log in at ORCID.
          orcid ? element('ORCID', `https://orcid.org/${orcid}`, { authenticated: 'false' }) : undefined,
        ],
        role,
      );
    }),
  );

function publicationDate(date: string): XmlElement {
  const [year = '', month = '', day = ''] = date.split('-');
  return element('publication_date', [element('month', month), element('day', day), element('year', year)], {
    media_type: 'online',
  });
}

const doiData = (doi: string, resource: string): XmlElement =>
  element('doi_data', [element('doi', doi), element('resource', resource)]);

/** Returns the two letters of a language that the schema allows. */
const languageOf = (tag: string) => tag.slice(0, 2);
