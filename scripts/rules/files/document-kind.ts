import { defineRule, type Found, foundAs, over, say } from '../kit';
import { reasons } from '../reasons';

/** The endings of files: forms to fill in are Word documents, all others are PDF. */
const ENDINGS = {
  booklet: 'pdf',
  'poster-guidelines': 'pdf',
  'special-session-call': 'pdf',
  'proposal-template': 'docx',
} as const;

/** Words in file names that say what kind of document it is. */
const WORDS = [
  ['booklet', /booklet|livret|program/i],
  ['poster-guidelines', /poster.*guide|guide.*poster|poster/i],
  ['proposal-template', /template|proposal|form\b|modele/i],
] as const;

/** Finds documents of another kind than their file name says. */
const documentKind = over(['documents'], ({ documents }) =>
  documents.flatMap(({ value: { file, kind, specialSession }, at }): Found => {
    if (specialSession !== undefined && kind !== 'special-session-call') {
      return foundAs(
        'document-kind',
        at('kind'),
        say`"${file}" belongs to the special session "${specialSession}", and is of the kind "${kind}".`,
        { hint: 'Write special-session-call, or leave the special session empty.' },
      );
    }
    const ending = ENDINGS[kind];
    if (!file.endsWith(`.${ending}`)) {
      return foundAs(
        'document-kind',
        at('file'),
        say`"${file}" ends with .${file.split('.').at(-1)}, and files of the kind "${kind}" end with .${ending}.`,
        {
          hint: `Write ${file.replace(/\.\w+$/, `.${ending}`)}, or correct the kind.`,
        },
      );
    }
    const [said] = WORDS.find(([, word]) => word.test(file)) ?? [];
    const isOwn =
      said === undefined ||
      said === kind ||
      kind === 'special-session-call' ||
      WORDS.some(([each, word]) => each === kind && word.test(file));
    return isOwn
      ? []
      : [
          foundAs(
            'document-kind',
            at('kind'),
            say`"${file}" looks like a file of the kind "${said}", and is of the kind "${kind}".`,
            {
              hint: 'Correct the kind or the name of the file.',
            },
          ),
        ];
  }),
);

export const rule = defineRule({
  code: 'document-kind',
  reason: reasons.wrongDocument,
  finders: [documentKind],
});
