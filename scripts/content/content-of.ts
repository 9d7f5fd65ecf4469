import { contributionKey } from '../../shared/format/contributions';
import { type CollectionName, collections } from '../../shared/model/collections';
import type { Content, Session } from '../../shared/model/content';
import type { Contribution } from '../../shared/model/contribution';
import type { Contributor } from '../../shared/model/contributor';
import type { ReadFont } from './fonts/read-fonts';
import type { Entry } from './validate/validate';

/** Collects the content: a list of records or a single record for each collection, and all contributors. */
export function contentOf(
  entries: ReadonlyMap<CollectionName, readonly Entry[]>,
  contributors: readonly Contributor[],
  contributions: readonly Contribution[],
  fonts: ReadonlyMap<string, ReadFont> = new Map(),
): Content {
  const values = [...entries].map(([name, records]) => {
    const list = records.map(({ value }) => value);
    return [name, collections[name].shape === 'many' ? list : list[0]];
  });
  const content: Content = { ...Object.fromEntries(values), contributors, contributions }; // Object.fromEntries gives any: every record has passed its schema
  const { theme } = content;
  const measures = fonts.get(theme?.ownFont?.file ?? '');
  return {
    ...content,
    sessions: content.sessions.map(shownAsOnlyOne(contributions)),
    ...(theme && typeof measures === 'object' && { theme: { ...theme, ownMeasures: measures } }),
  };
}

/** Gives a session that consists of one contribution the title, language and status of that: visitors see one thing. */
function shownAsOnlyOne(contributions: readonly Contribution[]): (session: Session) => Session {
  const known = new Map(contributions.map((each) => [contributionKey(each), each]));
  return (session) => {
    const only = known.get(session.contribution ?? '');
    if (only === undefined) return session;
    const { title, language, status = session.status } = only;
    return { ...session, title, ...(language && { language }), ...(status && { status }) };
  };
}
