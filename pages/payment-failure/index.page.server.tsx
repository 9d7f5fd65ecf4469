import { pages } from '#content';
import { PageBody, PageHeader } from '../../renderer/components/PageHeader';
import { PaymentScreen } from '../../renderer/components/PaymentScreen';
import { Prose } from '../../renderer/components/Prose';
import type { PageProps } from '../../renderer/PageProps';
import { prerenderKind, recordOf } from '../../renderer/page';

export const prerender = prerenderKind('payment-failure');

/** After a payment that was not made: a single picture, and the page's text if it has one. */
export function Page({ route }: PageProps) {
  const { text } = recordOf(pages, route);
  return (
    <>
      <PageHeader title={route.title} />
      <PageBody>
        <PaymentScreen kind="payment-failure" path={route.path} />
        {text && <Prose text={text} />}
      </PageBody>
    </>
  );
}
