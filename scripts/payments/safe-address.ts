/** Tells whether a host is this machine. */
export const isThisMachine = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);

/** Tells whether an address is https, or http of this machine: passwords and numbers of orders go to it. `base` completes one without a host. */
export function isSafeAddress(address: string, base?: string): boolean {
  const { protocol, hostname = '' } = partsOf(address, base) ?? {};
  return protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname));
}

/** Parses an address; undefined if it is none. `URL.parse` is not in every Node 20. */
export const partsOf = (address: string, base?: string): URL | undefined =>
  URL.canParse(address, base) ? new URL(address, base) : undefined;
