import { isPoster } from '../../../shared/format/contributions';
import type { Contribution, Presentation } from '../../../shared/model/content';
import type { Entry } from '../../content/validate/validate';

/** A contribution in one session, with the times that it has there. */
export interface Talk extends Pick<Contribution, 'id' | 'start' | 'end' | 'mode'> {
  readonly session: string;
}

/**
 * Lists every presentation of every contribution but posters, at its row in presentations.csv or its own. If both name the same
 * session, presentations.csv wins.
 */
export function talksIn(
  contributions: readonly Entry<Contribution>[],
  presentations: readonly Entry<Presentation>[],
): readonly Entry<Talk>[] {
  const talks = contributions.filter(({ value }) => !isPoster(value));
  const known = new Set(talks.map(({ value }) => value.id));
  const declared = new Set(presentations.map(({ value: { paper, session } }) => `${paper} ${session}`));
  return [
    ...talks.filter(hasSession).filter(({ value: { id, session } }) => !declared.has(`${id} ${session}`)),
    ...presentations.flatMap(({ value: { paper: id, session, ...own }, at }) =>
      session !== undefined && known.has(id) ? [{ value: { ...own, id, session }, at }] : [],
    ),
  ];
}

const hasSession = (entry: Entry<Contribution>): entry is Entry<Contribution & Talk> =>
  entry.value.session !== undefined;
