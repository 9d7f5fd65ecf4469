// Codes: fee-student.

import { defineCheck } from '../../check';
import type { Fee } from '../../content';
import { isStudent } from '../../money/fee-groups';
import { type Diagnostic, warning } from '../../report/diagnostics';
import type { Entry } from '../../validate/validate';

const AUTHOR = /author|paper|auteur|article|مؤلف|ورقة/iu;
/** Who takes part without a paper says so. */
const NOT_AUTHOR = /(?<!\p{L})(?:non[- ]?(?:author|auteur)|without|sans|accompanying|listener|auditeur)|(?:غير|دون) /iu;

/** Of several fees for students, one alone covers a paper: authors would choose by a slip. */
export const coversOfStudents = defineCheck(['fees'], ({ fees }) => {
  const students = fees.filter(({ value }) => isStudent(value) && value.covers !== 'additional-paper');
  const [only, ...more] = students.filter(coversPaper);
  const other = students.find((fee) => !coversPaper(fee));
  if (only === undefined || other === undefined || more.length > 0) return [];
  // Where authors have a row of their own among students, it says so.
  if (AUTHOR.test(only.value.category) || AUTHOR.test(only.value.id)) return [];
  return [
    oddOne({
      odd: only,
      covering: only,
      without: other,
      hint: 'Empty the cell, or fill in the other one: what a registration covers is the same for all students.',
    }),
  ];
});

/** Of several fees for authors, one alone covers no paper: it would have to be paid twice. */
export const coversOfAuthors = defineCheck(['fees'], ({ fees }) => {
  const authors = fees.filter(
    ({ value: { category, covers } }) =>
      AUTHOR.test(category) && !NOT_AUTHOR.test(category) && covers !== 'additional-paper',
  );
  const [only, ...more] = authors.filter((fee) => !coversPaper(fee));
  const other = authors.find(coversPaper);
  if (only === undefined || other === undefined || more.length > 0 || isStudent(only.value)) return [];
  return [
    oddOne({
      odd: only,
      covering: other,
      without: only,
      hint: 'Fill in the cell, or say in the category that it is for those without a paper.',
    }),
  ];
});

const coversPaper = ({ value: { covers } }: Entry<Fee>): boolean => covers !== undefined;

interface Unlike {
  readonly odd: Entry<Fee>;
  readonly covering: Entry<Fee>;
  readonly without: Entry<Fee>;
  readonly hint: string;
}

/** The warning at the one of two fees that is unlike all others. */
const oddOne = ({ odd, covering, without, hint }: Unlike): Diagnostic =>
  warning(
    'fee-student',
    odd.at('covers'),
    `"${covering.value.category}" covers a paper, and "${without.value.category}" does not.`,
    {
      hint,
      related: [{ ...(odd === covering ? without : covering).at('covers'), message: 'The other fee is here.' }],
    },
  );
