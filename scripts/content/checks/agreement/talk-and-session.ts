// Codes: date-disagrees.

import { defineCheck } from '../../check';
import { plainWords } from '../../plain-words';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { quote } from '../../texts/text-check';

/** So large a part of the words of two titles shows that they are meant to be one. */
const SHARED = 0.5;
/** So many others that are called by their talk show that sessions are called so. */
const CUSTOM = 2;

/** What stands behind "Keynote 1:". */
const LABELLED =
  /^(?:(?:opening|closing|invited|plenary|distinguished|conférence|séance)\s+)?(?:keynote(?: (?:talk|lecture|speech|address))?|lecture|talk|plenary|conférence|plénière|invitée|محاضرة)(?:\s+(?:\d{1,2}|[IVX]+))?\s*[:–—]\s+(.+)$/iu;

const wordsOf = (title: string) => new Set(plainWords(title));
const keyOf = (title: string) => [...plainWords(title)].join(' ');

/** A session that is called by the talk of its speaker has the same title in both places. */
export const talkAndSession = defineCheck(['sessions', 'speakers'], ({ sessions, speakers }) => {
  const byId = new Map(speakers.map((speaker) => [speaker.value.id, speaker]));
  const given = sessions.flatMap((session) => {
    const speaker = session.value.speaker === undefined ? undefined : byId.get(session.value.speaker);
    if (speaker === undefined || session.value.status === 'cancelled') return [];
    const [title, talk] = [keyOf(session.value.title), keyOf(speaker.value.talk)];
    // "Keynote 1: What a gauge remembers".
    return talk === '' ? [] : [{ session, speaker, isSame: title === talk || title.includes(talk) }];
  });
  const isCustom = given.filter(({ isSame }) => isSame).length >= CUSTOM;
  return given.flatMap(({ session, speaker, isSame }): Diagnostic[] => {
    const { title } = session.value;
    const { talk, name } = speaker.value;
    if (isSame) return [];
    const said = wordsOf(title);
    const words = [...wordsOf(talk)];
    const shared = words.filter((word) => said.has(word)).length;
    // "Keynote: What a gauge remembers" says that it is the talk, unless it names who speaks.
    const labelled = LABELLED.exec(title)?.[1];
    const isOther =
      labelled !== undefined &&
      !keyOf(talk).includes(keyOf(labelled)) &&
      !plainWords(name).some((word) => plainWords(labelled).includes(word));
    const isMeant = isOther || shared > SHARED * Math.max(words.length, said.size);
    // "Keynote 2" says nothing of the talk.
    const isOwnTitle = isCustom && said.size > 2 && !/\d/.test(title) && shared > 0;
    if (!(isMeant || isOwnTitle)) return [];
    return [
      warning('date-disagrees', session.at('title'), `${quote(title)} is not the talk of ${name}, ${quote(talk)}.`, {
        hint: 'Correct one of the two: visitors look for the talk by its title.',
        related: [{ ...speaker.at('talk'), message: 'The talk is here.' }],
      }),
    ];
  });
});
