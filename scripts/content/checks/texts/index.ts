import type { Check } from '../../check';
import type { CollectionName } from '../../collections';
import { allCapitals } from './all-capitals';
import { dividedWord } from './divided-word';
import { emptyItem } from './empty-item';
import { endlessWord } from './endless-word';
import { formulaInText } from './formula-in-text';
import { htmlInText } from './html-in-text';
import { invisibleCharacter } from './invisible-character';
import { latexInText } from './latex-in-text';
import { lostLetter } from './lost-letter';
import { markdownInPlainText } from './markdown-in-plain-text';
import { mergeConflict } from './merge-conflict';
import { misspeltWord } from './misspelt-word';
import { mixedAlphabets } from './mixed-alphabets';
import { placeholder } from './placeholder';
import { repeatedText } from './repeated-text';
import { repeatedWord } from './repeated-word';
import { spaceBeforeSign, straySpace } from './stray-space';
import { templateInPlainText } from './template-in-plain-text';

import { abstractAlone } from './text-cut';
import { textFromPdf } from './text-from-pdf';
import { textMojibake } from './text-mojibake';
import { titleForm } from './title-form';

/** Texts are whole, in one language, and free of what another program left in them. */
export const textsChecks = [
  misspeltWord,
  abstractAlone,
  templateInPlainText,
  allCapitals,
  endlessWord,
  formulaInText,
  htmlInText,
  invisibleCharacter,
  latexInText,
  lostLetter,
  markdownInPlainText,
  mergeConflict,
  mixedAlphabets,
  placeholder,
  repeatedWord,
  straySpace,
  spaceBeforeSign,
  textFromPdf,
  dividedWord,
  textMojibake,
  titleForm,
  repeatedText,
  emptyItem,
] as readonly Check<CollectionName>[]; // runChecks() hands each check the collections that it names, no others
