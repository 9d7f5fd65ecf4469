import type { Html } from '#content';
import { recordOf, type Site } from './site';

/** The text of the error screen; undefined if the conference has none. */
export function errorText({ content, routes }: Site): Html {
  const error = routes.of('error');
  return (error && recordOf(content.pages, error).text) ?? { html: '' };
}
