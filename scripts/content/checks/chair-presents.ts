import { type Diagnostic, warning } from '../report/diagnostics';
import { defineCheck } from './check';

/** Nobody chairs the session alone in which they present a paper: who keeps the time, and who asks the questions? */
export const chairPresents = defineCheck(['sessions', 'papers'], ({ sessions, papers }, { people }) => {
  const chairs = new Map(
    sessions.map(({ value: { id, title, chairs: all = [] }, at }) => [
      String(id),
      { title, at, keys: all.map((name) => people.identityOf(name)) },
    ]),
  );
  return papers.flatMap(({ value: { id, session, authors }, at }): Diagnostic[] => {
    const [presenter = ''] = authors;
    const chaired = session === undefined ? undefined : chairs.get(String(session));
    // A second chair takes over.
    if (chaired === undefined || chaired.keys.length !== 1 || !chaired.keys.includes(people.identityOf(presenter)))
      return [];
    return [
      warning(
        'chair-presents',
        at('session'),
        `${presenter} presents paper ${id} in "${chaired.title}", and is its only chair.`,
        {
          hint: 'Name a second chair, or correct the chair or the session.',
          related: [{ ...chaired.at('chairs'), message: 'The chair is here.' }],
        },
      ),
    ];
  });
});
