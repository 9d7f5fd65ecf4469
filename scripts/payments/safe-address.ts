/** Tells whether a host is this machine. */
export const isThisMachine = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);

/** Tells whether an address is https, or http of this machine: passwords and numbers of orders go to it. `base` completes one without a host. */
export function isSafeAddress(address: string, base?: string): boolean {
  const { protocol, hostname = '' } = URL.parse(address, base) ?? {};
  return protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname));
}
