import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { WrongUsage } from '../../command-line';

/** Milliseconds in which requests are counted: shorter than the longest pause of the site. */
const WINDOW = 10_000;

/** Requests that are answered in a window, from all addresses: far more than a full conference sends when its registration opens. */
const MOST_IN_ALL = 3000;

/** This machine. */
const LOOPBACK = '127.0.0.0/8, ::1';

/** A request that is too much: of one address (429) or of all (503), and the seconds to wait. */
interface TooMany {
  readonly status: 429 | 503;
  readonly seconds: number;
}

/** Counts requests, of each address and in all. A service has one. */
export class Limits {
  readonly #proxies: BlockList;
  readonly #counts = new Map<string, number>();
  #window = 0;

  constructor(proxies = trustedProxies()) {
    this.#proxies = proxies;
  }

  /** Counts a request. `what` has a count of its own for each address, of at most `most`. Requests of this machine are counted in all only. */
  tooMany(request: IncomingMessage, what: string, most: number, now: number): TooMany | undefined {
    const seconds = Math.ceil((WINDOW - (now % WINDOW)) / 1000);
    const client = clientOf(request, this.#proxies);
    if (client !== undefined && this.#count(`${what} ${client}`, now) > most) return { status: 429, seconds };
    // What an address sends beyond its limit takes nothing from the others.
    return this.#count('all', now) > MOST_IN_ALL ? { status: 503, seconds } : undefined;
  }

  /** Tells whether something happens for the first time in a window, so that a flood writes few lines to the log. */
  isFirst(what: string, now: number): boolean {
    return this.#count(`log ${what}`, now) === 1;
  }

  #count(key: string, now: number): number {
    const window = Math.floor(now / WINDOW);
    if (window !== this.#window) this.#counts.clear();
    this.#window = window;
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    return count;
  }
}

/** Reads PAYMENTS_TRUSTED_PROXIES: addresses and networks whose X-Forwarded-For is believed. Throws WrongUsage. */
export function trustedProxies(list?: string): BlockList {
  const proxies = new BlockList();
  for (const each of (list || LOOPBACK).split(/[\s,]+/).filter(Boolean)) {
    const [address = '', bits = isIP(address) === 6 ? '128' : '32'] = each.split('/');
    try {
      proxies.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4');
    } catch {
      throw new WrongUsage(
        `PAYMENTS_TRUSTED_PROXIES has "${each}". Write addresses or networks, as in 10.0.0.0/8, ::1.`,
      );
    }
  }
  return proxies;
}

/**
 * Returns whose request it is: an IPv4 address, or the /64 of an IPv6 address, which one subscriber has. Undefined for this machine, and if
 * a proxy writes something else than addresses.
 */
function clientOf({ socket, headers }: IncomingMessage, proxies: BlockList): string | undefined {
  const isProxy = (address: string) =>
    isIP(address) > 0 && proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  const { remoteAddress = '' } = socket;
  // Each proxy appends the address that it saw; what stands before the last that is not ours can be invented.
  const forwarded = `${headers['x-forwarded-for'] ?? ''}`.split(/[\s,]+/).filter(Boolean);
  const client = isProxy(remoteAddress) ? forwarded.findLast((address) => !isProxy(address)) : remoteAddress;
  return client !== undefined && isIP(client) > 0 ? networkOf(client) : undefined;
}

function networkOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined || isIP(address) === 4) return mapped ?? address;
  // An URL has the shortest form of the address.
  const shortest = new URL(`http://[${address.replace(/%.*/, '')}]`).hostname.slice(1, -1);
  const [start = [], end = []] = shortest.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - start.length - end.length }, () => '0');
  return [...start, ...zeros, ...end].slice(0, 4).join(':');
}
