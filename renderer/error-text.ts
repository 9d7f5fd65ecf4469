import type { RichText } from '../shared/texts/rich-text';
import { recordOf, type Site } from './site';

/** Returns the text of the error screen; empty if the conference has none. */
export function errorText({ content, routes }: Site): RichText {
  const error = routes.of('error');
  return (error && recordOf(content.pages, error).text) ?? { children: [] };
}
