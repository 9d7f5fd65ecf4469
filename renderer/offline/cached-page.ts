import type { OfflineSettings } from '../../shared/offline/settings';

/**
 * Formats the time at which a page was cached: "09:12" today, else "Dec 12, 09:12"; by the device's clock, with 24
 * hours.
 */
export function timeInWords(cachedAt: number, now: number, language: string): string {
  const isToday = new Date(cachedAt).toDateString() === new Date(now).toDateString();
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat(language, { ...(!isToday && { month: 'short', day: 'numeric' }), ...time }).format(
    cachedAt,
  );
}

const MAIN = /<main\b[^>]*>/;

/** Adds a note to a cached page that says when it was cached. */
export function withDateNote(html: string, cachedAt: number, now: number, { asOf, language }: OfflineSettings): string {
  const note = asOf.replace('{time}', () => timeInWords(cachedAt, now, language));
  return html.replace(MAIN, (main) => `${main}<p data-as-of="" role="status">${escaped(note)}</p>`);
}

/** Makes the page to show if one is not cached, from the HTML of a cached page, with links to other cached pages. */
export function notCachedPage(html: string, cachedPaths: ReadonlySet<string>, settings: OfflineSettings): string {
  const links = settings.links
    .filter(({ path }) => cachedPaths.has(path))
    .map(({ path, title }) => `<li><a href="${escaped(path)}">${escaped(title)}</a></li>`);
  const replacement = `<div data-not-kept=""><h1>${escaped(settings.notKept)}</h1>${
    links.length > 0 ? `<div><p>${escaped(settings.kept)}</p><ul>${links.join('')}</ul></div>` : ''
  }</div>`;
  return (
    html
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(settings.notKept)}</title>`)
      .replace(/<link rel="canonical"[^>]*>/, '')
      // The menus mark the page that serves as template, not the requested one.
      .replaceAll(' aria-current="page"', '')
      .replace(/(<main\b[^>]*>)[\s\S]*<\/main>/, (_, main: string) => `${main}${replacement}</main>`)
  );
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
