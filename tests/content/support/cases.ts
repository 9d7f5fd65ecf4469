import type { Diagnostic } from '../../../scripts/content/report/diagnostics';
import { IS_THOROUGH } from '../../support/rounds';
import { compile } from './compile';
import { fixtureNames } from './fixture';
import { LinkedBase } from './linked-base';
import { packsOf, type Shares, shareOut } from './packs';

const alone = new Map<string, Promise<readonly Diagnostic[]>>();
const together = new Map<string, Promise<Shares>>();
let linked: LinkedBase | undefined;
/** One compilation at a time has the folder. */
let last: Promise<unknown> = Promise.resolve();

/** What the compiler reports of the base with some cases laid over it. */
function reportOf(names: readonly string[]): Promise<readonly Diagnostic[]> {
  linked ??= new LinkedBase();
  const base = linked;
  const report = last.then(() => base.withCases(names, async (folders) => (await compile(folders)).diagnostics));
  last = report.catch(() => undefined);
  return report;
}

/** What the compiler reports of a case by itself; each is compiled once, however many look at it. */
export function diagnosticsOf(name: string): Promise<readonly Diagnostic[]> {
  const known = alone.get(name) ?? reportOf([name]);
  alone.set(name, known);
  return known;
}

const packs = IS_THOROUGH ? [] : packsOf(fixtureNames);

/**
 * What the compiler reports of a case among others, which change other files: hundreds of compilations become a hundred and a half.
 * In the thorough round each case is by itself.
 */
export async function diagnosticsAmongOthers(name: string): Promise<readonly Diagnostic[]> {
  const shares = await sharesOf(packs.find((names) => names.includes(name)) ?? [name]);
  return shares.get(name) ?? diagnosticsOf(name);
}

/** What the compiler reports of every so many-th pack of cases, together: something of each kind. */
export async function* diagnosticsOfPacks(every: number): AsyncGenerator<readonly Diagnostic[]> {
  for (const [at, names] of (IS_THOROUGH ? fixtureNames.map((name) => [name]) : packs).entries())
    if (at % every === 0) yield [...(await sharesOf(names)).values()].flat();
}

/** What each of some cases gives. They are parted as long as any of them does not give what it must, or something is left over. */
function sharesOf(names: readonly string[]): Promise<Shares> {
  const id = names.join(' ');
  const known = together.get(id) ?? shared(names);
  together.set(id, known);
  return known;
}

async function shared(names: readonly string[]): Promise<Shares> {
  const [first, ...others] = names;
  if (first === undefined) return new Map();
  if (others.length === 0) return new Map([[first, await diagnosticsOf(first)]]);
  const { shares, isWhole, inTheWay } = shareOut(names, await reportOf(names));
  if (isWhole) return shares;
  const isPart = inTheWay.length > 0 && inTheWay.length < names.length;
  const apart = isPart ? inTheWay : names.slice(0, Math.ceil(names.length / 2));
  const rest = names.filter((name) => !apart.includes(name));
  return new Map([...(await sharesOf(rest)), ...(await sharesOf(apart))]);
}

/** For the end of the tests that have asked. */
export function removeCases(): void {
  linked?.remove();
  linked = undefined;
}
