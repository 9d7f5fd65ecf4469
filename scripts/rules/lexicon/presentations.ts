import { isPoster } from '../../../shared/format/contributions';
import type { Contribution, Presentation } from '../../../shared/model/content';
import type { Entry } from '../../content/validate/validate';

/** A paper in one session, with the times that it has there. */
export interface Talk extends Pick<Contribution, 'id' | 'title' | 'start' | 'end' | 'mode'> {
  readonly session: string;
}

/**
 * Lists every presentation of every paper, at its row in presentations.csv or papers.csv. If both name the same session,
 * presentations.csv wins.
 */
export function talksIn(
  papers: readonly Entry<Contribution>[],
  presentations: readonly Entry<Presentation>[],
): readonly Entry<Talk>[] {
  if (presentations.length === 0) return papers.filter(hasSession);
  const paperOf = new Map(papers.map(({ value }) => [value.id, value]));
  const declared = new Set(presentations.map(({ value: { paper, session } }) => `${paper} ${session}`));
  return [
    ...papers.filter(hasSession).filter(({ value: { id, session } }) => !declared.has(`${id} ${session}`)),
    ...presentations.flatMap(({ value: { paper: id, ...own }, at }) => {
      const paper = paperOf.get(id);
      return paper === undefined || own.session === undefined
        ? []
        : [{ value: { id, title: paper.title, ...own, session: own.session }, at }];
    }),
  ];
}

const hasSession = (entry: Entry<Contribution>): entry is Entry<Contribution & Talk> =>
  entry.value.session !== undefined && !isPoster(entry.value);
