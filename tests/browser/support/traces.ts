import type { Page, Response } from 'playwright-core';

/** Everything in which a page of this site could store something. */
const keptIn = async (page: Page) => ({
  cookies: await page.context().cookies(),
  ...(await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  }))),
});

/**
 * Collects what visits leave behind: requests to other hosts, answers that set a cookie, and what is stored. Who asks for it ends the
 * collecting: an answer that comes when the page is about to be closed reaches no listener any more.
 */
export function followTraces(page: Page, origin: string): () => Promise<readonly string[]> {
  const traces: string[] = [];
  const answers: Promise<void>[] = [];
  const readCookies = async (response: Response) => {
    if ((await response.headersArray()).some(({ name }) => name.toLowerCase() === 'set-cookie'))
      traces.push(`cookie: ${response.url()}`);
  };
  const onResponse = (response: Response) => void answers.push(readCookies(response));
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) traces.push(`another host: ${request.url()}`);
  });
  page.on('response', onResponse);
  return async () => {
    const kept = Object.entries(await keptIn(page)).filter(([, what]) => Object.keys(what).length > 0);
    page.off('response', onResponse);
    await Promise.all(answers);
    return [...traces, ...kept.map(([where, what]) => `${where}: ${JSON.stringify(what)}`)];
  };
}
