import type { Session } from '../../../shared/model/content';
import type { Entry } from '../validate/validate';

/** What is true of a session in all of its blocks, unless one of them says otherwise. */
const OF_ALL_BLOCKS = [
  'people',
  'chairs',
  'abstract',
  'website',
  'link',
  'mode',
  'speaker',
  'panel',
  'specialSession',
] as const satisfies readonly (keyof Session)[];

/** Fills in, where a session goes on, what is written where it begins. Places lead to the cells that say it. */
export function continued(sessions: readonly Entry<Session>[]): readonly Entry<Session>[] {
  if (sessions.every(({ value }) => value.continues === undefined)) return sessions;
  const sessionOf = new Map(sessions.map((entry) => [entry.value.id, entry]));
  return sessions.map((entry) => {
    const { value, at } = entry;
    const first = sessionOf.get(value.continues ?? '');
    if (first === undefined) return entry;
    const fields = OF_ALL_BLOCKS.filter((name) => value[name] === undefined && first.value[name] !== undefined);
    const inherited: ReadonlySet<unknown> = new Set(fields);
    return {
      value: { ...value, ...Object.fromEntries(fields.map((name) => [name, first.value[name]])) },
      at: (...path) => (inherited.has(path[0]) ? first.at(...path) : at(...path)),
    };
  });
}
