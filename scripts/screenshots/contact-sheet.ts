/** The pictures of a conference's pages and documents. */
export interface Sheet {
  readonly name: string;
  /** The folder of the pictures; by default it has the same name. */
  readonly folder?: string;
  readonly pages: readonly { readonly path: string; readonly pictures: readonly string[] }[];
}

const STYLE = `
body { margin: 1rem; font: 14px/1.4 sans-serif; background: #777; color: #fff }
section > div { display: flex; gap: .5rem; overflow-x: auto; margin-block-end: 1rem }
a { flex: none; color: inherit }
img { display: block; block-size: 22rem; inline-size: 15rem; object-fit: cover; object-position: top; background: #fff }`;

/** Makes a page that shows all pictures as thumbnails, with links to the pictures. */
export function contactSheet(sheets: readonly Sheet[]): string {
  const body = sheets.map(({ name, folder = name, pages }) => {
    const rows = pages.map(({ path, pictures }) => {
      const thumbs = pictures.map((picture) => {
        const address = `${encodeURIComponent(folder)}/${encodeURIComponent(picture)}`;
        return `<a href="${address}"><img src="${address}" alt="${escaped(picture)}" loading="lazy"></a>`;
      });
      return `<h2>${escaped(path)}</h2><div>${thumbs.join('')}</div>`;
    });
    return `<section><h1>${escaped(name)}</h1>${rows.join('')}</section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screenshots</title><style>${STYLE}</style>${body.join('')}</html>\n`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
