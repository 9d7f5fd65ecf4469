import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import { Picture } from '../../renderer/components/Picture';
import { Prose } from '../../renderer/components/Prose';
import { type PageProps, recordOf, requireContent } from '../../renderer/site';
import styles from '../payment-form/PaymentFormPage.module.css';

/**
 * Shows a picture after a failed payment (specification, section 2.8), and the page's text. Without a text, links to
 * the form and to the contacts.
 */
export function Page({ content, route, routes, showPicture, words }: PageProps) {
  const { text } = recordOf(content.pages, route);
  const { image, imageAlt } = requireContent(content.payment).failure;
  const form = routes.of('payment-form');
  const picture = showPicture(image, 'illustration', { width: 480, height: 320 });
  return (
    <>
      <PageHeader title={route.title} />
      <PageBody>
        <div className={styles.columns}>
          <Picture picture={picture} alt={imageAlt} loading="eager" />
          {text ? (
            <Prose text={text} />
          ) : (
            <ul>
              {form && (
                <li>
                  <a href={form.path}>{form.title}</a>
                </li>
              )}
              <li>
                <a href="#footer">{words.footer.heading}</a>
              </li>
            </ul>
          )}
        </div>
      </PageBody>
    </>
  );
}
