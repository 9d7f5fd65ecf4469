import type { Service } from './service';
import { sessionizeViews } from './sessionize-json';
import { sessionizeTables } from './sessionize-tables';

/** Sessionize: the JSON of its API, and the tables that it exports. */
export const sessionize: Service = { name: 'Sessionize', tables: sessionizeTables, documents: [sessionizeViews] };
