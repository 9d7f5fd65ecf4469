import type { Content } from '../../../../shared/model/content';
import { siteOfConference } from '../../../support/compiled-conferences';

/** The sample data, compiled in memory: these tests need no `.content/`. */
export const sampleContent = async (): Promise<Content> => (await siteOfConference('sample')).content;
