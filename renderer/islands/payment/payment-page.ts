/** Whether a host name, as `URL` writes it, is the local machine. */
const isLoopback = (hostname: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/**
 * Whether a payment may be made at an address: HTTPS, on an allowed host. If the site itself is on the local machine,
 * the page may be there, too.
 */
export function isPaymentPage(address: string, allowedHosts: readonly string[], site: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, hostname, username, password } = new URL(address);
  if (username || password) return false;
  if (isLoopback(hostname)) return /^https?:$/.test(protocol) && isLoopback(site);
  return protocol === 'https:' && allowedHosts.includes(host);
}
