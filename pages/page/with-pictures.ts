import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Picture } from '../../renderer/components/Picture';
import type { ShowPicture } from '../../shared/picture';

/** As large as a line of text is long. */
const BOX = { width: 608, height: 608 };

/** Puts the sized pictures of the build in place of those that the compiler has written. */
export const withPictures = (html: string, showPicture: ShowPicture): string =>
  html.replace(/<img src="([^"]*)" alt="([^"]*)"[^>]*>/g, (_, address: string, alt: string) => {
    const picture = showPicture(plain(address), 'figure', BOX);
    return renderToStaticMarkup(createElement(Picture, { picture, alt: plain(alt) }));
  });

const SIGNS: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The text of an attribute that markdown-it has escaped. */
const plain = (attribute: string) => attribute.replace(/&(?:amp|lt|gt|quot);/g, (sign) => SIGNS[sign] ?? sign);
