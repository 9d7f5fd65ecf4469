// Codes: other-acronym.

import { isAboutTheConference, typedByHand } from '../../agreement/whose-texts';
import { defineCheck } from '../../check';
import { affiliationsIn } from '../../people/said-beside';
import { plainWords } from '../../plain-words';
import type { Diagnostic } from '../../report/diagnostics';
import { everyText } from '../../texts/every-text';
import { flawReport, quote } from '../../texts/text-check';

/** Who holds a conference, and to whom one pays: a name behind such words is that of the organisers. */
const HOLDS =
  /(?<!\p{L})(?:(?:[Aa]ccount holder|[Hh]older of the account|[Bb]eneficiary|[Pp]ayee|[Tt]itulaire(?: du compte)?|[Bb]énéficiaire)[*_]*\s?:[*_]*|organi[sz]ed by|run by|held by|hosted by|organisée?s? par|tenue?s? par|صاحب الحساب\s?:|تنظمه|ينظمه)\s+(?:the |la |le |les |l[’'])?\[?((?:\p{Lu}[\p{L}’'-]+|\p{Script=Arabic}+)(?:\s(?:(?:of|for|and|the|de|des|du|la|pour|et|d[’']\S+)\s)*(?:\p{Lu}[\p{L}’'-]+|\p{Script=Arabic}+))+)/gu;
const SIGN = new RegExp(HOLDS.source, 'u');

/** Words that names of bodies share. */
const COMMON: ReadonlySet<string> = new Set(
  'university universite institute institut international internationale society societe association national nationale european africa african research science sciences school ecole centre center college faculty faculte department laboratory laboratoire technology جامعة معهد جمعية كلية'.split(
    ' ',
  ),
);
const tellingWords = (name: string) => plainWords(name).filter((word) => word.length > 3 && !COMMON.has(word));

/** A body that shares a word of its name with the organisers is they, and is called as they are; one that stands nowhere else in the data is no account holder. */
export const organizerInText = defineCheck(['conference', 'partners'], ({ conference, partners }, site) => {
  const name = conference.value.organizer?.name;
  if (name === undefined) return [];
  const own = plainWords(name);
  const telling = new Set(tellingWords(name));
  const bodies = [
    ...partners.map(({ value }) => value.name),
    ...affiliationsIn(site).map(({ text }) => text),
    conference.value.name,
  ].map((body) => ` ${plainWords(body).join(' ')} `);
  return everyText(site, SIGN, isAboutTheConference).flatMap((written): Diagnostic[] =>
    [...typedByHand(written.text).matchAll(HOLDS)].flatMap(({ 0: words, 1: body = '', index }): Diagnostic[] => {
      const said = plainWords(body);
      const isOwn = said.join(' ').includes(own.join(' ')) || said.every((word) => own.includes(word));
      const isKnown = bodies.some((each) => each.includes(` ${said.join(' ')} `));
      if (isOwn || isKnown || !said.some((word) => telling.has(word))) return [];
      const start = index + words.lastIndexOf(body);
      return [
        flawReport('other-acronym', written, {
          ...{ start, end: start + body.length },
          message: `${quote(body)} is not ${quote(name)}.`,
          hint: 'Write {{conference.organizer.name}}: who transfers money looks for the very name.',
          related: [{ ...conference.at('organizer', 'name'), message: 'The name is here.' }],
        }),
      ];
    }),
  );
});
