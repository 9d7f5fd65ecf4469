import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Place {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  /** Connections that may wait to be accepted; by default 511. */
  readonly backlog?: number;
}

/**
 * Starts listening and returns the address to open. Rejects like `server.listen`, with an error that has a `code`.
 *
 * @param orNext takes the next free port if this one is in use
 */
export function listen(server: Server, place: Place, orNext = false): Promise<string> {
  const { host, port } = place;
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => {
      if (orNext && error.code === 'EADDRINUSE')
        listen(server, { ...place, port: port + 1 }, orNext).then(resolve, reject);
      else reject(error);
    };
    server.once('error', fail);
    server.listen(place, () => {
      server.off('error', fail);
      const { port: actual } = server.address() as AddressInfo;
      resolve(addressOf({ host, port: actual }));
    });
  });
}

/** Returns the address to open in a browser, where an IPv6 address is in brackets. */
function addressOf({ host, port }: Place): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}/`;
}

/** Describes why an address cannot be listened on. */
export function listenProblem(error: unknown, { host, port }: Place): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const another = 'choose another with --port N';
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use; ${another}`;
    case 'EACCES':
      return `Port ${port} may not be used without more rights; ${another}`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${host} is not an address of this machine; leave --host out, or try --host 0.0.0.0`;
    default:
      return `Port ${port} on ${host} could not be opened: ${error instanceof Error ? error.message : String(error)}`;
  }
}
