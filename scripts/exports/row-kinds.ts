import {
  type ProceedingsFormat,
  proceedingsFormat,
  proceedingsFormatsOf,
} from '../../shared/citation/proceedings-formats';
import { DATES_CALENDAR } from '../../shared/format/calendar-address';
import { hasDatesCalendar } from '../../shared/format/deadlines';
import { themeOf } from '../../shared/theme/theme';
import { matchesPath } from '../content/link/path-pattern';
import { CALENDARS_FROM, calendarsOf } from './calendars/calendars';
import { sitemapFiles } from './discovery/sitemap';
import { defineExport, type Export, type ExportFile } from './export';
import { iconFiles } from './icons/icon-files';
import type { Volume } from './proceedings/volume';

const DATES_FILE: ExportFile = {
  address: DATES_CALENDAR,
  make: async (site) => (await import('./calendars/dates-calendar')).datesCalendar(site),
};

/** Makes a row of calendars. They are not cached, since they are made faster than a cached copy is found. */
export function calendarRow(paths: string): Export {
  return defineExport({
    paths,
    types: { '.ics': 'text/calendar; charset=utf-8' },
    listedIn: CALENDARS_FROM,
    files: ({ content }) =>
      [
        ...calendarsOf(content).map(
          (calendar): ExportFile => ({
            address: calendar.address,
            make: async (site) => (await import('./calendars/make-calendar')).makeCalendar(calendar, site),
          }),
        ),
        ...(hasDatesCalendar(content) ? [DATES_FILE] : []),
      ].filter(({ address }) => matchesPath(paths, address)),
  });
}

/** Makes a row for the program in one file, which apps identify by the site's address. */
export function scheduleRow(address: string, type: string, make: ExportFile['make']): Export {
  return defineExport({
    ...single(address, type, make),
    listedIn: ['conference', 'sessions'],
    files: ({ content: { conference, sessions } }) =>
      conference.url === undefined || sessions.length === 0 ? [] : [{ address, make }],
  });
}

/** Makes a row for the volume in one format. */
export function proceedingsRow(
  id: ProceedingsFormat['id'],
  type: string,
  write: (volume: Volume) => Promise<string>,
): Export {
  const { address } = proceedingsFormat(id);
  const make: ExportFile['make'] = async (site) => write((await import('./proceedings/volume')).volumeOf(site));
  return defineExport({
    ...single(address, type, make),
    listedIn: ['conference', 'contributions', 'proceedings'],
    files: ({ content }) =>
      proceedingsFormatsOf(content).some((format) => format.id === id) ? [{ address, make }] : [],
  });
}

/** Makes a row of sitemaps, which have absolute addresses. */
export function sitemapRow(paths: string): Export {
  return defineExport({
    paths,
    types: { '.xml': 'application/xml; charset=utf-8' },
    listedIn: ['conference'],
    once: true,
    files: ({ content: { conference }, routes, shown, past = [] }) => {
      const { url } = conference;
      if (url === undefined) return [];
      const all = [...(shown?.routes ?? routes), ...past.flatMap((each) => each.shown.routes)];
      return sitemapFiles(url, all)
        .filter(({ address }) => matchesPath(paths, address))
        .map(({ address, text }) => ({ address, make: async () => text() }));
    },
  });
}

/** Makes a row of icons, which replace those in `public/` if the conference has a theme. */
export function iconRow(paths: string, ending: `.${string}`, type: string): Export {
  return defineExport({
    paths,
    types: { [ending]: type },
    listedIn: ['theme'],
    files: ({ content: { theme } }) => iconFiles(themeOf(theme)).filter(({ address }) => matchesPath(paths, address)),
  });
}

/** Makes a row of one file with a fixed address. */
export function single(address: string, type: string, make: ExportFile['make']): Export {
  const ending = /\.\w+$/.exec(address)?.[0] as `.${string}`; // the expression begins with a dot
  return { paths: address, types: { [ending]: type }, listedIn: [], files: () => [{ address, make }] };
}
