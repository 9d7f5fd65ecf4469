import { Section } from '../../renderer/components/Section';
import { labelledLink } from '../../shared/format/labelled-link';
import type { PaperView } from '../../shared/program/paper-view';
import type { Words } from '../../shared/words';
import styles from './Files.module.css';

const FILES = ['pdf', 'slides', 'video', 'code'] as const;

interface FilesProps {
  readonly paper: PaperView['paper'];
  readonly words: Words;
}

/** Links to the files of a contribution, and to whatever else it names. */
export function Files({ paper, words: { records, schedule } }: FilesProps) {
  const files = FILES.flatMap((kind) => {
    const url = paper[kind];
    return url === undefined ? [] : [{ label: schedule.files[kind], url }];
  });
  const links = (paper.links ?? []).map(labelledLink);
  const all = [...files, ...links];
  if (all.length === 0) return null;
  return (
    <Section heading={links.length > 0 ? records.links : records.files}>
      <ul className={styles.files}>
        {all.map(({ url, label = url }) => (
          <li key={`${label} ${url}`}>
            <a href={url} aria-label={records.fileOf(label, paper.title)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
