import type { RichText } from '../shared/texts/rich-text';
import { recordOf, type Site } from './site';

/** Returns the text of the error screen; without one in the data, that the page is not there. */
export function errorText({ content, routes, words }: Site): RichText {
  const error = routes.of('error');
  const text = error && recordOf(content.pages, error).text;
  return text ?? { children: [{ tag: 'p', children: [words.defaults.notFound] }] };
}
