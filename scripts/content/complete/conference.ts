import { offsetAt, offsetLabel } from '../../../shared/format/offset-at';
import { placeText } from '../../../shared/format/place';
import type { Conference, Session } from '../../../shared/model/content';
import type { Words } from '../../../shared/words';

/** The contents of conference.yaml. Fields that the compiler fills in may be absent. */
export type WrittenConference = Pick<Conference, 'name' | 'acronym' | 'start' | 'end' | 'timeZone'> &
  Partial<Omit<Conference, 'features'>> & { readonly features?: Partial<Conference['features']> };

/** Sources for facts that are not in conference.yaml. */
export interface ConferenceSources {
  readonly sessions: readonly Pick<Session, 'date' | 'start'>[];
  /** Whether home.yaml has news. */
  readonly hasNews: boolean;
}

/** When a conference begins if nothing else is known. */
const MORNING = '09:00';

/** Completes the facts of the conference: missing facts are derived from others. */
export function completeConference(written: WrittenConference, from: ConferenceSources, words: Words): Conference {
  const { acronym, start, timeZone, language = 'en', online = false } = written;
  const target = written.countdownTarget ?? `${start}T${beginning(written, from.sessions)}`;
  return {
    ...written,
    brand: written.brand ?? acronym,
    language,
    online,
    description: written.description ?? describe({ ...written, online }, words),
    countdownTarget: target,
    utcOffset: written.utcOffset ?? offsetAt(timeZone, target),
    timeZoneLabel: written.timeZoneLabel ?? offsetsOf(written).map(offsetLabel).join('/'),
    links: written.links ?? [],
    features: {
      newsBanner: from.hasNews,
      // Its form sends nothing, so that it appears only where the data says so.
      join: false,
      countdown: true,
      sessionPages: true,
      paperPages: true,
      personPages: true,
      topicPages: true,
      search: true,
      myProgramme: true,
      offline: true,
      ...written.features,
    },
  };
}

/** Returns the offsets from UTC during the conference: two if the clocks change in between. */
export const offsetsOf = ({ timeZone, start, end }: Pick<Conference, 'timeZone' | 'start' | 'end'>): string[] => [
  ...new Set([`${start}T12:00`, `${end}T12:00`].map((moment) => offsetAt(timeZone, moment))),
];

function beginning({ start, opens }: WrittenConference, sessions: ConferenceSources['sessions']): string {
  const [first] = sessions
    .filter(({ date }) => date === start)
    .map((session) => session.start)
    .sort();
  return first ?? opens ?? MORNING;
}

function describe(conference: Pick<Conference, 'name' | 'start' | 'end' | 'venue' | 'online'>, words: Words): string {
  const { name, start, end } = conference;
  return words.lists.text([name, placeText(conference, words), words.dates.periodInText(start, end)]);
}
