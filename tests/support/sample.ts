import { inWork } from '../../scripts/bootstrap/project.mjs';

/** The folders of the sample conference: data, pictures and output. */
export const sample = { data: inWork('data'), public: inWork('public'), dist: inWork('dist') };
