import type { ReactNode } from 'react';
import { InlineList } from '../../renderer/components/InlineList';
import type { PaperView } from '../../shared/program/paper-view';
import type { Words } from '../../shared/words';

/** Lists the facts of a contribution other than its people and texts, if known. */
export function factsOf({ paper, topics, track }: PaperView, words: Words): [label: string, value: ReactNode][] {
  const { award, note, keywords = [], pages, doi, language, board, level, tags = [], licence } = paper;
  const { records, schedule } = words;
  const linked = topics.map(({ title, path }) =>
    path === undefined ? (
      title
    ) : (
      <a key={title} href={path}>
        {title}
      </a>
    ),
  );
  const text = words.lists.text(keywords);
  const listed = text && language ? <bdi lang={language}>{text}</bdi> : text;
  const facts: [string, ReactNode][] = [
    [records.award, award],
    [records.board, board],
    [schedule.track, track],
    [schedule.topics, linked.length > 0 && <InlineList items={linked} words={words} />],
    [schedule.keywords, listed],
    [records.level, level],
    [records.tags, words.lists.text(tags)],
    [records.language, language && words.language(language)],
    [records.pages, pages],
    [records.doi, doi && <a href={`https://doi.org/${doi}`}>{doi}</a>],
    [records.licence, licence],
    [records.note, note],
  ];
  return facts.filter(([, value]) => value);
}
