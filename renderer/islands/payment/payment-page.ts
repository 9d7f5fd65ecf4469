/** Names by which a machine calls itself, as `URL` writes them. */
const isLoopback = (hostname: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/**
 * The address that a payment may be made at: https, on one of the allowed hosts. On a site that is tried on the visitor's
 * own machine it may be on that machine too.
 */
export function isPaymentPage(address: string, allowedHosts: readonly string[], site: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, hostname, username, password } = new URL(address);
  if (username || password) return false;
  if (isLoopback(hostname)) return /^https?:$/.test(protocol) && isLoopback(site);
  return protocol === 'https:' && allowedHosts.includes(host);
}
