import { POSTERS_ANCHOR } from '../../shared/format/schedule-anchors';
import type { Words } from '../../shared/words';
import type { Routes } from '../routes';

interface PostersLinkProps {
  readonly routes: Routes;
  readonly words: Words;
}

/** Links to the list of posters in the schedule. */
export function PostersLink({ routes, words }: PostersLinkProps) {
  const schedule = routes.of('schedule');
  return (
    schedule && (
      <p>
        <a href={`${schedule.path}#${POSTERS_ANCHOR}`}>{words.schedule.listOfPosters}</a>
      </p>
    )
  );
}
