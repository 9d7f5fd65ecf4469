import { Actions } from '../../renderer/components/Actions';
import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import { Picture } from '../../renderer/components/Picture';
import { Prose } from '../../renderer/components/Prose';
import { type PageProps, recordOf, requireContent } from '../../renderer/site';
import styles from '../payment-form/PaymentFormPage.module.css';

/**
 * Shows a picture after a failed payment (specification, section 2.8), the page's text or a usual one, and the button
 * to try again.
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
          <div className={styles.text}>
            {text ? <Prose text={text} /> : <p>{words.defaults.notPaid}</p>}
            <Actions actions={form ? [{ label: form.title, link: form.path }] : []} words={words} />
          </div>
        </div>
      </PageBody>
    </>
  );
}
