import type { Choice } from '../../../shared/fees/choice';
import { problemOfAddress, problemOfEmail, problemOfName, type Rule } from './text-rules';

const RULES: Readonly<Record<keyof Choice, (value: unknown) => boolean>> = {
  participant: (value) => value === 'local' || value === 'international',
  category: isId,
  accommodation: (value) => typeof value === 'boolean',
  papers: (value) => isListOf(value, 2, isPaper),
  supplements: (value) => isListOf(value, 50, isSupplement),
  invoice: (value) => hasFields(value, { name: problemOfName, address: problemOfAddress }),
  attendee: (value) =>
    hasFields(value, { first_name: problemOfName, last_name: problemOfName }, { email: problemOfEmail }),
};

const REQUIRED: readonly (keyof Choice)[] = ['participant', 'category', 'accommodation'];

/**
 * Says what is wrong with a choice; undefined if it is valid. The organisers' service checks whether the amount is right for it.
 */
export function problemOfChoice(value: unknown): string | undefined {
  const given = isObject(value) ? new Map(Object.entries(value)) : undefined;
  const wrong = given && Object.entries(RULES).find(([field, rule]) => given.has(field) && !rule(given.get(field)));
  const missing = REQUIRED.find((field) => !given?.has(field));
  const unknown = given && [...given.keys()].find((field) => !Object.hasOwn(RULES, field));
  if (!given) return 'must be an object.';
  if (missing) return `must have the field ${missing}.`;
  if (unknown !== undefined) return `has no field ${unknown}.`;
  return wrong ? `has an invalid field ${wrong[0]}.` : undefined;
}

function isId(value: unknown): boolean {
  return typeof value === 'string' && /^[A-Za-z0-9][A-Za-z0-9-]{0,99}$/.test(value);
}

const isPaper = (value: unknown) => typeof value === 'string' && /^[^\s\p{Cc}]{1,50}$/u.test(value);

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether an object has these fields and no others. */
function hasFields(
  value: unknown,
  required: Readonly<Record<string, Rule>>,
  optional: Readonly<Record<string, Rule>> = {},
): boolean {
  if (!isObject(value)) return false;
  const given = new Map<string, unknown>(Object.entries(value));
  const rules = new Map(Object.entries({ ...required, ...optional }));
  return (
    Object.keys(required).every((name) => given.has(name)) &&
    [...given].every(([name, each]) => rules.has(name) && rules.get(name)?.(each) === undefined)
  );
}

const isListOf = (value: unknown, most: number, rule: (item: unknown) => boolean) =>
  Array.isArray(value) && value.length >= 1 && value.length <= most && value.every(rule);

const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 1 && Number(value) <= 366;

function isSupplement(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { id, ...counts } = value as Readonly<Record<string, unknown>>; // any object is one
  const names = Object.keys(counts);
  return (
    isId(id) &&
    names.length > 0 &&
    names.every((name) => ['units', 'nights', 'persons'].includes(name) && isCount(counts[name]))
  );
}
