import type { Contribution, RenderedContent } from '#content';
import { Abstract } from '../../renderer/components/Abstract';
import marks from '../../renderer/components/Marks.module.css';
import { Isolated } from '../../renderer/components/Names';
import { labelledLink } from '../../shared/format/labelled-link';
import type { Words } from '../../shared/words';
import styles from './PaperList.module.css';

/** The collections with the titles of topics and tracks. */
export type TitlesOfSubjects = Pick<RenderedContent, 'topics' | 'tracks'>;

interface PaperDetailsProps {
  readonly paper: Contribution;
  readonly content: TitlesOfSubjects;
  /** Whether it has a page of its own, which shows what few choose by. */
  readonly hasPage: boolean;
  readonly words: Words;
}

/** Shows the facts of a contribution other than title, people and time, if known. */
export function PaperDetails({ paper, content, hasPage, words }: PaperDetailsProps) {
  const { records, schedule } = words;
  const { award, pages, corresponding, keywords = [], level, tags = [] } = paper;
  const topics = content.topics.filter(({ id }) => paper.topics?.includes(String(id))).map(({ title }) => title);
  const track = content.tracks.find(({ id }) => id === paper.track)?.title;
  const lines = [
    [schedule.track, track],
    [schedule.topics, words.lists.text(topics)],
    [schedule.keywords, !hasPage && words.lists.text(keywords)],
    [records.level, level],
    [records.tags, words.lists.text(tags)],
    [schedule.correspondence, !hasPage && corresponding],
  ] as const;
  return (
    <>
      {award && (
        <p>
          <strong className={marks.mark}>{award}</strong>
        </p>
      )}
      {lines.map(
        ([label, text]) =>
          text && (
            <p key={label} className={styles.more}>
              {label + words.colon}
              <Isolated text={text} language={label === schedule.keywords ? paper.language : undefined} words={words} />
            </p>
          ),
      )}
      {pages && <p className={styles.more}>{schedule.pages(pages)}</p>}
      <Files paper={paper} words={words} />
      {!hasPage && <FoldedAbstract {...paper} words={words} />}
    </>
  );
}

const FILES = ['pdf', 'slides', 'video', 'code'] as const;

/** Links to the files of a contribution, and to whatever else it names. */
function Files({ paper, words: { schedule, colon } }: Pick<PaperDetailsProps, 'paper' | 'words'>) {
  const files = FILES.flatMap((kind) => {
    const address = paper[kind];
    return address === undefined ? [] : [{ address, label: schedule.files[kind] }];
  });
  const doi = paper.doi === undefined ? [] : [{ address: `https://doi.org/${paper.doi}`, label: `doi:${paper.doi}` }];
  const named = (paper.links ?? []).map(labelledLink).map(({ url, label = url }) => ({ address: url, label }));
  const links = [...files, ...doi, ...named];
  if (links.length === 0) return null;
  return (
    <ul className={styles.files}>
      {links.map(({ address, label }) => (
        <li key={label + address}>
          <a href={address} aria-label={label + colon + paper.title}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface FoldedAbstractProps extends Pick<Contribution, 'abstract' | 'language'> {
  readonly words: Words;
}

/** Shows the folded abstract. */
export function FoldedAbstract({ abstract, language, words }: FoldedAbstractProps) {
  if (abstract === undefined) return null;
  return (
    <details>
      <summary>{words.schedule.abstract}</summary>
      <Abstract text={abstract} language={language} />
    </details>
  );
}
