import type { Connect } from 'vite';
import { renderPage } from 'vite-plugin-ssr/server';
import { offsetAt } from '../../shared/format/offset-at';
import type { RenderedContent } from '../../shared/model/content';
import { requestPath } from '../serve/request-path';
import type { PageTraffic } from './page-traffic';

/** For `npm run dev`: renders the page at an address from the current content of its edition. */
export function pageMiddleware(
  contents: () => readonly RenderedContent[],
  mark: () => string,
  { during }: PageTraffic,
): Connect.NextHandleFunction {
  const answer = async (...[request, response, next]: Parameters<Connect.NextHandleFunction>): Promise<void> => {
    const [newest, ...past] = contents();
    // Taken now, since the content may change while the page is rendered.
    const script = mark();
    const asked = (requestPath(request.originalUrl ?? '/') ?? '/').replace(/(?<=.)\/$/, '');
    const current = past.find(({ routes }) => routes.some(({ path }) => path === asked)) ?? newest;
    if (!current) return next(new Error('Fix the data errors to see the site.'));
    const urlOriginal = request.originalUrl ?? '/';
    const { httpResponse } = await during(() => renderPage({ urlOriginal, content: current }));
    if (!httpResponse) return next();
    for (const [name, value] of httpResponse.headers) response.setHeader(name, value);
    response.statusCode = httpResponse.statusCode;
    const clock = clockAt(process.env.PREVIEW_AT, current.conference.timeZone);
    response.end(httpResponse.body.replace('<head>', `<head>${clock}`).replace('</body>', `${script}</body>`));
  };
  // Connect ignores rejected promises of middlewares.
  return (request, response, next) => void answer(request, response, next).catch(next);
}

/** Makes a script that starts the browser's clock at a time in the conference's zone (`npx colloquium dev --at`); empty without a time. */
function clockAt(local: string | undefined, timeZone: string): string {
  if (local === undefined) return '';
  const moment = `${local}${offsetAt(timeZone, local)}`;
  return `<script>{const now=Date.now,ahead=Date.parse("${moment}")-now();Date.now=()=>now()+ahead}</script>`;
}
