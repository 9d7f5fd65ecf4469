import type { Check } from '../../check';
import type { CollectionName } from '../../collections';
import { abstractAlone, abstractCut } from './abstract-form';
import { allCapitals } from './all-capitals';
import { dividedWord } from './divided-word';
import { emptyItem } from './empty-item';
import { emptySection, emptyText, headingAgain } from './empty-text';
import { endlessWord } from './endless-word';
import { formulaInText } from './formula-in-text';
import { htmlInText } from './html-in-text';
import { invisibleCharacter } from './invisible-character';
import { latexInText } from './latex-in-text';
import { lostLetter } from './lost-letter';
import { markdownInPlainText } from './markdown-in-plain-text';
import { mergeConflict } from './merge-conflict';
import { misspeltWord, placeMisspelt } from './misspelt-word';
import { mixedAlphabets } from './mixed-alphabets';
import { otherLanguage } from './other-language';
import { placeholder } from './placeholder';
import { repeatedText } from './repeated-text';
import { repeatedWord } from './repeated-word';
import { calledAlike, itemTwice, pairAlike } from './said-twice';
import { sentenceBeginsSmall } from './sentence-begins-small';
import { spaceBeforeSign, straySpace } from './stray-space';
import { tableCells } from './table-cells';
import { tableEmpty, tableRow } from './table-row';
import { templateInPlainText } from './template-in-plain-text';
import { bracketOpen, sentenceCut, titleCut } from './text-cut';
import { textFromPdf } from './text-from-pdf';
import { textMojibake } from './text-mojibake';
import { titleBeginsSmall } from './title-begins-small';
import { titleForm } from './title-form';
import { turnedName } from './turned-name';

/** Texts are whole, in one language, and free of what another program left in them. */
export const textsChecks = [
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
  tableCells,
  tableRow,
  tableEmpty,
  repeatedText,
  emptyText,
  emptySection,
  headingAgain,
  emptyItem,
  misspeltWord,
  placeMisspelt,
  turnedName,
  itemTwice,
  calledAlike,
  pairAlike,
  titleCut,
  otherLanguage,
  titleBeginsSmall,
  abstractCut,
  sentenceCut,
  abstractAlone,
  sentenceBeginsSmall,
  bracketOpen,
] as readonly Check<CollectionName>[]; // runChecks() hands each check the collections that it names, no others
