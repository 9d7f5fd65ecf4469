import type { IncomingMessage, ServerResponse } from 'node:http';
import { offsetAt } from '../../shared/format/offset-at';
import type { RenderedContent } from '../../shared/model/content';
import { errorMessage } from '../files/error-message';
import { requestPath } from '../serve/request-path';
import type { Handler } from '../serve/site-server';
import type { RenderPage } from '../site/load-renderer';
import type { PageTraffic } from './page-traffic';

interface DevPages {
  /** The contents of all editions, the newest first; none before the data was without errors. */
  readonly contents: () => readonly RenderedContent[];
  readonly renderPage: RenderPage;
  /** The script element of a page of the current content. */
  readonly mark: () => string;
  readonly traffic: PageTraffic;
  /** The time at which pages are shown, in the conference's zone, such as 2023-12-13T11:30. */
  readonly at: string | undefined;
}

/** Renders the page at an address from the current content of its edition. */
export function devPages({ contents, renderPage, mark, traffic, at }: DevPages): Handler {
  const respond = async (request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    const [newest, ...past] = contents();
    // Read now, since the content may change while the page is rendered.
    const script = mark();
    const send = (status: number, html: string) => {
      response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
      response.end(html.replace('</body>', () => `${script}</body>`));
    };
    if (!newest) return send(500, failurePage('Fix the data errors to see the site.'));
    const urlOriginal = request.url ?? '/';
    const asked = (requestPath(urlOriginal) ?? '/').replace(/(?<=.)\/$/, '');
    const content = past.find(({ routes }) => routes.some(({ path }) => path === asked)) ?? newest;
    try {
      const { httpResponse } = await traffic.during(() => renderPage({ urlOriginal, content }));
      if (!httpResponse) return next();
      for (const [name, value] of httpResponse.headers) response.setHeader(name, value);
      const clock = clockAt(at, content.conference.timeZone);
      send(
        httpResponse.statusCode,
        httpResponse.body.replace('<head>', () => `<head>${clock}`),
      );
    } catch (problem) {
      console.error(problem);
      send(500, failurePage(`The page cannot be rendered: ${errorMessage(problem)}`));
    }
  };
  return (...given) => void respond(...given);
}

/** Makes a page in place of one that cannot be shown. The panel of problems appears on it, and it is reloaded like any page. */
const failurePage = (words: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>No page</title></head>
<body data-without-content style="font: 1.25rem/1.5 system-ui, sans-serif; padding: 1rem"><p>${words.replaceAll('<', '&lt;')}</p></body>
</html>
`;

/** Makes a script that starts the browser's clock at a time in the conference's zone; empty without a time. */
function clockAt(local: string | undefined, timeZone: string): string {
  if (local === undefined) return '';
  const moment = `${local}${offsetAt(timeZone, local)}`;
  return `<script>{const now=Date.now,ahead=Date.parse("${moment}")-now();Date.now=()=>now()+ahead}</script>`;
}
