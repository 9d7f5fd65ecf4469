import { Section } from '../../renderer/components/Section';
import type { PaperView } from '../../shared/program/paper-view';
import type { Words } from '../../shared/words';
import styles from './Files.module.css';

const FILES = ['pdf', 'slides', 'video', 'code'] as const;

interface FilesProps {
  readonly paper: PaperView['paper'];
  readonly words: Words;
}

/** Links to the paper and its supplements. */
export function Files({ paper, words: { records, schedule } }: FilesProps) {
  const files = FILES.flatMap((kind) => (paper[kind] === undefined ? [] : [{ kind, address: paper[kind] }]));
  if (files.length === 0) return null;
  return (
    <Section heading={records.files}>
      <ul className={styles.files}>
        {files.map(({ kind, address }) => (
          <li key={kind}>
            <a href={address} aria-label={records.fileOf(schedule.files[kind], paper.title)}>
              {schedule.files[kind]}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
