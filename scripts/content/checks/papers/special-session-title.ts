// Codes: document-disagrees.

import { defineCheck } from '../../check';
import { isRecord } from '../../fields';
import { plainWords } from '../../plain-words';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { everyText } from '../../texts/every-text';
import { quote } from '../../texts/text-check';

const QUOTED = /[«“"]\s*([^»”"]{4,}?)\s*[»”"]/gu;
/** "Select the track **AI for water**": other words in bold type are no names. */
const TRACK = /(?<!\p{L})(?:track|piste|filière|thème|axe|المسار|محور)\s+(?:of\s+)?\*\*([^*]{4,})\*\*/giu;
const SIGN = /[«“"]|\*\*/;
/** Shorter words are in many titles. */
const SHORTEST = 4;

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(plainWords(text).filter((word) => word.length >= SHORTEST));

/** A special session is called by its own name in its call and in what it asks authors to select. */
export const specialSessionTitle = defineCheck(
  ['specialSessions', 'documents', 'sessions', 'tracks'],
  ({ specialSessions, documents, sessions, tracks }, site) => {
    const asked = new Map(
      everyText(site, SIGN)
        .filter(({ collection, field }) => collection === 'specialSessions' && field === 'submission')
        .map(({ entry, text }) => [isRecord(entry.value) ? entry.value.id : undefined, text]),
    );
    return specialSessions.flatMap(({ value, at }): Diagnostic[] => {
      const { id, title, subtitle = '', menuLabel = '' } = value;
      const submission = asked.get(id) ?? '';
      const of = documents.find((row) => row.value.specialSession === id);
      const inSchedule = sessions.filter((session) => session.value.specialSession === id);
      const own = wordsOf([id.replaceAll('-', ' '), title, subtitle, menuLabel].join(' '));
      const isOwn = (words: string) => [...wordsOf(words)].some((word) => own.has(word)) || wordsOf(words).size === 0;
      const problems: Diagnostic[] = [];
      for (const [, words = ''] of (of?.value.title ?? '').matchAll(QUOTED))
        if (
          of !== undefined &&
          isOther(
            words,
            own,
            inSchedule.map((each) => each.value.title),
          )
        )
          problems.push(
            warning('document-disagrees', of.at('title'), `${quote(words)} is not the special session "${title}".`, {
              hint: 'Correct one of the two: the document, or the title of the session.',
              related: [{ ...at('title'), message: 'The title of the session is here.' }],
            }),
          );
      const known = tracks.map((track) => `${track.value.id} ${track.value.title}`).join(' ');
      for (const [, words = ''] of [...submission.matchAll(QUOTED), ...submission.matchAll(TRACK)])
        if (!(isOwn(words) || [...wordsOf(words)].some((word) => wordsOf(known).has(word))))
          problems.push(
            warning(
              'document-disagrees',
              at('submission'),
              `Authors are asked to select ${quote(words)}, and the session is "${title}".`,
              {
                hint: 'Write the name of this session: the text may have been copied from another.',
              },
            ),
          );
      return problems;
    });
  },
);

/** A name between quotation marks has a word that the session has nowhere. */
function isOther(words: string, own: ReadonlySet<string>, titles: readonly string[]): boolean {
  const said = wordsOf(words);
  const known = new Set([...own, ...titles.flatMap((title) => [...wordsOf(title)])]);
  return [...said].some((word) => !known.has(word));
}
