import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import { PaymentScreen } from '../../renderer/components/PaymentScreen';
import { Prose } from '../../renderer/components/Prose';
import { type PageProps, recordOf } from '../../renderer/site';

/** After a payment that was not made: a single picture, and the page's text if it has one. */
export function Page(props: PageProps) {
  const { content, route } = props;
  const { text } = recordOf(content.pages, route);
  return (
    <>
      <PageHeader title={route.title} />
      <PageBody>
        <PaymentScreen {...props} />
        {text && <Prose text={text} />}
      </PageBody>
    </>
  );
}
