// Codes: fee-late-below-early, fee-student.

import { defineCheck } from '../../check';
import type { Fee } from '../../content';
import { AMOUNTS, groupsOf, isEarly, isExtra, isLate, isStudent } from '../../money/fee-groups';
import { type Diagnostic, warning } from '../../report/diagnostics';
import type { Entry } from '../../validate/validate';
import { dearerThanOthers } from './fee-amounts';

/** What is so much dearer has a digit too many, of which another rule tells. */
const FAR = 4;

/** Who registers late pays no less than who registers early, whether there is one late fee or one for each group. */
export const feeLate = defineCheck(['fees'], ({ fees }) => {
  // Beside an early fee of the same group, the one that is not called early is the late one.
  const earlyGroups = new Set(fees.filter(({ value }) => isEarly(value)).flatMap(({ value }) => groupsOf(value)));
  const comesLate = (fee: Fee) =>
    isLate(fee) || (!isEarly(fee) && groupsOf(fee).some((group) => group !== '' && earlyGroups.has(group)));
  const early = fees.filter(({ value }) => !comesLate(value));
  return fees
    .filter(({ value }) => comesLate(value))
    .flatMap((late) => {
      const groups = groupsOf(late.value);
      const same = early.filter(({ value }) => groupsOf(value).some((group) => group !== '' && groups.includes(group)));
      // A late fee without a group takes the place of all others.
      const before = groups.every((group) => group === '') ? early.filter(({ value }) => !isExtra(value)) : same;
      const below = AMOUNTS.flatMap((column) => belowAny(late, before, column));
      if (below.length > 0) return below;
      const forgotten = same.flatMap((each) => notRaised(late, each)).slice(0, 1);
      return forgotten.length > 0 ? forgotten : notAboveAll(late, before);
    });
});

/** What is dearer late in one currency is so in the other: the same amount in both rows was forgotten, or copied. */
function notRaised(fee: Entry<Fee>, before: Entry<Fee>): Diagnostic[] {
  const [late, early] = [fee.value, before.value];
  const both = AMOUNTS.filter((column) => late[column] !== undefined && early[column] !== undefined);
  const [forgotten, ...more] = both.filter((column) => late[column] === early[column]);
  if (forgotten === undefined || more.length > 0 || both.length < 2) return [];
  return [asDearAs(fee, forgotten, before)];
}

/** A late fee that takes the place of all others is above each of them in some columns, and no dearer than one in another. */
function notAboveAll(fee: Entry<Fee>, before: readonly Entry<Fee>[]): Diagnostic[] {
  const late = fee.value;
  const told = AMOUNTS.filter((column) => late[column] !== undefined);
  const same = told.flatMap((column) => {
    const other = before.find(({ value }) => value[column] === late[column]);
    return other === undefined ? [] : [{ column, other }];
  });
  const [first] = same;
  if (first === undefined || same.length * 2 > told.length || before.length < 2) return [];
  return [asDearAs(fee, first.column, first.other)];
}

/** The warning that one amount of a late fee is that of an early one. */
const asDearAs = ({ value: late, at }: Entry<Fee>, column: (typeof AMOUNTS)[number], early: Entry<Fee>): Diagnostic =>
  warning(
    'fee-late-below-early',
    at(column),
    `"${late.category}" costs ${late[column]}, as "${early.value.category}" does, and is dearer in the other columns.`,
    {
      hint: 'Correct one of the two.',
      related: [{ ...early.at(column), message: 'The early fee is here.' }],
    },
  );

function belowAny(
  { value: late, at }: Entry<Fee>,
  before: readonly Entry<Fee>[],
  column: (typeof AMOUNTS)[number],
): Diagnostic[] {
  const amount = late[column];
  const dearer = before.find(({ value }) => amount !== undefined && (value[column] ?? 0) > amount);
  if (dearer === undefined) return [];
  return [
    warning(
      'fee-late-below-early',
      at(column),
      `"${late.category}" costs ${amount}, and "${dearer.value.category}" ${dearer.value[column]}: whoever waits pays less.`,
      {
        hint: 'Correct one of the two.',
        related: [{ ...dearer.at(column), message: 'The early fee is here.' }],
      },
    ),
  ];
}

/** When a fee can be paid; empty where no row says so. */
const periodOf = ({ until = '', after = '' }: Fee) => (until === '' && after === '' ? '' : `${after}–${until}`);

const NON_MEMBER = /(?<!\p{L})non[- ]?(?:member|membre|adhérent)s?(?!\p{L})|غير (?:ال)?(?:عضو|أعضاء)/iu;
const MEMBER = /(?<!\p{L})(?:member|membre|adhérent)s?(?!\p{L})|(?:ال)?(?:عضو|أعضاء)/iu;

/** What two rows share that differ in the membership alone. */
const besideMembership = (fee: Fee) =>
  `${periodOf(fee)} ${isStudent(fee)} ${fee.category
    .replace(NON_MEMBER, '')
    .replace(MEMBER, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .toLowerCase()}`;

/** Members pay no more than others of the same kind, at the same time. */
export const feeMembership = defineCheck(['fees'], ({ fees }) => {
  const members = fees.filter(
    ({ value: { category, id } }) => MEMBER.test(category) && !NON_MEMBER.test(category) && !id.endsWith('-member'),
  );
  const others = fees.filter(({ value }) => NON_MEMBER.test(value.category));
  return members.flatMap((member) => {
    const other = others.find(({ value }) => besideMembership(value) === besideMembership(member.value));
    return other === undefined ? [] : dearerThanOthers(member, other);
  });
});

/** Students pay no more than others do. */
export const feeStudent = defineCheck(['fees'], ({ fees }) => {
  const full = fees.filter(({ value }) => !(isStudent(value) || isExtra(value)));
  const others = full.filter(({ value }) => !isLate(value));
  // Beside what others pay at the same time, if the table has periods.
  const inPeriod = (student: Fee) =>
    periodOf(student) === '' ? [] : full.filter(({ value }) => periodOf(value) === periodOf(student));
  return fees
    .filter(({ value }) => isStudent(value) && (!isLate(value) || inPeriod(value).length > 0))
    .flatMap(({ value: student, at }) => {
      const group = student.id.replace(/^.*?(?:student|etudiant|phd)s?-?/, '');
      const like = others.filter(
        ({ value }) =>
          group !== '' &&
          value.id.endsWith(group) &&
          value.id.endsWith(`non-${group}`) === student.id.endsWith(`non-${group}`),
      );
      const beside = inPeriod(student);
      const compared = like.length > 0 ? like : beside.length > 0 ? beside : others;
      return AMOUNTS.flatMap((column): Diagnostic[] => {
        const amount = student[column];
        const given = compared.filter(({ value }) => value[column] !== undefined);
        const [first] = given;
        if (
          amount === undefined ||
          first === undefined ||
          given.some(({ value }) => amount <= (value[column] ?? 0) || amount > FAR * (value[column] ?? 0))
        )
          return [];
        return [
          warning(
            'fee-student',
            at(column),
            `"${student.category}" costs ${amount}, and "${first.value.category}" only ${first.value[column]}.`,
            {
              hint: 'Students usually pay less: correct one of the two.',
              related: [{ ...first.at(column), message: 'The other fee is here.' }],
            },
          ),
        ];
      });
    });
});
