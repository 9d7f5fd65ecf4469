import type { OfflineSettings } from '../../shared/offline/settings';

/** "09:12" of today, else with the day: "Dec 12, 09:12"; by the clock of the device, in the 24 hours that all pages count. */
export function timeInWords(cachedAt: number, now: number, language: string): string {
  const isToday = new Date(cachedAt).toDateString() === new Date(now).toDateString();
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat(language, { ...(!isToday && { month: 'short', day: 'numeric' }), ...time }).format(
    cachedAt,
  );
}

const MAIN = /<main\b[^>]*>/;

/** A page that was kept, which says of when it is. */
export function withDateNote(html: string, cachedAt: number, now: number, { asOf, language }: OfflineSettings): string {
  const note = asOf.replace('{time}', () => timeInWords(cachedAt, now, language));
  return html.replace(MAIN, (main) => `${main}<p data-as-of="" role="status">${escaped(note)}</p>`);
}

/** A page in the place of one that was not kept, with the look of one that was, and the ways to others. */
export function notCachedPage(html: string, there: ReadonlySet<string>, settings: OfflineSettings): string {
  const ways = settings.ways
    .filter(({ path }) => there.has(path))
    .map(({ path, title }) => `<li><a href="${escaped(path)}">${escaped(title)}</a></li>`);
  const said = `<div data-not-kept=""><h1>${escaped(settings.notKept)}</h1>${
    ways.length > 0 ? `<div><p>${escaped(settings.kept)}</p><ul>${ways.join('')}</ul></div>` : ''
  }</div>`;
  return (
    html
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(settings.notKept)}</title>`)
      .replace(/<link rel="canonical"[^>]*>/, '')
      // The menus mark the page that lends its look, which is not the one that was asked for.
      .replaceAll(' aria-current="page"', '')
      .replace(/(<main\b[^>]*>)[\s\S]*<\/main>/, (_, main: string) => `${main}${said}</main>`)
  );
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
