import { renderToStaticMarkup } from 'react-dom/server';
import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import { Picture } from '../../renderer/components/Picture';
import prose from '../../renderer/components/Prose.module.css';
import { type PageProps, recordOf } from '../../renderer/site';
import { trustedHtml } from '../../renderer/trusted-html';
import { htmlOf } from '../../shared/texts/rich-text';
import styles from './page.module.css';

/** As large as a line of text is long. */
const BOX = { width: 608, height: 608 };

/** A page that the organisers have written themselves; its pictures come in the sizes that the build makes. */
export function Page({ content, route, showPicture }: PageProps) {
  const { title, text } = recordOf(content.freePages, route);
  const html = htmlOf(text, ({ attributes: { src = '', alt = '' } = {} }) =>
    renderToStaticMarkup(<Picture picture={showPicture(src, 'figure', BOX)} alt={alt} />),
  );
  return (
    <>
      <PageHeader title={title} />
      <PageBody>
        <div
          className={`${prose.prose} ${styles.text}`}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the compiler from Markdown, raw HTML escaped
          dangerouslySetInnerHTML={{ __html: trustedHtml(html.trim()) }}
        />
      </PageBody>
    </>
  );
}
