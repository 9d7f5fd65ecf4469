import type { Html } from '#content';
import { recordOf, type Site } from './site';

/** What the error screen says; nothing where the conference has none. */
export function errorText({ content, routes }: Site): Html {
  const error = routes.of('error');
  return (error && recordOf(content.pages, error).text) ?? { html: '' };
}
