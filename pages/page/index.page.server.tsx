import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import { type PageProps, recordOf } from '../../renderer/site';
import { trustedHtml } from '../../renderer/trusted-html';
import styles from './page.module.css';
import { withPictures } from './with-pictures';

/** A page that the organisers have written themselves. */
export function Page({ content, route, showPicture }: PageProps) {
  const { title, text } = recordOf(content.freePages, route);
  const html = withPictures(text.html, showPicture);
  return (
    <>
      <PageHeader title={title} />
      <PageBody>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by the compiler from Markdown, raw HTML escaped */}
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />
      </PageBody>
    </>
  );
}
