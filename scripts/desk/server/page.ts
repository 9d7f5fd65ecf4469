import type { ServerResponse } from 'node:http';

/** The page of the desk: its script and styles. */
export interface DeskFiles {
  readonly script: string;
  readonly style: string;
}

/** The address of the desk's page. */
export const DESK_PAGE = '/desk/';

/**
 * What the desk's page may load: its own script and styles, and the site beside it. Components of others set styles of elements, so that
 * styles are not restricted; scripts are.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  'font-src data:',
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const HTML = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>Colloquium</title>
<link rel="stylesheet" href="/desk/app.css">
<script type="module" src="/desk/app.js"></script>
</head>
<body><div id="desk"></div><noscript>The desk needs JavaScript.</noscript></body>
</html>
`;

/** Sends the page of the desk, or one of its files. */
export async function pageOfDesk(
  path: string,
  response: ServerResponse,
  files: () => Promise<DeskFiles>,
): Promise<void> {
  const send = (type: string, body: string, status = 200) => {
    response.writeHead(status, {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-cache',
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    response.end(body);
  };
  if (path === '/desk') {
    response.writeHead(308, { location: DESK_PAGE }).end();
    return;
  }
  if (path === DESK_PAGE) return send('text/html', HTML);
  if (path === '/desk/app.js') return send('text/javascript', (await files()).script);
  if (path === '/desk/app.css') return send('text/css', (await files()).style);
  send('text/plain', 'The desk has no such page.', 404);
}
