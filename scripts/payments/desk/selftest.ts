import { type ClicToPayAccess, callOf, errorOf } from '../gateways/clictopay';

/** A case that the gateway wants to see before it opens an access. */
interface Case {
  readonly does: string;
  readonly name: 'register.do' | 'getOrderStatusExtended.do';
  readonly fields: Readonly<Record<string, string>>;
  /** The error code that it must answer. */
  readonly code: string;
}

/** Milliseconds for an answer. */
const LIMIT = 15_000;

/** Returns why the cases must not be run at an address: they would make orders at a gateway that takes money. Undefined if they may. */
export function problemOfHost(url: string): string | undefined {
  const { hostname } = new URL(url);
  const isForTests = /^(localhost|127(\.\d+){3}|\[::1\]|test\..+)$/.test(hostname);
  return isForTests
    ? undefined
    : `${hostname} is no test host. Set CLICTOPAY_URL to the gateway's test address: its host begins with "test.".`;
}

/** Returns the acceptance cases: nothing is paid. `number` is an order number that was never used. */
function casesOf(number: string, origin: string): readonly Case[] {
  const order = { currency: '788', returnUrl: `${origin}/paid`, failUrl: `${origin}/failed`, description: 'Test' };
  const whole = { ...order, orderNumber: number, amount: '1000', language: 'en' };
  const register = 'register.do';
  const status = 'getOrderStatusExtended.do';
  return [
    {
      does: 'A registration without an amount',
      name: register,
      fields: { ...order, orderNumber: `${number}X` },
      code: '4',
    },
    { does: 'A registration that works', name: register, fields: whole, code: '0' },
    { does: 'The same number again', name: register, fields: whole, code: '1' },
    { does: 'The status of an unknown order', name: status, fields: { orderNumber: `${number}Y` }, code: '6' },
    { does: 'The status of the order, which is not paid', name: status, fields: { orderNumber: number }, code: '0' },
  ];
}

/** Runs the acceptance cases, writes a line about each, and returns the number of those that failed. */
export async function selftest(
  access: ClicToPayAccess,
  { number, origin, say }: { readonly number: string; readonly origin: string; readonly say: (line: string) => void },
): Promise<number> {
  const call = callOf(access);
  let failures = 0;
  for (const { does, name, fields, code } of casesOf(number, origin)) {
    const answer = await call(name, fields, LIMIT).catch((problem: unknown) => String(problem));
    const got = typeof answer === 'string' ? answer : `errorCode ${errorOf(answer)}`;
    const status = typeof answer === 'string' ? undefined : answer.get('orderStatus');
    const isRight = got === `errorCode ${code}` && Number(status ?? 0) === 0;
    if (!isRight) failures += 1;
    const outcome = isRight ? 'ok' : `FAILED, expected errorCode ${code}`;
    say(
      [new Date().toISOString(), does, `${name} orderNumber=${fields.orderNumber}`, got, outcome]
        .join('  ')
        .concat(status === undefined ? '' : `  orderStatus ${String(status)}`),
    );
  }
  return failures;
}
