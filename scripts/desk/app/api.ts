/** The server is not running, or not to be reached. */
export class Unreachable extends Error {}

/** The server refused something, and says why in a sentence. */
export class Refusal extends Error {}

const STORED = 'desk-key';

/** The key of the desk, from the address by which it was opened. */
export const key: string | undefined = readKey();

/** Takes the key out of the address, so that it is in no link and no picture of the window. */
function readKey(): string | undefined {
  const given = location.hash.slice(1);
  if (given !== '' && !given.startsWith('/')) {
    sessionStorage.setItem(STORED, given);
    history.replaceState(null, '', '#/');
  }
  return sessionStorage.getItem(STORED) ?? undefined;
}

/** Asks the server. Throws `Unreachable` or `Refusal`. */
export async function ask<Answer>(name: string, values: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return send<Answer>(`${name}?${new URLSearchParams(values)}`, {});
}

/** Tells the server to do something. Throws `Unreachable` or `Refusal`. */
export async function tell<Answer>(name: string, value: unknown = {}): Promise<Answer> {
  return send<Answer>(name, {
    method: 'POST',
    body: JSON.stringify(value),
    headers: { 'content-type': 'application/json' },
  });
}

async function send<Answer>(name: string, { headers, ...options }: RequestInit): Promise<Answer> {
  const all = { ...headers, 'x-desk-key': key ?? '' };
  const response = await fetch(`/desk/api/${name}`, { ...options, headers: all }).catch((problem: unknown) => {
    throw new Unreachable(String(problem));
  });
  // The server may stop while it answers.
  const answer: unknown = await response.json().catch((problem: unknown) => {
    throw new Unreachable(String(problem));
  });
  if (response.ok) return answer as Answer; // the contract of the action
  const { problem = response.statusText } = answer as { readonly problem?: string };
  throw new Refusal(problem);
}
