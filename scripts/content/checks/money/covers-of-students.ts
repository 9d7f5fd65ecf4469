// Codes: fee-student.

import { defineCheck } from '../../check';
import { isStudent } from '../../money/fee-groups';
import { type Diagnostic, warning } from '../../report/diagnostics';

/** Of several fees for students, one alone covers a paper, or one alone does not: authors would choose by a slip. */
export const coversOfStudents = defineCheck(['fees'], ({ fees }) => {
  const students = fees.filter(({ value }) => isStudent(value) && value.covers !== 'additional-paper');
  const covering = students.filter(({ value }) => value.covers !== undefined);
  const [only, ...more] = covering;
  const other = students.find(({ value }) => value.covers === undefined);
  if (only === undefined || other === undefined || more.length > 0) return [];
  // Where authors have a row of their own among students, it says so.
  if (AUTHOR.test(only.value.category) || AUTHOR.test(only.value.id)) return [];
  return [
    warning(
      'fee-student',
      only.at('covers'),
      `"${only.value.category}" covers a paper, and "${other.value.category}" does not.`,
      {
        hint: 'Empty the cell, or fill in the other one: what a registration covers is the same for all students.',
        related: [{ ...other.at('covers'), message: 'The other fee is here.' }],
      },
    ) satisfies Diagnostic,
  ];
});

/** Who takes part without a paper says so. */
const NOT_AUTHOR = /(?<!\p{L})(?:non[- ]?(?:author|auteur)|without|sans|accompanying|listener|auditeur)|(?:غير|دون) /iu;

/** Of several fees for authors, one alone covers no paper: it would have to be paid twice. */
export const coversOfAuthors = defineCheck(['fees'], ({ fees }) => {
  const authors = fees.filter(
    ({ value: { category, covers } }) =>
      AUTHOR.test(category) && !NOT_AUTHOR.test(category) && covers !== 'additional-paper',
  );
  const [only, ...more] = authors.filter(({ value }) => value.covers === undefined);
  const other = authors.find(({ value }) => value.covers !== undefined);
  if (only === undefined || other === undefined || more.length > 0 || isStudent(only.value)) return [];
  return [
    warning(
      'fee-student',
      only.at('covers'),
      `"${other.value.category}" covers a paper, and "${only.value.category}" does not.`,
      {
        hint: 'Fill in the cell, or say in the category that it is for those without a paper.',
        related: [{ ...other.at('covers'), message: 'The other fee is here.' }],
      },
    ),
  ];
});

const AUTHOR = /author|paper|auteur|article|مؤلف|ورقة/iu;
