import type { RenderedContent } from '#content';
import { shownContent } from '../../../scripts/content/site-content';
import { siteOfConference } from '../../support/compiled-conferences';

/** The sample data as pages are given them. */
export const sampleSite = async (): Promise<RenderedContent> => shownContent(await siteOfConference('sample'));
