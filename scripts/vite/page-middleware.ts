import type { Connect } from 'vite';
import { renderPage } from 'vite-plugin-ssr/server';
import type { RenderedContent } from '../exports/export';

/** For `npm run dev`: renders the page of an address from the content as it is at that moment. */
export function pageMiddleware(content: () => RenderedContent | undefined): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const current = content();
    if (!current) return next(new Error('There is nothing to show before the data is in order.'));
    const { httpResponse } = await renderPage({ urlOriginal: request.originalUrl ?? '/', content: current });
    if (!httpResponse) return next();
    for (const [name, value] of httpResponse.headers) response.setHeader(name, value);
    response.statusCode = httpResponse.statusCode;
    response.end(httpResponse.body);
  };
}
