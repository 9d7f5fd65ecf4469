import type { SiteContent } from '../../../renderer/site';
import { shownContent } from '../../../scripts/content/site-content';
import { siteOfConference } from '../../support/compiled-conferences';

/** The sample data as pages are given them. */
export const sampleSite = async (): Promise<SiteContent> => shownContent(await siteOfConference('sample'));
