import type { RenderedContent } from '#content';
import { renderedContent } from '../../../scripts/content/site-content';
import { siteOfConference } from '../../support/compiled-conferences';

/** The sample data as pages are given them. */
export const sampleSite = async (): Promise<RenderedContent> => renderedContent(await siteOfConference('sample'));
