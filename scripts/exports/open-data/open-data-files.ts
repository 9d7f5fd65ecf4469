import { openDataAddress, openTables } from '../../../shared/format/open-data';
import type { ExportFile } from '../export';

/** Lists the files of each table of open data: JSON, CSV and schema. */
export const openDataFiles = (content: Parameters<typeof openTables>[0]): readonly ExportFile[] =>
  openTables(content).flatMap((table): ExportFile[] => [
    {
      address: openDataAddress(table, 'json'),
      make: async (site) => (await import('./open-data')).openJson(table, site),
    },
    {
      address: openDataAddress(table, 'csv'),
      make: async (site) => (await import('./open-data')).openCsv(table, site),
    },
    {
      address: openDataAddress(table, 'schema.json'),
      make: async (site) => (await import('./open-data')).openSchema(table, site),
    },
  ]);
