import { EMOJI, packagesFor, unsettable } from '../../content/fonts/paper-letters';
import { defineRule, flawFound, over, say } from '../kit';
import { everyText, isName, type WrittenText } from '../lexicon/every-text';
import { quote } from '../lexicon/flaw';

/** Letters that our fonts may lack: those of other scripts than ours, and emoji. */
const UNUSUAL =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]|(?![©®™])\p{Extended_Pictographic}/u;

/** Fields that are on badges, door signs and cards; and names, which are on certificates, too. */
const ON_PAPER: ReadonlySet<string> = new Set(['title', 'name', 'affiliation', 'affiliations', 'acronym', 'talk']);

const isOnPaper = (written: WrittenText): boolean => isName(written) || ON_PAPER.has(written.field);

/** Finds texts with letters that no font has, and with emoji: documents, badges and cards are without them. */
const lettersWithoutFont = over([], (_records, site) =>
  everyText(site, UNUSUAL, isOnPaper).flatMap((written) => {
    const { text } = written;
    const letters = unsettable(text);
    const whole = { start: 0, end: text.length };
    if (letters.length === 0)
      return EMOJI.test(text)
        ? flawFound(written, {
            ...whole,
            message: say`${quote(text)} has emoji, which are left out on paper and cards.`,
            hint: 'If this is meant so, accept this warning.',
          })
        : [];
    const packages = packagesFor(text);
    return flawFound(written, {
      ...whole,
      message: say`No font for paper has ${letters.slice(0, 10).join(' ')} of ${quote(text)}.`,
      hint:
        packages.length > 0
          ? `Install one: npm install ${packages.join(' ')}. Without it, the badge and the certificate are left out, and other documents have Latin letters.`
          : 'The badge and the certificate are left out, and other documents have Latin letters.',
    });
  }),
);

export const rule = defineRule({
  code: 'letters-without-font',
  reason: {
    en: 'A badge with boxes in place of a name is worse than none.',
    fr: 'Un badge où des cases remplacent le nom est pire que pas de badge.',
    ar: 'شارة فيها مربعات بدل الاسم أسوأ من لا شارة.',
  },
  finders: [lettersWithoutFont],
});
