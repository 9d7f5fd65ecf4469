import { changeInWords } from '../../../shared/format/release-changes';
import type { PublishedContent } from '../../../shared/model/content';
import { wordsOf } from '../../../shared/words';
import { guidsOf } from '../program/guids';
import { element, type XmlElement, xmlDocument } from '../xml';

interface FeedEntry {
  /** Its permanent key within the conference. */
  readonly key: string;
  readonly title: string;
  /** In UTC, as YYYY-MM-DDTHH:MM:SSZ. */
  readonly updated: string;
  readonly link: string;
  readonly text?: string;
}

/** Writes the dated news of the home page and the releases of the program as an Atom feed (RFC 4287), newest first. */
export function newsFeed(content: PublishedContent): string {
  const { conference } = content;
  const { url = '' } = conference;
  const guid = guidsOf({ ...conference, url });
  const entries = [...newsOf(content, url), ...releasesOf(content, url)].sort(
    (one, other) => Number(other.updated > one.updated) - Number(other.updated < one.updated),
  );
  const entry = ({ key, title, updated, link, text }: FeedEntry): XmlElement =>
    element('entry', [
      element('id', `urn:uuid:${guid(key)}`),
      element('title', title),
      element('updated', updated),
      element('link', '', { rel: 'alternate', href: link }),
      text === undefined ? undefined : element('content', text, { type: 'text' }),
    ]);
  const feed = [
    element('id', `urn:uuid:${guid('news')}`),
    element('title', conference.acronym),
    element('subtitle', conference.name),
    element('updated', entries[0]?.updated ?? `${conference.start}T00:00:00Z`),
    element('author', [element('name', conference.organizer?.name ?? conference.name)]),
    element('link', '', { rel: 'self', href: `${url}/news.xml`, type: 'application/atom+xml' }),
    element('link', '', { rel: 'alternate', href: url }),
    ...entries.map(entry),
  ];
  return xmlDocument(element('feed', feed, { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': conference.language }));
}

const newsOf = ({ home }: PublishedContent, url: string): FeedEntry[] =>
  home.news.flatMap(({ text, link, date }) =>
    date === undefined
      ? []
      : [
          {
            key: `news-${date}-${text}`,
            title: text,
            updated: `${date}T00:00:00Z`,
            link: link.startsWith('/') ? url + encodeURI(link) : link,
          },
        ],
  );

function releasesOf(content: PublishedContent, url: string): FeedEntry[] {
  const words = wordsOf(content);
  const path = content.pages.find(({ id }) => id === 'changes')?.path ?? '';
  return content.releases.map(({ version, time, note, changes }) => {
    const lines = changes.map((change) => {
      const { mark, facts } = changeInWords(change, words, content.conference);
      return [mark + words.colon + change.title, ...facts.map(({ label, text }) => label + words.colon + text)].join(
        '\n',
      );
    });
    return {
      key: `release-${version}`,
      title: note,
      updated: time,
      link: `${url}${encodeURI(path)}#release-${version}`,
      ...(lines.length > 0 && { text: lines.join('\n\n') }),
    };
  });
}
