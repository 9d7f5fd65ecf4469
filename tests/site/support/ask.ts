import { type IncomingHttpHeaders, request } from 'node:http';

/** What a server said. */
export interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  /** The bytes as text. */
  readonly body: string;
}

export interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Asks a server for a path exactly as it is written, on a connection of its own; fetch would tidy it up first. */
export function ask(
  origin: string | URL,
  path: string,
  { method = 'GET', headers = {} }: Question = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({ status: response.statusCode, headers: response.headers, bytes, body: bytes.toString('utf8') });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}
