import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Sixty letters without a place to break. */
const LONG_WORD = 'Hochleistungsrechnerverbundsystemsicherheitsuntersuchungsamt';
export const LONG_NAME = `Prof. María de los Ángeles ${LONG_WORD} Ñúñez-Þórðardóttir y Etxeberria Goikoetxea`;
export const ARABIC_NAME = 'الأستاذة فاطمة الزهراء بنت عبد الرحمن القيروانية';
/** Ends with a full stop, which is on the left only with the right direction. */
export const ARABIC_TITLE = 'التعرف على الكلام باللهجة التونسية.';
const LONG_TITLE = `On ${LONG_WORD} and everything that follows from it: ${'a very long title that goes on and on, '.repeat(4)}until here`;
const LONG_PLACE = `Université des ${LONG_WORD} et des Études supérieures, Ouagadougou, Burkina Faso`;

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** One of the longest names, an Arabic one, or one with accents, made unique by a number. */
const nameOf = (index: number) => `${[LONG_NAME, ARABIC_NAME, 'Þóra Ðağlı-Øvergård Ștefănescu'][index % 3]} ${index}`;

/** How each file is changed: what was there, what is there now. */
const CHANGES: Readonly<Record<string, (text: string) => string>> = {
  // Two hundred on one committee; another has one member already. Few have a portrait, and none of these.
  'committee-members.csv': (text) =>
    `${text.trimEnd()}\n${Array.from({ length: 196 }, (_, index) => `steering,${quoted(nameOf(index))},,${quoted(LONG_PLACE)},,,yes`).join('\n')}\n`,
  'committees.csv': (text) => text.replace('Steering committee', `Steering committee and ${LONG_WORD}`),
  'program-committee.csv': (text) =>
    `${text.trimEnd()}\n${[0, 1, 2].map((index) => `${quoted(nameOf(index))},${quoted(LONG_PLACE)},Tunisia`).join('\n')}\n`,
  // The first session keeps one paper, with titles and authors of any length; the second loses all of its own.
  'papers.csv': (text) =>
    text
      .split('\n')
      .filter((line) => !/^\d+,oral-[12],/.test(line))
      .concat([`9001,oral-1,${quoted(LONG_TITLE)},${quoted([LONG_NAME, ARABIC_NAME].join('; '))},online,,,,`])
      .filter(Boolean)
      .join('\n'),
  // Posters with the column that may be left out, one of them in Arabic.
  'posters.csv': (text) =>
    [
      ...text
        .trimEnd()
        .split('\n')
        .map((line, index) => `${line},${index === 0 ? 'language' : ''}`),
      `P98,${ARABIC_TITLE},${ARABIC_NAME},ar`,
      `P99,${quoted(LONG_TITLE)},${quoted([ARABIC_NAME, LONG_NAME].join('; '))},`,
      '',
    ].join('\n'),
  'topics.csv': (text) => text.replace('Affective Computing', LONG_WORD),
  'rooms.csv': (text) => text.replace('Elyssa Room', `Salle ${LONG_WORD}`),
  'sessions.csv': (text) => text.replace('Opening ceremony', quoted(LONG_TITLE)),
  'speakers.yaml': (text) =>
    text
      .replace('name: Prof. Lindiwe Mahlangu', `name: ${LONG_NAME}`)
      .replace('Two Thousand Voices: Language Technology for the Many', LONG_TITLE)
      .replace('name: Prof. Étienne Marchesseau', `name: ${ARABIC_NAME}`),
  'chairs.csv': (text) => text.replace('Prof. Habib Zargouni', LONG_NAME).replace('University of Carthage', LONG_WORD),
  'special-sessions.yaml': (text) =>
    text
      .replace('  title: AI-Healthcare', `  title: ${LONG_WORD}`)
      .replace('name: Wided Hentati', `name: ${ARABIC_NAME}`)
      .replace('name: Olivier Beaurepaire', `name: ${LONG_NAME}`)
      .replace('university: University of Lille, France', `university: ${LONG_PLACE}`)
      .replace('ahlem.bendaoud@', `${LONG_WORD}@`),
  'contacts.csv': (text) => text.replace('academic@', `${LONG_WORD}@`),
  'home.yaml': (text) => text.replace('on Artificial Intelligence\n', `on ${LONG_WORD}\n`),
};

/** Writes a copy of a data folder whose names, titles and lists are as long, as short and as mixed as they may be. */
export function writeHostileData(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  for (const [file, change] of Object.entries(CHANGES)) {
    const path = join(to, file);
    const before = readFileSync(path, 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`${file} has changed: nothing in it was made hostile`);
    writeFileSync(path, after);
  }
}
